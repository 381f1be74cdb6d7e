/** Notices that oidc-provider prints at every start, and why they do not matter here. */
const expectedNotices = [
  // oidc-provider is tested on Node 22 and later. It also runs on 20.19, where our tests cover every flow.
  'Unsupported runtime',
  // Sessions should end with the process.
  'development-only in-memory adapter',
]

/** Runs oidc-provider's set-up without these notices; any other warning is printed. */
export async function withoutExpectedNotices<Result>(setUp: () => Promise<Result>): Promise<Result> {
  const { warn } = console
  console.warn = (...words: unknown[]) => {
    if (!expectedNotices.some((notice) => String(words[0]).includes(notice))) warn(...words)
  }
  try {
    return await setUp()
  } finally {
    console.warn = warn
  }
}

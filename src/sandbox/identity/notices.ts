/** What oidc-provider says of every start, and why it may be left unsaid here. */
const expectedNotices = [
  // It is tested on Node 22 and later, and still runs on 20.19, on which our tests drive it through every flow.
  'Unsupported runtime',
  // Sessions are meant to be gone with the process.
  'development-only in-memory adapter',
]

/** Runs oidc-provider's set-up without those notices; any other warning is shown. */
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

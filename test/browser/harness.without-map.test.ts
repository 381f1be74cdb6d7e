import type { Problems } from './harness/problems'
import { expect, test } from './harness/test'

/**
 * Until the harness has heard of it; where that never happens it fails nothing, so that the test passes and is found.
 */
const isHeard = (problems: Problems) =>
  expect
    .poll(() => problems.unexpected())
    .not.toEqual([])
    .catch(() => undefined)

// Each of these must be taken for a failure, or every other browser test could pass on a broken page.
const complaints: Record<string, () => void> = {
  'an error in the console': () => console.error('broken'),
  'a warning in the console': () => console.warn('nearly broken'),
  'an uncaught error': () => void setTimeout(() => JSON.parse('')),
  'a rejected promise': () => void Promise.reject(new Error('nobody listens')),
  'a script that the policy forbids': () => {
    document.body.append(Object.assign(document.createElement('script'), { text: 'void 0' }))
  },
  'a connection that the policy forbids': () => void fetch('https://elsewhere.example/').catch(() => {}),
  'a worker that the policy forbids': () => void new Worker(URL.createObjectURL(new Blob([]))),
  'text that becomes markup': () => {
    document.body.innerHTML = '<p>markup</p>'
  },
  'a request to another host': () => void fetch('http://elsewhere.localhost/').catch(() => {}),
  'a missing file of our own': () => void fetch('/missing.js'),
}

/** One of each way to hear of it; the others are heard in the same ways. */
const quick = [
  'an error in the console',
  'a script that the policy forbids',
  'a worker that the policy forbids',
  'a request to another host',
]

for (const [what, complain] of Object.entries(complaints))
  test.fail(
    `${what} fails a test`,
    { tag: quick.includes(what) ? [] : '@deep' },
    async ({ page, problems }) => {
      await page.goto('/')
      await page.evaluate(complain)
      await isHeard(problems)
    },
  )

test.fail(
  'a connection that the policy forbids a worker fails a test',
  async ({ page, openPage, problems }) => {
    await openPage()
    const worker = page.workers().find((one) => one.url().includes('catalog'))
    await worker?.evaluate(() => fetch('https://elsewhere.example/').catch(() => {}))
    await isHeard(problems)
  },
)

test('expected errors do not fail a test', async ({ page, problems }) => {
  problems.allow(/404/)
  await page.goto('/')
  await page.evaluate(() => fetch('/missing.js'))
})

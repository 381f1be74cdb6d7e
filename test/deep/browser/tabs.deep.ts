import type { Page } from '@playwright/test'
import { openSignedIn } from '../../browser/harness/session-page/session-page'
import { expect, test } from '../../browser/harness/test'
import { watchTokens } from '../../browser/harness/token-traffic'

const expiries = 20
test.use({ site: 'session', sandbox: { SANDBOX_TOKEN_TTL: '5', SANDBOX_STATIONS: '20' } })

test('5 tabs keep their sessions over 20 expiries each', async ({ context, problems }) => {
  // A refusal has no CORS headers: to a page it is a call that failed.
  problems.allow(/401|ERR_FAILED|CORS policy/)
  const refreshes = new Map<Page, number>()
  context.on('request', (request) => {
    if (!request.postData()?.includes('grant_type=refresh_token')) return
    const page = request.frame().page()
    refreshes.set(page, (refreshes.get(page) ?? 0) + 1)
  })
  const traffic = watchTokens(context)
  const pages: Page[] = []
  // Three with slow clocks learn of an expiry by a refusal, two renew in time.
  for (const speed of [0.7, 0.7, 0.7, 1, 1]) pages.push(await openSignedIn(context, speed))

  let asked = 0
  const isDone = () => pages.every((page) => (refreshes.get(page) ?? 0) >= expiries)
  while (!isDone()) {
    for (const { answered, refused } of await Promise.all(
      pages.map((page) => page.evaluate(() => window.sessionPage.ask(4, 250))),
    )) {
      asked += 4
      expect({ answered, refused }).toEqual({ answered: 4, refused: 0 })
    }
    for (const page of pages) expect(await page.evaluate(() => window.sessionPage.state())).toBe('signed-in')
  }
  console.log(`${asked} questions, ${traffic.grants.length - pages.length} refreshes, 0 refused.`)
  expect(traffic.refusals).toBe(0)
})

import { expect, signIn, test, waitUntilSignedIn } from '../../browser/harness/test'
import { watchTokens } from '../../browser/harness/token-traffic'

/**
 * 100 sign-ins, in four browser contexts. In one context, Chromium 153 stopped after 66 to 82 of them: it kept sockets
 * of requests that the reloads had aborted, of which it has six for each host, while both servers still answered.
 */
const contexts = 4
const logins = 25
test.use({ build: 'development', sandbox: { SANDBOX_STATIONS: '20' } })

for (let run = 1; run <= contexts; run += 1)
  test(`${logins} sign-ins where React mounts everything twice exchange ${logins} codes, run ${run}`, async ({
    page,
    context,
    openPage,
  }) => {
    const traffic = watchTokens(context)
    await openPage()
    await signIn(page, 'team')
    for (let login = 1; login < logins; login += 1) {
      expect(traffic.grants).toHaveLength(login)
      // Forgotten here and not at the provider, which then asks for nothing.
      await page.evaluate(() => sessionStorage.clear())
      await page.reload()
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await waitUntilSignedIn(page)
    }
    expect(traffic.grants).toEqual(Array(logins).fill('authorization_code'))
    expect(traffic.refusals).toBe(0)
  })

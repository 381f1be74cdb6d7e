import { expect, signIn, test, waitUntilSignedIn } from '../../browser/harness/test'
import { watchTokens } from '../../browser/harness/token-traffic'

const logins = 100
test.use({ build: 'development', sandbox: { SANDBOX_STATIONS: '20' } })

test('100 sign-ins where React mounts everything twice exchange 100 codes', async ({
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

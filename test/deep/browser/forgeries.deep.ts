import { expect, test } from '../../browser/harness/test'
import { forgedCallbacks, forgedClaims, forgedMetadata, forgedTokens } from '../../unit/auth/forgeries'
import { type SmallProvider, startSmallProvider } from '../../unit/auth/small-provider'

// The policy names the sandbox's provider alone, and this one is somebody else.
test.use({ site: 'session', now: null, sandbox: { SANDBOX_STATIONS: '1' }, bypassCSP: true })

let theirs: SmallProvider

test.beforeEach(async ({ page }) => {
  theirs = await startSmallProvider()
  await page.route('/config.json', async (route) => {
    const config = await (await route.fetch()).json()
    await route.fulfill({
      json: { ...config, identity: { ...config.identity, authority: theirs.authority } },
    })
  })
})
test.afterEach(() => theirs.close())

test('no forged token, metadata or callback signs in, and each leaves a clean address', async ({
  page,
  problems,
}) => {
  problems.allow(/request to another host: http:\/\/127\.0\.0\.1:/, /Login at/)
  const forgeries = [...forgedClaims, ...forgedTokens, ...forgedMetadata, ...forgedCallbacks]
  expect(forgeries.length).toBeGreaterThanOrEqual(60)
  const signIn = async (way: string) => {
    await page.goto(way)
    await page.waitForFunction(() => 'sessionPage' in window)
    const callback = page.waitForRequest(/\/auth\/callback\//)
    await page.evaluate(() => window.sessionPage.signIn())
    await callback
    await page.waitForFunction(
      () =>
        'sessionPage' in window && performance.getEntriesByType('navigation')[0]?.name.includes('callback'),
    )
    return page.evaluate(async () => ({
      state: window.sessionPage.state(),
      reason: window.sessionPage.reason(),
      address: location.href,
      hasToken: await window.sessionPage.hasToken(),
    }))
  }
  expect(await signIn('/?way=good')).toMatchObject({ state: 'signed-in', reason: null, hasToken: true })

  for (const [index, { name, why, redeems, spoil, callback = {} }] of forgeries.entries()) {
    Object.assign(theirs.behaviour, { metadata: {}, token: {}, callback, atLogin: () => spoil?.(theirs) })
    theirs.requests.length = 0
    const came = await signIn(`/?way=${index}`)
    expect(came, name).toMatchObject({ state: 'anonymous', reason: why, hasToken: false })
    expect(came.address, name).not.toMatch(/[?&](code|state|iss|error)=/)
    const redeemed = theirs.requests.filter(({ path }) => path === '/token').length
    expect(redeemed, name).toBe(redeems ? 1 : 0)
  }
  console.log(`${forgeries.length} forgeries of ${forgeries.length} were rejected.`)
})

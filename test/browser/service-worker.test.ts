import { expect, faults, test } from './harness/staged'

test('the service worker answers only for the page, not for unknown addresses or the callback', async ({
  page,
  network,
  openPage,
  problems,
}) => {
  problems.allow(/404|ERR_CONNECTION_RESET|ERR_EMPTY_RESPONSE/)
  await openPage()
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  // From now on it is asked first.
  const lift = network.fail(({ url }) => url.pathname === '/', faults.refuse)
  await openPage('/?access=PUBLIC')
  expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
  lift()
  // What is still being loaded would fail with the page that asked for it.
  await page.waitForLoadState('networkidle')

  expect((await page.goto('/nowhere'))?.status()).toBe(404)
  network.fail(/\/auth\/callback/, faults.refuse)
  await expect(page.goto('/auth/callback/?state=x')).rejects.toThrow(/ERR_/)
})

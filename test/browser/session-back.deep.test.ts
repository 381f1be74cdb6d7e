import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { chromium } from '@playwright/test'
import { launchOptions } from './harness/chromium'
import { freezeClock, frozenNow } from './harness/frozen-clock'
import { closedTags, stationList } from './harness/page-parts'
import { expect, signIn, test } from './harness/test'

// Playwright turns the back/forward cache off, in which pages survive a logout. Chromium keeps ours out of it, too,
// as long as it fetches with `no-store`; test/unit/app/bfcache-guard.test.ts is for browsers that do not.
test.slow()

test('with the back/forward cache, Back shows no closed values after a sign-out in another tab', async ({
  app,
}) => {
  const elsewhere = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<title>Elsewhere</title>'),
  )
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
  const away = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`
  const browser = await chromium.launch({
    ...launchOptions(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  try {
    const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 800 } })
    await freezeClock(context, frozenNow)
    await context.addInitScript(() => {
      window.addEventListener('pageshow', ({ persisted }) => {
        const shown = sessionStorage.getItem('shown') ?? ''
        sessionStorage.setItem(
          'shown',
          `${shown}${persisted ? 'restored' : 'loaded'}: ${document.body.innerText}\n`,
        )
      })
      // Every frame that the page draws.
      const look = () => {
        if (document.body?.textContent?.includes('Closed data'))
          sessionStorage.setItem('closed-frame', String(performance.timeOrigin + performance.now()))
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    const page = await context.newPage()
    await page.goto(`${app.origin}/?q=Alpfleet`)
    await signIn(page, 'team')
    await stationList(page).getByRole('listitem').first().getByRole('button').click()
    await expect(closedTags(page).first()).toBeVisible()

    // Away and back while still signed in: the page starts anew, and the provider knows the person.
    await page.goto(away)
    // It leaves for the provider before it has loaded.
    await page.goBack({ waitUntil: 'commit' })
    await expect(page.getByRole('button', { name: 'Sign out', exact: true })).toBeVisible()
    await expect(closedTags(page).first()).toBeVisible()

    await page.goto(away)
    const other = await context.newPage()
    await other.goto(app.origin)
    await other.getByRole('button', { name: 'Sign in', exact: true }).click()
    const signedOut = await other.evaluate(() => performance.timeOrigin + performance.now())
    await other.getByRole('button', { name: 'Sign out', exact: true }).click()
    await expect(other.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible()
    await expect(closedTags(page)).toHaveCount(0)
    expect(await page.evaluate(() => sessionStorage.getItem('shown'))).not.toContain('Closed data')
    const lastFrame = await page.evaluate(() => Number(sessionStorage.getItem('closed-frame')))
    expect(lastFrame).toBeGreaterThan(0)
    expect(lastFrame).toBeLessThan(signedOut)
  } finally {
    await browser.close()
    elsewhere.close()
  }
})

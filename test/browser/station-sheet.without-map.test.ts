import type { Locator, Page } from '@playwright/test'
import { details, resultCount, stationList } from './harness/page-parts'
import { expect, test } from './harness/test'

async function openFirst(page: Page): Promise<void> {
  await stationList(page).getByRole('listitem').first().getByRole('button').click()
  await expect(details(page).getByText('About this station')).toBeVisible()
}

const close = (page: Page) => details(page).getByRole('button', { name: 'Close', exact: true })

async function expectHeadInSight(page: Page): Promise<void> {
  // What comes later makes it longer.
  await expect(async () => {
    await details(page)
      .locator('.station-scroll')
      .evaluate((scroll) => scroll.scrollTo(0, scroll.scrollHeight))
    await expect(details(page).getByText('Access and payment')).not.toBeInViewport({ timeout: 500 })
  }).toPass()
  await expect(details(page).getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 })
  await close(page).click({ trial: true })
}

test('name and Close stay visible at any scroll position', { tag: '@deep' }, async ({ page, openPage }) => {
  await openPage('/?category=SLEEP%26CHARGE')
  await openFirst(page)
  await expectHeadInSight(page)
})

test('the panel has plugs, access, usually free, history, facts and open values, in this order', async ({
  page,
  openPage,
}) => {
  await openPage('/?provider=Alperia&status=available')
  await openFirst(page)
  const headings = details(page).getByRole('heading', { level: 3 })
  await expect(headings.filter({ hasText: 'The last hours and days' })).toBeVisible()
  await expect(headings.filter({ hasNotText: /^Places to/ })).toHaveText([
    'Plugs',
    'Access and payment',
    'Usually free',
    'The last hours and days',
    'About this station',
    'Latest values',
  ])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  const heightOf = async (page: Page) => (await details(page).boundingBox())?.height ?? 0
  const isHigh = (page: Page, height: 'low' | 'half' | 'full') =>
    expect(details(page)).toHaveAttribute('data-height', height)

  test("the station's sheet has three heights, by key and by swipe", async ({ page, openPage }) => {
    await openPage()
    await openFirst(page)
    const name = details(page).getByRole('heading', { level: 2 })
    await isHigh(page, 'half')
    const half = await heightOf(page)
    await details(page).getByRole('button', { name: 'Show more of the station' }).press('Enter')
    await isHigh(page, 'full')
    expect(await heightOf(page)).toBeGreaterThan(half + 200)
    await expectHeadInSight(page)
    await details(page).getByRole('button', { name: 'Show more map' }).press('Space')
    await isHigh(page, 'low')
    expect(await heightOf(page)).toBeLessThan(half - 200)
    await expect(details(page).getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 })

    await swipe(name, -250)
    await isHigh(page, 'half')
    expect(await heightOf(page), 'it stops where its height says').toBe(half)
    await swipe(name, 250)
    await isHigh(page, 'low')
    await close(page).click()
    await expect(details(page)).toHaveCount(0)
  })

  test("the list's sheet follows a finger on its count, and its controls can be pressed", async ({
    page,
    openPage,
  }) => {
    await openPage()
    const sheet = page.locator('.sheet:has(.results)')
    await expect(sheet).toHaveAttribute('data-height', 'half')
    await expect(sheet.locator('.result-more').getByRole('button').last()).toBeVisible()
    await swipe(resultCount(page), -300)
    await expect(sheet).toHaveAttribute('data-height', 'full')
    await swipe(resultCount(page), 300)
    await expect(sheet).toHaveAttribute('data-height', 'half')
    await sheet.getByRole('combobox', { name: 'Sort by' }).click({ trial: true })
    for (const button of await sheet.locator('.result-more').getByRole('button').all())
      await button.click({ trial: true })
  })

  /** From the middle of the target, as a finger does. */
  async function swipe(target: Locator, by: number): Promise<void> {
    const box = await target.boundingBox()
    if (!box) throw new Error('The target is not there.')
    const page = target.page()
    const debug = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
      debug.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: y === undefined ? [] : [{ x: box.x + 60, y }],
      })
    const from = box.y + box.height / 2
    await touch('touchStart', from)
    for (const share of [0.2, 0.6, 1]) await touch('touchMove', from + by * share)
    await touch('touchEnd')
    await debug.detach()
  }
})

test('Escape closes the share message, then the station', async ({ page, openPage }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share')
    Reflect.deleteProperty(Navigator.prototype, 'clipboard')
  })
  await openPage()
  await openFirst(page)
  const share = details(page).getByRole('button', { name: 'Share' })
  await share.click()
  const link = details(page).getByLabel(/could not be copied/)
  await link.focus()
  await page.keyboard.press('Escape')
  await expect(link).toHaveCount(0)
  await expect(share).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(details(page)).toHaveCount(0)
})

test('the table of the history opens at its head', { tag: '@deep' }, async ({ page, openPage }) => {
  await openPage('/?provider=Alperia&status=available')
  await openFirst(page)
  await details(page).getByRole('button', { name: 'Show as table' }).click()
  const dialog = page.getByRole('dialog', { name: 'The last hours and days' })
  await expect(dialog.getByRole('heading')).toBeInViewport({ ratio: 1 })
  await expect(dialog.getByRole('button', { name: 'CSV' })).toBeFocused()
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 })
})

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true })

  test('status, first plugs and directions are in sight together', async ({ page, openPage }) => {
    await openPage()
    await openFirst(page)
    const directions = details(page).getByRole('button', { name: 'Directions' })
    const plug = details(page).locator('.plug').first()
    const [{ bottom }, { top }] = await Promise.all(
      [plug, directions].map((one) => one.evaluate((element) => element.getBoundingClientRect().toJSON())),
    )
    await expect(details(page).locator('.station-summary')).toBeInViewport({ ratio: 1 })
    expect(bottom, 'no action covers the plug').toBeLessThan(top)
    await directions.tap()
    const dialog = page.getByRole('dialog', { name: 'Directions' })
    await expect(dialog).toBeVisible()
    expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  })
})

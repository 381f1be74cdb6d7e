import type { Page } from '@playwright/test'
import { deferred } from './harness/deferred'
import { waitUntilIdle } from './harness/idle'
import { counts, details, resultCount, stationList, waitForMap } from './harness/page-parts'
import { expect, test } from './harness/test'

const panel = (page: Page, name = 'Settings') => page.getByRole('dialog', { name })

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  await expect(panel(page)).toBeVisible()
}

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

test('the language changes without a reload, and opened parts stay open', async ({ page, openPage }) => {
  await openPage('/?access=PUBLIC')
  await waitForMap(page)
  await stationList(page).getByRole('listitem').first().getByRole('button').first().click()
  await expect(details(page)).toBeVisible()
  const { matched, of } = await counts(page)
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''))

  await openSettings(page)
  const language = panel(page).getByRole('combobox', { name: 'Language' })
  expect(await language.locator('option').allTextContents()).toEqual([
    'English',
    'Deutsch',
    'Italiano',
    'Français',
    'Nederlands',
    'Čeština',
    'Polski',
    'Русский',
  ])
  await language.selectOption('cs')

  await expect(panel(page, 'Nastavení')).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'cs')
  await expect(page).toHaveTitle(/^Nabíjecí stanice/)
  await expect(page.getByRole('combobox', { name: 'Jazyk' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Nastavení' })).toBeFocused()
  await expect(page.getByRole('complementary', { name: 'Podrobnosti o stanici' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('status').first()).toHaveText(
    new RegExp(`^${matched} z ${of} `),
  )
  await expect(page.getByRole('region', { name: 'Mapa', exact: true })).toHaveAttribute('data-state', 'ready')
  await expect(page.locator('body')).toHaveAttribute('data-same-page', '')

  const search = () => new URL(page.url()).searchParams
  expect([search().get('lang'), search().get('access')]).toEqual(['cs', 'PUBLIC'])
  await page.goBack()
  await expect.poll(() => search().get('station')).toBeNull()
  await expect.poll(() => search().get('lang'), 'a step back keeps the language').toBe('cs')
})

test('messages that come late do not replace a language that is chosen later', {
  tag: '@without-map',
}, async ({ page, openPage }) => {
  await openPage()
  const isAsked = deferred()
  const answer = deferred()
  await page.route(/\/assets\/de-[\w-]+\.js/, async (route) => {
    isAsked.resolve()
    await answer.promise
    await route.continue()
  })
  await openSettings(page)
  await panel(page).getByRole('combobox', { name: 'Language' }).selectOption('de')
  await isAsked.promise
  await panel(page).getByRole('combobox', { name: 'Language' }).selectOption('it')
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
  const late = page.waitForEvent('requestfinished', (request) => /\/assets\/de-/.test(request.url()))
  answer.resolve()
  await late
  await waitUntilIdle(page)
  await expect(page.locator('html')).toHaveAttribute('lang', 'it')
})

test('settings are stored for the next visit; a link’s language has priority', { tag: '@deep' }, async ({
  page,
  openPage,
}) => {
  await openPage()
  await openSettings(page)
  await panel(page).getByRole('combobox').selectOption('ru')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru')
  await expect(page.getByRole('button', { name: 'Настройки' })).toBeVisible()
  await page.goto('/?lang=nl')
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
  await expect(page.getByRole('button', { name: 'Instellingen' })).toBeVisible()
})

/** What stands in the legend: each word with the shape and the colour of the icon beside it. */
function legend(page: Page) {
  return page.locator('.legend li').evaluateAll((items) =>
    items.map((item) => {
      const icon = item.querySelector('svg')
      return {
        word: item.textContent?.trim(),
        shape: icon?.checkVisibility() ? icon.innerHTML : 'none',
        colour: icon && getComputedStyle(icon).color,
      }
    }),
  )
}

test('theme and palette can be set by keyboard, and apply before the first paint', {
  tag: '@without-map',
}, async ({ page, openPage }) => {
  await openPage()
  await expect(page.getByRole('region', { name: 'Legend' })).toBeVisible()
  const icons = (await legend(page)).map(({ word, shape }) => ({ word, shape }))
  expect(icons.map(({ word }) => word)).toEqual([
    'Free',
    'Partly free',
    'Occupied',
    'Not free',
    'Out of order',
    'Status not public',
    'No live data',
  ])
  expect(new Set(icons.map(({ shape }) => shape)).size, 'told apart without colour').toBe(icons.length)
  const inList = stationList(page).locator('.status-icon-available').first()
  expect(await inList.innerHTML(), 'the icon of the rows').toBe(icons[0]?.shape)

  const light = await ground(page)
  await page.getByRole('button', { name: 'Settings', exact: true }).press('Enter')
  await expect(panel(page).locator('.legend-key li'), 'where the map has no place for it').toHaveCount(10)
  await panel(page).getByRole('radio', { name: 'Like the device' }).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(panel(page).getByRole('radio', { name: 'Dark' })).toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await ground(page)).not.toBe(light)
  const standard = await legend(page)
  await expect(page.locator('meta[name=theme-color][data-theme=dark]')).toHaveAttribute('media', 'all')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('html')).toHaveAttribute('data-palette', 'contrast')
  const contrast = await legend(page)
  expect(contrast.map(({ word, shape }) => ({ word, shape }))).toEqual(icons)
  for (const [index, { word, colour }] of standard.entries())
    expect(contrast[index]?.colour, `the colour of ${word}`).not.toBe(colour)

  // A slow script: what is painted before it would be in the colours of the system.
  await page.route(/\/assets\/index-[^/]*\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await page.addInitScript(() => {
    new MutationObserver(() => performance.mark('coloured')).observe(document, {
      subtree: true,
      attributeFilter: ['data-theme'],
    })
  })
  await page.goto('/')
  await expect(resultCount(page)).toHaveText(/ of /)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  const [coloured, painted] = await page.evaluate(() => [
    performance.getEntriesByName('coloured')[0]?.startTime ?? -1,
    performance.getEntriesByName('first-paint')[0]?.startTime ?? -1,
  ])
  expect(coloured).toBeGreaterThan(0)
  expect(painted).toBeGreaterThanOrEqual(coloured ?? 0)
})

test('distances change to miles at once', { tag: '@deep' }, async ({ page, openPage }) => {
  await openPage('/?category=SLEEP%26CHARGE')
  await stationList(page).getByRole('listitem').first().getByRole('button').first().click()
  const places = details(page).getByRole('list', { name: 'Places to stay nearby' })
  await expect(places.getByText(/\d k?m\b/).first()).toBeVisible()
  await openSettings(page)
  await panel(page).getByRole('radio', { name: 'Miles' }).check()
  await expect(places.getByText(/\d mi\b/).first()).toBeAttached()
  await expect(places.getByText(/\d k?m\b/)).toHaveCount(0)
})

test('broken stored settings are ignored', { tag: '@deep' }, async ({ page, openPage }) => {
  await openPage()
  for (const kept of ['{', 'null', '{"theme":"neon","language":"xx","units":7}']) {
    await page.evaluate((text) => localStorage.setItem('plugboard.settings', text), kept)
    await page.reload()
    await openSettings(page)
    await expect(page.locator('html')).not.toHaveAttribute('data-theme', /./)
    await expect(panel(page).getByRole('radio', { name: 'Like the device' })).toBeChecked()
    await expect(panel(page).getByRole('radio', { name: 'Kilometres' })).toBeChecked()
  }
})

test.describe('a system setting for more contrast', () => {
  test.use({ contextOptions: { contrast: 'more' } })
  test('sets the high-contrast palette', { tag: '@deep' }, async ({ page, openPage }) => {
    await openPage()
    await expect(page.locator('html')).toHaveAttribute('data-palette', 'contrast')
  })
})

import type { Locator, Page } from '@playwright/test'
import { violations } from './harness/axe'
import { details, mapData, stationList, stationMap, waitForMap } from './harness/page-parts'
import { expect, faults, type Network, test } from './harness/staged'
import { stageTiles, tileHost, toTileHost } from './harness/staged-tiles'

const load = (page: Page) => page.getByRole('button', { name: `Show streets from ${tileHost}` })
const isOnline = (page: Page, label = 'Map data') =>
  expect(page.getByRole('list', { name: label }).getByText('Staged tiles')).toBeVisible()
const zoom = (page: Page) => Number(new URL(page.url()).searchParams.get('at')?.split(',')[2] ?? 0)
const asked = (network: Network) => network.requests(toTileHost).length

/** @param nearZoom zoom level that the map moves to */
async function chooseStation(page: Page, nearZoom: number): Promise<void> {
  await stationList(page).getByRole('listitem').first().getByRole('button').first().click()
  await expect(details(page)).toBeVisible()
  await expect.poll(() => zoom(page)).toBe(nearZoom)
}

/** No preconnect, no prefetch: neither in a header nor in the document. */
async function isUnnamed(page: Page, headers: Record<string, string>): Promise<void> {
  expect(headers.link ?? '').not.toContain(tileHost)
  const links = await page
    .locator('link')
    .evaluateAll((all) => all.map((one) => (one as HTMLLinkElement).href))
  expect(links.filter((href) => href.includes(tileHost))).toEqual([])
}

test('streets from another host load only after permission, which is stored and can be withdrawn', async ({
  page,
  openPage,
  network,
  problems,
}) => {
  await stageTiles(network)
  const document = page.waitForResponse((response) => response.request().isNavigationRequest())
  await openPage()
  await waitForMap(page)
  await expect(load(page), 'the embedded map is enough at region level').toHaveCount(0)
  await chooseStation(page, 11)
  await waitForMap(page)
  await expect(load(page)).toBeVisible()
  await isUnnamed(page, (await document).headers())
  expect(asked(network)).toBe(0)

  problems.allow(/request to another host: http:\/\/tiles\.localhost\//)
  await load(page).press('Enter')
  await expect(page.getByRole('application')).toBeFocused()
  await isOnline(page)
  await expect(load(page)).toHaveCount(0)
  expect(asked(network)).toBeGreaterThan(1)
  await details(page).getByRole('button', { name: 'Close' }).click()
  await chooseStation(page, 14)

  const before = asked(network)
  await page.reload()
  await waitForMap(page)
  await isOnline(page)
  expect(asked(network)).toBeGreaterThan(before)

  await page.getByRole('button', { name: 'Settings', exact: true }).click()
  const streets = page.getByRole('group', { name: `Streets from ${tileHost}` })
  await expect(streets.getByRole('radio', { name: 'Load at once' })).toBeChecked()
  await streets.getByRole('radio', { name: 'Ask first' }).check()
  await page.keyboard.press('Escape')
  await expect(mapData(page).getByText('GSHHG')).toBeVisible()
  await expect(load(page)).toBeVisible()

  const since = asked(network)
  await page.reload()
  await waitForMap(page)
  await expect(load(page)).toBeVisible()
  await page.getByRole('button', { name: 'Zoom out' }).click()
  await waitForMap(page)
  expect(asked(network)).toBe(since)
})

for (const [what, isDismissed] of [
  ['gives a message, and is retried', false],
  ['gives a message that can be dismissed, and is retried', true],
] as const)
  test(`an unreachable host ${what}`, { tag: isDismissed ? [] : '@deep' }, async ({
    page,
    openPage,
    network,
    problems,
  }) => {
    problems.allow(/request to another host: http:\/\/tiles\.localhost\/|503/)
    await stageTiles(network)
    const lift = network.fail(toTileHost, faults.status(503))
    await openPage('/?at=11.35,46.5,13')
    await waitForMap(page)
    await load(page).click()
    const note = stationMap(page).getByRole('status')
    await expect(note).toHaveText('Streets could not be loaded. Trying again.')
    if (isDismissed) {
      await stationMap(page).getByRole('button', { name: 'Dismiss' }).click()
      await expect(note).toHaveCount(0)
    }
    lift()
    await isOnline(page)
    await expect(note).toHaveCount(0)
  })

test('an operator can configure that no permission is needed', { tag: '@deep' }, async ({
  page,
  openPage,
  network,
  problems,
}) => {
  problems.allow(/request to another host: http:\/\/tiles\.localhost\//)
  await stageTiles(network, { ask: false })
  await openPage('/?at=11.35,46.5,13')
  await isOnline(page)
  await expect(load(page)).toHaveCount(0)
})

test.describe('above an opened station of a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 } })
  test('a message about streets does not cover its sign', async ({ page, openPage, network, problems }) => {
    problems.allow(/request to another host: http:\/\/tiles\.localhost\/|503/)
    await stageTiles(network, { ask: false })
    network.fail(toTileHost, faults.status(503))
    await openPage()
    await stationList(page).getByRole('listitem').first().getByRole('button').first().click()
    const note = stationMap(page).getByRole('status')
    await expect(note).toHaveText('Streets could not be loaded. Trying again.')
    await expect(details(page)).toBeVisible()
    const [box, sheet, filters] = await Promise.all(
      [note, details(page), page.locator('.filter-bar')].map((part) => part.boundingBox()),
    )
    if (!box || !sheet || !filters) throw new Error('Expected the note, the sheet and the filters.')
    const middle = (filters.y + filters.height + sheet.y) / 2
    expect(box.y, 'the sign has a radius of 22 px').toBeGreaterThanOrEqual(middle + 22)
    expect(box.y + box.height).toBeLessThanOrEqual(sheet.y)
  })
})

test.describe('on a small screen in a language with long words', () => {
  test.use({ viewport: { width: 320, height: 640 } })
  test('the button and the message fit, and axe finds no violation', { tag: '@deep' }, async ({
    page,
    network,
    problems,
  }) => {
    problems.allow(/request to another host: http:\/\/tiles\.localhost\//)
    await stageTiles(network)
    await page.goto('/?lang=ru&at=11.35,46.5,14')
    await page.getByRole('button', { name: 'Показать улицы' }).click()
    const offer = page.getByRole('button', { name: `Показать улицы с ${tileHost}` })
    await expect(offer).toBeVisible()
    const isInside = (box: { x: number; width: number } | null) =>
      box !== null && box.x >= 0 && box.x + box.width <= 320
    expect(isInside(await offer.boundingBox())).toBe(true)
    expect(await violations(page)).toEqual([])
    await offer.click()
    const credits = page.getByRole('button', { name: 'Данные карты' })
    await credits.click()
    await isOnline(page, 'Данные карты')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Настройки' }).click()
    const streets = page.getByRole('group', { name: `Улицы с ${tileHost}` })
    await streets.scrollIntoViewIfNeeded()
    expect(isInside(await streets.boundingBox())).toBe(true)
    expect(await violations(page)).toEqual([])
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  const folded = (page: Page) => page.getByRole('button', { name: 'Show streets', exact: true })

  test('the offer of streets is small, and names the host before anybody agrees', async ({
    page,
    openPage,
    network,
  }) => {
    await stageTiles(network)
    await openPage('/?at=11.35,46.5,12')
    await waitForMap(page)
    const box = await folded(page).boundingBox()
    expect(box?.height, 'a finger hits it').toBeGreaterThanOrEqual(44)
    const covered = await folded(page).evaluate((button) => {
      const { width, height } = getComputedStyle(button, '::before')
      return Number.parseFloat(width) * Number.parseFloat(height)
    })
    expect(covered, 'less than a third of what the offer itself takes').toBeLessThan(3_250)

    await folded(page).press('Enter')
    await expect(load(page)).toBeFocused()
    await expect(folded(page)).toHaveCount(0)
    expect(asked(network), 'so far nobody has agreed').toBe(0)
    await stationMap(page).getByRole('button', { name: 'Dismiss' }).click()
    await expect(load(page)).toHaveCount(0)
    await expect(folded(page)).toHaveCount(0)
  })

  test('the open credits of the map replace the offer of streets', async ({ page, openPage, network }) => {
    await stageTiles(network)
    await openPage('/?at=11.35,46.5,14')
    const credits = page.getByRole('button', { name: 'Map data' })
    const isReplaced = async (offer: Locator) => {
      await expect(offer).toBeVisible()
      await credits.click()
      await expect(mapData(page)).toBeVisible()
      await expect(offer).toBeHidden()
      await credits.click()
      await expect(offer).toBeVisible()
    }
    await isReplaced(folded(page))
    await folded(page).click()
    await isReplaced(load(page))
  })
})

test('a map without streets says so at street zoom', { tag: '@deep' }, async ({ page, openPage }) => {
  const none = page.getByText('This map has no streets.')
  await openPage('/?at=11.35,46.5,12')
  await waitForMap(page)
  await expect(none).toHaveCount(0)
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect(none).toBeVisible()
})

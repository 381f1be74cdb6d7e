import type { Page } from '@playwright/test'
import { violations } from './harness/axe'
import { configureService } from './harness/configure'
import { frozenNow } from './harness/frozen-clock'
import { counts } from './harness/page-parts'
import { rowsOf } from './harness/rows'
import { expect, signIn, test } from './harness/test'

// Records that are rejected, and ids without one.
test.use({ sandbox: { SANDBOX_FLAWS: '1' } })

const door = (page: Page) => page.getByRole('button', { name: 'About this data' })
const dataPage = (page: Page) => page.getByRole('dialog', { name: 'About this data' })
const section = (page: Page, title: string) =>
  dataPage(page)
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title }) })

/** What is missing by the rows of the service, and when the newest value was measured. */
async function toldBy(sandboxOrigin: string) {
  const all = await rowsOf<{ scode: unknown; scoordinate?: { x: number; y: number } }>(
    sandboxOrigin,
    'EChargingStation?limit=-1&select=scode,scoordinate',
  )
  const plugs = await rowsOf(sandboxOrigin, 'EChargingPlug?limit=-1&select=scode,pcode')
  const statuses =
    'number-available,echarging-plug-status,echarging-plug-status-ocpi,echarging-plug-status-oicp'
  const series = await rowsOf(
    sandboxOrigin,
    `EChargingStation,EChargingPlug/${statuses}?limit=-1&select=scode`,
  )
  const latest = await rowsOf<{ mvalidtime: string } & Record<string, string>>(
    sandboxOrigin,
    'EChargingStation,EChargingPlug/*/latest?limit=-1&distinct=false&select=mvalidtime,smetadata.provider,pmetadata.provider',
  )
  const stations = all.filter(({ scode }) => typeof scode === 'string' && scode !== '')
  const reporting = new Set(series.map(({ scode }) => scode))
  for (const { scode, pcode } of plugs) if (reporting.has(scode)) reporting.add(pcode)
  return {
    withoutLive: stations.filter(({ scode }) => !reporting.has(scode)).length,
    unplaced: stations.filter(
      ({ scoordinate: coordinates }) => !coordinates || (coordinates.x === 0 && coordinates.y === 0),
    ).length,
    rejected: all.length - stations.length + plugs.filter(({ pcode }) => typeof pcode !== 'string').length,
    measured: latest.map((row) => ({
      provider: row['smetadata.provider'] ?? row['pmetadata.provider'],
      measuredAt: Date.parse(row.mvalidtime),
    })),
  }
}

/** Hours and minutes as the region reads them. */
const clock = (at: number) =>
  new Date(at).toLocaleTimeString('en-GB', { timeZone: 'Europe/Rome', hour: '2-digit', minute: '2-digit' })

/** The number that stands over a name. */
async function figure(page: Page, name: string): Promise<number> {
  const term = section(page, 'What is here').getByText(name, { exact: true })
  return Number((await term.locator('xpath=following-sibling::dd').textContent())?.replaceAll(',', ''))
}

test('shows publisher, age, counts and rejected records, as the line below the list does', async ({
  page,
  openPage,
  app,
}) => {
  const { withoutLive, unplaced, rejected, measured } = await toldBy(app.sandboxOrigin)
  for (const missing of [withoutLive, unplaced, rejected]) expect(missing).toBeGreaterThan(1)
  await openPage()
  const { of } = await counts(page)
  await expect(page.locator('.freshness-words')).toHaveText('Fetched 14:02 · About this data · Legend')
  const attribution = page.getByRole('region', { name: 'Map' }).getByRole('list', { name: 'Map data' })
  await expect(attribution.getByRole('link', { name: 'Plugboard sandbox, CC0' })).toBeVisible()
  await door(page).click()
  await expect(dataPage(page).getByRole('link', { name: 'CC0' })).toHaveAttribute('href', /creativecommons/)
  await expect(dataPage(page).getByRole('link', { name: 'sandbox@example.org' })).toHaveAttribute(
    'href',
    'mailto:sandbox@example.org',
  )
  await expect(dataPage(page)).toContainText('Fetched 14:02.')
  const newest = Math.max(...measured.map(({ measuredAt }) => measuredAt))
  await expect(dataPage(page)).toContainText(`Newest measurement ${clock(newest)}.`)
  await expect.poll(() => figure(page, 'Series')).toBeGreaterThan(of)
  expect(await figure(page, 'Stations')).toBe(of)

  expect(await figure(page, 'Without live data')).toBe(withoutLive)
  expect(await figure(page, 'Not on the map')).toBe(unplaced)
  expect(await figure(page, 'Records rejected')).toBe(rejected)
  const rows = section(page, 'Records that were rejected').getByRole('row')
  await expect(rows).toHaveCount(rejected + 1)
  await expect(rows.nth(1)).toContainText('Id (scode): ')

  const free = section(page, 'What is measured').getByRole('row', { name: /^Free plugs/ })
  await expect(free).toContainText(/ago|just now/)
  await expect(section(page, 'What is measured')).not.toContainText('echarging-plug-status')

  const theirs = measured.filter(({ provider }) => provider === 'Alperia')
  const old = theirs.filter(({ measuredAt }) => Date.parse(frozenNow) - measuredAt > 30 * 60_000)
  expect(old.length).toBeGreaterThan(0)
  const ages = section(page, 'Old values')
  await expect(ages).toContainText(
    'measured more than 30 min ago; where changes alone are sent, more than 24 hr ago',
  )
  await expect(ages.getByRole('row', { name: /^Alperia/ }).getByRole('cell')).toHaveText([
    String(theirs.length),
    `${Math.round((100 * old.length) / theirs.length)}%`,
    /ago|just now/,
  ])
  await expect(ages.getByRole('row', { name: /^STA/ })).toContainText('No live data')
})

test('closes by Escape and returns the focus', { tag: '@deep' }, async ({ page, openPage }) => {
  await openPage()
  await door(page).click()
  await expect(dataPage(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dataPage(page)).toHaveCount(0)
  await expect(door(page)).toBeFocused()
})

test('its script loads when it is opened', { tag: '@deep' }, async ({ page, openPage }) => {
  const scripts: string[] = []
  page.on('request', (request) => void scripts.push(request.url()))
  await openPage()
  expect(scripts.filter((url) => url.includes('DataPage'))).toEqual([])
  await door(page).click()
  await expect(dataPage(page)).toBeVisible()
  expect(scripts.filter((url) => url.includes('DataPage')).length).toBeGreaterThan(0)
})

test("signed-in viewers see the number of closed values, and the service's names", { tag: '@deep' }, async ({
  page,
  openPage,
}) => {
  await openPage()
  await signIn(page, 'team')
  await door(page).click()
  const measured = section(page, 'What is measured')
  await expect(measured).toContainText(/of these only for your team/)
  await expect(measured).toContainText('number-available')
})

test('with v1, ids without a station are listed', { tag: '@deep' }, async ({ page, openPage, app }) => {
  await configureService(page, () => ({ dialect: 'v1', baseUrl: `${app.sandboxOrigin}/dataset` }))
  await openPage()
  await door(page).click()
  await expect(section(page, 'Ids without a station')).toContainText('AER_00000001')
  await expect(section(page, 'What is measured')).toContainText('Open a station to see what it measures.')
})

for (const colorScheme of ['light', 'dark'] as const)
  for (const width of [1280, 390])
    test.describe(`${colorScheme}, ${width} px wide`, () => {
      test.use({ colorScheme, viewport: { width, height: 844 } })
      test('axe finds no violation, and no element is wider than the page', { tag: '@deep' }, async ({
        page,
        openPage,
        webgl,
      }) => {
        await openPage()
        // Without a map the list has the whole screen.
        if (width < 700 && webgl) await page.getByRole('button', { name: 'Show more of the list' }).click()
        await door(page).click()
        await expect(section(page, 'Records that were rejected').getByRole('row').nth(1)).toBeVisible()
        expect(await violations(page)).toEqual([])
        const { scrollWidth, clientWidth } = await dataPage(page).evaluate(
          ({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }),
        )
        expect(scrollWidth).toBe(clientWidth)
      })
    })

import { counts, listed, option, stationList } from './harness/page-parts'
import { rowsOf } from './harness/rows'
import { expect, test } from './harness/test'

test('a chip removes its filter, and reset removes all', async ({ page, openPage }) => {
  await openPage('/?access=PUBLIC&category=EAT%26CHARGE')
  await page.getByRole('button', { name: 'Remove filter Public' }).click()
  await expect(option(page, 'Access type', 'Public')).not.toBeChecked()
  await expect(option(page, 'Category', 'Eat & charge')).toBeChecked()
  await page.getByRole('button', { name: 'Reset filters' }).click()
  await expect(option(page, 'Category', 'Eat & charge')).not.toBeChecked()
  expect(new URL(page.url()).search).toBe('')
})

test('filters without a match give a message with a reset button', { tag: '@deep' }, async ({
  page,
  openPage,
}) => {
  await openPage('/?q=no+such+place')
  await expect(page.getByText('No station fits these filters')).toBeVisible()
  await expect.poll(async () => (await counts(page)).matched).toBe(0)
  await page.getByRole('main').getByRole('button', { name: 'Reset filters' }).last().click()
  await expect(stationList(page)).toBeVisible()
})

test('a value that no station has is ignored with a notice, a malformed one without', async ({
  page,
  openPage,
}) => {
  await openPage('/?access=MOON&status=bogus&at=nowhere')
  await expect(page.getByText('This filter fits no station here and is ignored: MOON.')).toBeVisible()
  const { matched, of } = await counts(page)
  expect(matched).toBe(of)
})

test('the search filters while typing, without case and accents', async ({ page, openPage }) => {
  await openPage()
  await page.keyboard.press('/')
  await page.keyboard.type('BRIXÉN')
  await expect.poll(async () => (await counts(page)).matched).toBeLessThan(100)
  const { matched } = await counts(page)
  expect(matched).toBeGreaterThan(0)
  expect(decodeURIComponent(page.url())).toContain('q=BRIXÉN')
})

test('the filter by number of plugs works, is in the link, and an impossible number gives a notice', {
  tag: '@deep',
}, async ({ page, openPage }) => {
  await openPage()
  const { of } = await counts(page)
  await page.getByRole('button', { name: 'More filters' }).click()
  const dialog = page.getByRole('dialog', { name: 'Filters' })
  const large = dialog.getByRole('checkbox', { name: /^at least 4 plugs/ })
  const label = (await large.locator('..').textContent()) ?? ''
  const promise = Number(label.replaceAll(',', '').match(/(\d+)$/)?.[1])
  expect(promise).toBeGreaterThan(0)
  expect(promise).toBeLessThan(of)
  await large.check()
  await expect(dialog.getByText(`${promise.toLocaleString('en')} stations fit`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  expect(new URL(page.url()).search).toBe('?capacity=4')
  await page.reload()
  await expect.poll(async () => (await counts(page)).matched).toBe(promise)
  await page.getByRole('button', { name: 'Remove filter at least 4 plugs' }).click()
  await expect.poll(async () => (await counts(page)).matched).toBe(of)

  await openPage('/?capacity=9000')
  await expect(page.getByText('is ignored: at least 9,000 plugs.')).toBeVisible()
  expect(await counts(page)).toEqual({ matched: of, of })
})

test('connector and power have menus, and their buttons show the choice', async ({ page, openPage }) => {
  await openPage()
  const { of } = await counts(page)
  await page.getByRole('button', { name: 'Connector', exact: true }).click()
  const menu = page.getByRole('dialog', { name: 'Connector' })
  await expect(menu.getByRole('group')).toHaveCount(1)
  const ccs = Number(
    (await menu.getByRole('checkbox', { name: /^CCS/ }).locator('..').textContent())?.match(/(\d+)$/)?.[1],
  )
  await menu.getByRole('checkbox', { name: /^CCS/ }).check()
  await menu.getByRole('button', { name: `Show ${ccs} stations` }).click()
  await expect(menu).toHaveCount(0)
  expect(ccs).toBeLessThan(of)
  expect((await counts(page)).matched).toBe(ccs)

  await page.getByRole('button', { name: 'Power', exact: true }).click()
  await page
    .getByRole('dialog', { name: 'Power' })
    .getByRole('checkbox', { name: /^150 kW\+/ })
    .check()
  // A press beside the menu closes it.
  await page.mouse.click(1000, 700)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  for (const chosen of ['Connector: CCS', 'Power: 150 kW+'])
    await expect(page.getByRole('button', { name: chosen })).toBeVisible()
  expect(new URL(page.url()).search).toBe('?connector=CCS&power=150')

  await page.getByRole('button', { name: 'More filters' }).click()
  await page.getByRole('dialog', { name: 'Filters' }).getByRole('button', { name: 'Reset filters' }).click()
  await page.getByRole('button', { name: `Show ${of} stations` }).click()
  expect((await counts(page)).matched).toBe(of)
})

/** How many places can be booked, and how many of these are in Bolzano. */
async function bookable(sandboxOrigin: string): Promise<{ all: number; inBolzano: number }> {
  const plugs = await rowsOf<{ pcode: unknown; 'smetadata.capabilities'?: string[] }>(
    sandboxOrigin,
    'EChargingPlug?limit=-1&distinct=false&select=pcode,smetadata.capabilities',
  )
  const withPlug = new Set(
    plugs.filter((plug) => plug['smetadata.capabilities']?.includes('RESERVABLE')).map(({ pcode }) => pcode),
  )
  const stations = await rowsOf<{
    scode: unknown
    'smetadata.reservable'?: boolean
    'smetadata.municipality'?: string
    'smetadata.city'?: string
  }>(
    sandboxOrigin,
    'EChargingStation?limit=-1&select=scode,smetadata.reservable,smetadata.municipality,smetadata.city',
  )
  const found = stations.filter((row) => row['smetadata.reservable'] ?? withPlug.has(row.scode))
  // The feeds write its two names in both orders.
  const inBolzano = found.filter((row) =>
    /^(Bolzano - Bozen|Bozen - Bolzano)$/.test(row['smetadata.municipality'] ?? row['smetadata.city'] ?? ''),
  )
  return { all: found.length, inBolzano: inBolzano.length }
}

test('the filter dialog has connector, power, features and municipality, which apply at once and are in the link', async ({
  page,
  openPage,
  app,
}) => {
  const { all, inBolzano } = await bookable(app.sandboxOrigin)
  expect(inBolzano).toBeGreaterThan(0)
  expect(all).toBeGreaterThan(inBolzano)
  await openPage()
  await page.getByRole('button', { name: 'More filters' }).click()
  const dialog = page.getByRole('dialog', { name: 'Filters' })
  await dialog.getByRole('checkbox', { name: /^CCS/ }).check()
  const strong = dialog.getByRole('checkbox', { name: /^150 kW\+/ })
  const promise = Number((await strong.locator('..').textContent())?.match(/(\d+)$/)?.[1])
  await strong.check()
  await expect(dialog.getByText(`${promise} stations fit`)).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  expect(new URL(page.url()).search).toBe('?connector=CCS&power=150')
  await page.reload()
  await expect.poll(async () => (await counts(page)).matched).toBe(promise)
  await page.getByRole('button', { name: 'Remove filter 150 kW+' }).click()
  await expect.poll(async () => (await counts(page)).matched).toBeGreaterThan(promise)

  await page.getByRole('button', { name: 'Reset filters' }).click()
  await page.getByRole('button', { name: 'More filters' }).click()
  await dialog.getByRole('checkbox', { name: /^Reservable/ }).check()
  await expect(dialog.getByText(`${all} stations fit`, { exact: true })).toBeVisible()
  await dialog.getByRole('searchbox', { name: 'Find in Municipality' }).fill('bozen')
  await dialog.getByRole('checkbox', { name: /^Bolzano - Bozen/ }).check()
  await expect(dialog.getByText(`${inBolzano} stations fit`, { exact: true })).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).click()
  const chosen = () => Object.fromEntries(new URL(page.url()).searchParams)
  expect(chosen()).toEqual({ feature: 'reservable', municipality: 'Bolzano - Bozen' })
  await page.reload()
  await expect.poll(async () => (await counts(page)).matched).toBe(inBolzano)
  await expect.poll(() => listed(page)).toBe(inBolzano)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test('a row of chips that goes on beyond the edge fades there', async ({ page, openPage }) => {
    await openPage('/?access=PUBLIC,PRIVATE_WITHPUBLICACCESS&category=EAT%26CHARGE')
    const row = page.locator('.list-row')
    const mask = () => row.evaluate((element) => getComputedStyle(element).maskImage)
    await expect(page.getByRole('checkbox', { name: 'Only in this map view' })).toBeAttached()
    expect(await mask()).toContain('gradient')
    await row.evaluate((element) => element.scrollTo({ left: element.scrollWidth }))
    await expect.poll(mask).toBe('none')
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('an empty list offers the filters that stand in the way, with the counts that come', async ({
    page,
    openPage,
  }) => {
    await openPage('/?feature=free-now&connector=CHAdeMO&power=300')
    await expect(page.getByText('No station fits these filters')).toBeVisible()
    const offers = page.getByRole('button', { name: /^Without “/ })
    await expect(offers.first()).toBeInViewport()
    const offer = (await offers.first().textContent()) ?? ''
    const promised = Number(offer.match(/: (\d+) station/)?.[1])
    expect(promised).toBeGreaterThan(0)
    await offers.first().click()
    await expect.poll(async () => (await counts(page)).matched).toBe(promised)
    await expect(page.getByRole('main')).toBeFocused()
  })

  test('a filter is shown once: by the bar, or by its own chip', async ({ page, openPage }) => {
    await openPage('/?feature=free-now&connector=CCS&power=50')
    await expect(stationList(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Power: 50 kW+' })).toBeVisible()
    await expect(page.getByText('50 kW+', { exact: true })).toHaveCount(1)
    await expect(page.getByRole('list', { name: 'Chosen filters' })).toHaveCount(0)
    await page.goto('/?feature=free-now&status=available&power=50')
    await expect(page.getByRole('list', { name: 'Chosen filters' }).getByRole('listitem')).toHaveText([
      'Free',
    ])
  })
})

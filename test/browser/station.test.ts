import type { Page } from '@playwright/test'
import { details, mapData, mapIsReady, resultCount, stationList, stationMap } from './harness/page-parts'
import { faults, test as staged } from './harness/staged'
import { expect, test } from './harness/test'

const fields = [
  'Access',
  'Access notes',
  'Cost of access',
  'Opening hours',
  'Category',
  'Provider',
  'Payment',
  'Capacity',
  'Reservable',
  'State',
  'Address',
  'Town',
  'Municipality',
  'Coordinates',
  'Source',
  'Station id',
]

test('a station opens from the list with every field of its record, and closes', async ({
  page,
  openPage,
}) => {
  await openPage()
  const first = stationList(page).getByRole('listitem').first().getByRole('button')
  const name = (await first.textContent()) ?? ''
  await first.click()
  await expect(details(page).getByRole('heading', { name })).toBeFocused()
  await expect(details(page).locator('.facts dt')).toHaveText(fields)
  expect(page.url()).toContain('station=')
  await details(page).getByRole('button', { name: 'Close' }).click()
  await expect(details(page)).toHaveCount(0)
  await page.goBack()
  await expect(details(page).getByRole('heading', { name })).toBeVisible()
})

test('every latest value says when it was measured', async ({ page, openPage }) => {
  await openPage('/?provider=Alperia&status=available')
  await stationList(page).getByRole('listitem').first().getByRole('button').click()
  const values = details(page).locator('.value')
  await expect(values.first()).toBeVisible()
  for (const value of await values.all()) await expect(value).toContainText(/measured .+|age unknown/)
})

test('a linked station opens although a filter hides it, and says so', async ({ page, openPage }) => {
  await openPage()
  const button = stationList(page).getByRole('listitem').first().getByRole('button')
  const name = (await button.textContent()) ?? ''
  await button.click()
  await expect(details(page)).toBeVisible()
  await openPage(`/${new URL(page.url()).search}&q=no-such-place`)
  await expect(details(page).getByRole('heading', { name })).toBeVisible()
  await expect(details(page).getByText('Your filters hide this station')).toBeVisible()
  await expect(resultCount(page)).toHaveText(/^0 of/)
  await details(page).getByRole('button', { name: 'Reset filters' }).click()
  await expect(details(page).getByText('Your filters hide this station')).toHaveCount(0)
  await expect(resultCount(page)).toHaveText(/^(\d+) of \1 /)
})

test('a link to a station that is not there says so', async ({ page, openPage }) => {
  await openPage('/?station=IT*NOT*HERE:1')
  await expect(details(page).getByText('There is no station “IT*NOT*HERE:1”')).toBeVisible()
})

test('the keyboard alone filters, opens, reads and closes', { tag: '@deep' }, async ({ page, openPage }) => {
  await openPage()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the list of stations' })).toBeFocused()
  await page.keyboard.press('Enter')
  const first = stationList(page).getByRole('listitem').first().getByRole('button')
  for (
    let press = 0;
    press < 8 && !(await first.evaluate((node) => node === document.activeElement));
    press++
  )
    await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(details(page).getByRole('heading').first()).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(details(page)).toHaveCount(0)
  await expect(first).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(details(page)).toHaveCount(0)
  await expect(first).toBeFocused()
})

/** Seconds that the longest transition or animation of these elements takes. */
function longestMotion(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluateAll((elements) =>
    Math.max(
      ...elements.flatMap((element) => {
        const { transitionDuration, animationDuration } = getComputedStyle(element)
        const durations = `${transitionDuration}, ${animationDuration}`.split(', ')
        return durations.map((duration) => Number.parseFloat(duration) || 0)
      }),
    ),
  )
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test('whose map data it is stands uncovered, and nothing moves for who asks for less motion', async ({
    page,
    openPage,
  }) => {
    await openPage()
    await mapIsReady(page)
    const credits = mapData(page).getByRole('link')
    await expect(credits).toHaveText(['GSHHG', 'Natural Earth', 'GeoNames'])
    for (const credit of await credits.all()) await credit.click({ trial: true })

    expect(await longestMotion(page, '.page *')).toBe(0)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    expect(await longestMotion(page, '.sheet')).toBeGreaterThan(0)
    expect(await longestMotion(page, '.chip')).toBeGreaterThan(0)
  })

  test('what the opened station covers is not reached by keyboard', async ({ page, openPage }) => {
    await openPage()
    await stationList(page).getByRole('listitem').first().getByRole('button').click()
    await expect(details(page)).toBeVisible()
    await expect(page.locator('[inert] main')).toBeAttached()
    await details(page).getByRole('button', { name: 'Close' }).click()
    await expect(page.locator('[inert]')).toHaveCount(0)
  })
})

staged(
  'when the script of the details cannot be loaded, the page says so and lives on',
  {
    tag: '@deep',
  },
  async ({ page, openPage, network, problems }) => {
    problems.allow(/OpenedStation/)
    network.fail(/\/OpenedStation-[^/]+\.js$/, faults.refuse)
    await openPage()
    await stationList(page).getByRole('listitem').first().getByRole('button').click()
    await expect(details(page).getByText(/details could not be loaded/)).toBeVisible()
    await details(page).getByRole('button', { name: 'Close' }).click()
    await expect(stationList(page)).toBeVisible()
  },
)

test('the map opens a station, and the list marks it', async ({ page, openPage }) => {
  await openPage()
  const row = stationList(page).getByRole('listitem').first()
  const name = (await row.getByRole('button').textContent()) ?? ''
  await row.getByRole('button').click()
  await mapIsReady(page)
  // Zoomed in on the opened station, its sign is in the middle of what nothing covers.
  const coordinates = await details(page).locator('dt:text("Coordinates") + dd').textContent()
  const [lat, lon] = (coordinates ?? '').split(', ')
  const id = new URL(page.url()).searchParams.get('station')
  await details(page).getByRole('button', { name: 'Close' }).click()
  await page.goto(`/?at=${lon},${lat},18`)
  await mapIsReady(page)
  const box = await stationMap(page).boundingBox()
  if (!box || !id) throw new Error('There is no map to click on.')
  const column = await page.getByRole('main').boundingBox()
  const left = column ? column.x + column.width + 16 : 0
  await page.mouse.click((left + box.x + box.width) / 2 - 16, (box.y + box.height) / 2 + 28)
  await expect(details(page).getByRole('heading', { name })).toBeVisible()
})

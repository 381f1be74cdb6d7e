import { details, resultCount, stationList } from './harness/page-parts'
import { faults, test as staged } from './harness/staged'
import { expect, test } from './harness/test'

const fields = [
  'Access',
  'Access notes',
  'Opening hours',
  'Entry and parking',
  'Payment',
  'Price of charging',
  'Category',
  'Provider',
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

test('a station opens from the list with all fields of its record, and closes', async ({
  page,
  openPage,
}) => {
  await openPage()
  const first = stationList(page).getByRole('listitem').first().getByRole('button')
  const name = (await first.textContent()) ?? ''
  await first.click()
  await expect(details(page).getByRole('heading', { name })).toBeFocused()
  const facts = details(page).locator('.facts > div')
  await expect(facts.first()).toBeVisible()
  const missing = facts.filter({ has: page.locator('dt', { hasText: 'Fields not stated' }) }).locator('dd')
  const named = [...(await facts.locator('dt').allTextContents()), ...(await missing.allTextContents())]
  expect(new Set(named.flatMap((text) => text.split(' · ')))).toEqual(
    new Set([...fields, 'Fields not stated']),
  )
  for (const field of ['Access', 'Capacity', 'State', 'Coordinates'])
    await expect(facts.filter({ has: page.locator(`dt:text-is("${field}")`) }).locator('dd')).toHaveText(/./)
  expect(page.url()).toContain('station=')
  // It is higher than the window, so it scrolls inside.
  const box = await details(page).boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(800)
  await details(page).getByRole('button', { name: 'Close' }).click()
  await expect(details(page)).toHaveCount(0)
  await page.goBack()
  await expect(details(page).getByRole('heading', { name })).toBeVisible()
})

test('beside an opened station a button shows the legend', async ({ page, openPage }) => {
  await openPage()
  const legend = page.getByRole('region', { name: 'Legend' })
  const button = legend.getByRole('button', { name: 'Legend' })
  await expect(legend.getByRole('listitem').first()).toBeVisible()
  await expect(button, 'the whole legend has room').toBeHidden()
  await stationList(page).getByRole('listitem').first().getByRole('button').click()
  await expect(details(page)).toBeVisible()
  await expect(legend.getByRole('listitem').first()).toBeHidden()
  await button.press('Enter')
  await expect(legend.getByRole('listitem').first()).toBeVisible()
  await expect(legend.getByText('Faded: old, or closed now')).toBeVisible()
  await button.press('Enter')
  await expect(legend.getByRole('listitem').first()).toBeHidden()
})

test('on an upright tablet a button shows the legend', async ({ page, openPage }) => {
  await page.setViewportSize({ width: 820, height: 1180 })
  await openPage()
  const legend = page.getByRole('region', { name: 'Legend' })
  await expect(legend.getByRole('listitem').first()).toBeHidden()
  await legend.getByRole('button', { name: 'Legend' }).click()
  await expect(legend.getByRole('listitem').first()).toBeInViewport({ ratio: 1 })
})

test('every latest value has its time of measurement', async ({ page, openPage }) => {
  await openPage('/?provider=Alperia&status=available')
  await stationList(page).getByRole('listitem').first().getByRole('button').click()
  await details(page).locator('summary').filter({ hasText: 'Latest values' }).click()
  const values = details(page).locator('.value')
  await expect(values.first()).toBeVisible()
  for (const value of await values.all()) await expect(value).toContainText(/measured .+|age unknown/)
})

test('a linked station that a filter hides opens, with a note', async ({ page, openPage }) => {
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

test('a link to a missing station gives a message', { tag: '@deep' }, async ({ page, openPage }) => {
  await openPage('/?station=IT*NOT*HERE:1')
  await expect(details(page).getByRole('heading', { name: 'This station is not in the data' })).toBeVisible()
  await expect(details(page).getByText('There is no station “IT*NOT*HERE:1”')).toBeVisible()
})

test('filters and stations work by keyboard', { tag: '@deep' }, async ({ page, openPage }) => {
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

test('Escape closes an opened station from the list and from the page, but not from the search field', async ({
  page,
  openPage,
}) => {
  await openPage()
  const first = stationList(page).getByRole('listitem').first().getByRole('button')
  await first.click()
  await expect(details(page)).toBeVisible()
  await page.getByRole('combobox', { name: 'Station, place or address' }).focus()
  await page.keyboard.press('Escape')
  await expect(details(page)).toBeVisible()
  await stationList(page).getByRole('listitem').nth(1).getByRole('button').focus()
  await page.keyboard.press('Escape')
  await expect(details(page)).toHaveCount(0)
})

import { focused, walkByTab } from './harness/focus-walk'
import { details, option, stationList } from './harness/page-parts'
import { expect, test } from './harness/test'

/** More than the page has with an opened station and a short list. */
const most = 150

test('each control is visible with its focus, and skip link, chips and period work by keyboard', async ({
  page,
  openPage,
}) => {
  await openPage('/?provider=Alperia&status=available')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to the list of stations' })
  await expect(skip).toBeFocused()
  expect(await focused(page)).toMatchObject({ faults: [] })
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const inList = page.getByRole('main').locator(':focus')
  await expect(inList, 'past the search and the filters').toBeVisible()
  expect(await focused(page)).toMatchObject({ faults: [] })
  await stationList(page).getByRole('listitem').first().getByRole('button').first().press('Enter')
  const range = details(page).getByRole('radio', { name: '24 hours' })
  await expect(range).toBeAttached()
  await expect(details(page).locator('canvas')).toBeVisible()

  // From the panel to the end of the page, and once more from its beginning.
  const stops = [...(await walkByTab(page, most)), ...(await walkByTab(page, most))]
  expect(stops.filter(({ faults }) => faults.length > 0)).toEqual([])
  const reached = stops.map(({ control }) => control).join('\n')
  for (const part of [/skip-link/, /chip-input/, /row-name/]) expect(reached).toMatch(part)

  await range.focus()
  await page.keyboard.press('ArrowRight')
  await expect(details(page).getByRole('radio', { name: '7 days' })).toBeFocused()
  expect(await focused(page)).toMatchObject({ faults: [] })
  expect(new URL(page.url()).searchParams.get('range')).toBe('week')

  const chip = option(page, 'Access type', 'Public')
  await chip.focus()
  await page.keyboard.press('Space')
  await expect(chip).toBeChecked()
  expect(await focused(page)).toMatchObject({ faults: [] })
  expect(new URL(page.url()).searchParams.get('access')).toBe('PUBLIC')
})

import { deferred } from './harness/deferred'
import { details, resultCount, stationList } from './harness/page-parts'
import { faults, test as staged } from './harness/staged'
import { expect, test } from './harness/test'

test('suggestions open a station or move the map, by keyboard alone', async ({ page, openPage }) => {
  await openPage()
  const field = page.getByRole('combobox', { name: 'Station, place or address' })
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  await page.keyboard.press('/')
  await page.keyboard.type('brun')
  await expect(list).toBeVisible()
  await expect(field).toHaveAttribute('aria-expanded', 'true')

  await page.keyboard.press('ArrowUp')
  const station = list.getByRole('group', { name: 'Stations' }).getByRole('option').last()
  await expect(station).toHaveAttribute('aria-selected', 'true')
  const name = (await station.locator('.suggestion-name').textContent()) ?? ''
  await page.keyboard.press('Enter')
  await expect(details(page).getByRole('heading', { name })).toBeVisible()
  await expect(list).toBeHidden()

  await field.focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  const place = list.getByRole('option').first()
  await expect(place).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute('aria-activedescendant', (await place.getAttribute('id')) ?? '')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('')
  await expect.poll(() => new URL(page.url()).searchParams.get('at')).toMatch(/^11\.9.*,46\.7.*,1[23]$/)
  await expect(resultCount(page)).not.toHaveText(/^(0|(\d+) of \2) /)

  await page.keyboard.type('brun')
  await expect(list).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await expect(field).toHaveValue('brun')
  await page.keyboard.press('ArrowDown')
  await expect(list).toBeVisible()
  // So fast that the page has drawn no frame, and run no task, between the two.
  await field.evaluate(async (input) => {
    const press = () =>
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
    press()
    await Promise.resolve()
    press()
  })
  await expect(list).toBeHidden()
  await expect(field).toHaveValue('')
})

test('a press on the heading of a group keeps the focus in the search field', async ({ page, openPage }) => {
  await openPage()
  const field = page.getByRole('combobox', { name: 'Station, place or address' })
  await field.fill('brun')
  await page.getByRole('listbox', { name: 'Suggestions' }).getByText('Stations', { exact: true }).click()
  await expect(field).toBeFocused()
  await expect(field).toHaveAttribute('aria-expanded', 'true')
})

test('a town without a station is said to have none, and is shown with the distance of the nearest', async ({
  page,
  openPage,
}) => {
  await openPage()
  const field = page.getByRole('combobox', { name: 'Station, place or address' })
  await field.fill('Rovereto')
  const town = page.getByRole('group', { name: 'Towns' }).getByRole('option')
  await expect(town).toHaveText(/^Rovereto nearest station: [\d.]+ km$/)
  await page.keyboard.press('Escape')
  const main = page.getByRole('main')
  await expect(main.getByText('No station has “Rovereto” in its name or place.')).toBeVisible()
  await main.getByRole('button', { name: /^Show Rovereto on the map nearest station: [\d.]+ km$/ }).click()
  await expect.poll(() => new URL(page.url()).searchParams.get('at')).toMatch(/^11\.0.*,45\.8.*,9$/)
  await expect(field).toHaveValue('')
  await expect(main.getByText('No station has')).toHaveCount(0)
})

test('an unknown address leads to the stations of its town', async ({ page, openPage }) => {
  await openPage('/?q=Lauben+12+Bozen')
  const main = page.getByRole('main')
  await expect(main.getByText('No station has “Lauben 12 Bozen” in its name or place.')).toBeVisible()
  await main.getByRole('button', { name: /^Show .*Bozen on the map \d+ stations in all$/ }).click()
  await expect(page.getByRole('combobox', { name: 'Station, place or address' })).toHaveValue('')
  await expect(stationList(page).getByRole('listitem').first()).toContainText('Bozen')
})

test('stations of similar names are called similar in suggestions and list', async ({ page, openPage }) => {
  await openPage()
  const field = page.getByRole('combobox', { name: 'Station, place or address' })
  await field.fill('Brunecq')
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  await expect(list.getByRole('group', { name: 'Similar names' }).getByRole('option').first()).toBeVisible()
  await expect(list.getByRole('group', { name: 'Stations' })).toHaveCount(0)
  const note = 'No station has “Brunecq” in its name or place. These names are similar.'
  await expect(page.getByRole('main').getByText(note)).toBeVisible()
  await expect(stationList(page).getByRole('listitem').first()).toBeVisible()
  await field.fill('Bruneck')
  await expect(list.getByRole('group', { name: 'Stations' }).getByRole('option').first()).toBeVisible()
  await expect(page.getByText('These names are similar.')).toHaveCount(0)
})

test('a suggestion chosen while typing is not reverted by the last key', {
  tag: '@deep',
}, async ({ page, openPage }) => {
  await openPage()
  const field = page.getByRole('combobox', { name: 'Station, place or address' })
  const municipality = page.getByRole('group', { name: 'Municipalities' }).getByRole('option').first()
  await field.pressSequentially('brun')
  await expect(municipality).toBeVisible()
  // The list has not followed the key yet.
  await municipality.evaluate(async (option: HTMLElement) => {
    const input = document.querySelector<HTMLInputElement>('[role=combobox]')
    if (!input) throw new Error('There is no search field.')
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'brune')
    input.dispatchEvent(new InputEvent('input', { bubbles: true }))
    option.click()
    // Due after the 120 ms after which the list would follow the key.
    await new Promise((resolve) => setTimeout(resolve, 200))
  })
  await expect(page).toHaveURL(/municipality=/)
  await expect(field).toHaveValue('')
  expect(new URL(page.url()).searchParams.has('q')).toBe(false)
})

staged(
  'a station whose script comes late takes no focus from who types meanwhile',
  async ({ page, openPage, network }) => {
    const { resolve, promise } = deferred()
    network.fail(/\/assets\/OpenedStation-[^/]+\.js$/, faults.hold(promise))
    await openPage()
    await stationList(page).getByRole('listitem').first().getByRole('button').first().click()
    await expect(page).toHaveURL(/station=/)
    const field = page.getByRole('combobox', { name: 'Station, place or address' })
    await field.fill('brun')
    const list = page.getByRole('listbox', { name: 'Suggestions' })
    await expect(list).toBeVisible()
    resolve()
    await expect(details(page).getByText('About this station')).toBeVisible()
    await expect(field).toBeFocused()
    await expect(list).toBeVisible()
  },
)

import { details, resultCount } from './harness/page-parts'
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

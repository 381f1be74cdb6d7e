import { stationList, waitForMap } from './harness/page-parts'
import { expect, test } from './harness/test'

test('with forced colours, choices and borders are visible', {
  tag: '@deep',
}, async ({ page, openPage }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openPage()
  await waitForMap(page)
  const rows = stationList(page).getByRole('listitem')
  await rows.first().getByRole('button').first().click()
  const outlined = () =>
    stationList(page)
      .locator('.row')
      .evaluateAll((found) => found.filter((row) => getComputedStyle(row).outlineStyle === 'solid').length)
  await expect.poll(outlined).toBe(1)
  for (const surface of ['.map-controls', '.legend'])
    await expect(page.locator(surface).first()).toHaveCSS('border-top-style', 'solid')

  await page.getByRole('combobox', { name: 'Station, place or address' }).fill('brun')
  const suggestions = page.getByRole('listbox', { name: 'Suggestions' })
  await expect(suggestions).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(suggestions.getByRole('option', { selected: true })).toHaveCSS('outline-style', 'solid')
})

import { expect, test } from './harness/test'

for (const { lang, count, signIn, map } of [
  { lang: 'de', count: /^\d+ von \d+ Stationen$/, signIn: 'Anmelden', map: 'Karte' },
  { lang: 'it', count: /^\d+ di \d+ stazioni$/, signIn: 'Accedi', map: 'Mappa' },
])
  test(`a link in ${lang} speaks ${lang}, and keeps doing so`, async ({ page }) => {
    await page.goto(`/?lang=${lang}`)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.getByRole('main').getByRole('status')).toHaveText(count)
    await expect(page.getByRole('button', { name: signIn, exact: true })).toBeVisible()
    await expect(page.getByRole('region', { name: map })).toHaveAttribute('data-state', 'ready')
    await page.getByRole('checkbox').first().check()
    expect(new URL(page.url()).searchParams.get('lang')).toBe(lang)
  })

test.describe('without a word in the link', () => {
  test.use({ locale: 'de-AT' })
  test('the browser decides', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  })
})

import { expect, test } from './harness/test'

/** The longest texts in every run, the rest in the deep one. */
const tagOf = (lang: string) => (lang === 'de' ? [] : '@deep')

for (const { lang, count, signIn, map } of [
  { lang: 'de', count: /^\d+ von \d+ Stationen$/, signIn: 'Anmelden', map: 'Karte' },
  { lang: 'it', count: /^\d+ di \d+ stazioni$/, signIn: 'Accedi', map: 'Mappa' },
  { lang: 'fr', count: /^\d+ sur \d+ stations$/, signIn: 'Se connecter', map: 'Carte' },
  { lang: 'nl', count: /^\d+ van \d+ stations$/, signIn: 'Aanmelden', map: 'Kaart' },
  { lang: 'cs', count: /^\d+ z \d+ stanic$/, signIn: 'Přihlásit se', map: 'Mapa' },
  { lang: 'pl', count: /^\d+ z \d+ stacji$/, signIn: 'Zaloguj się', map: 'Mapa' },
  { lang: 'ru', count: /^\d+ из \d+ станци[йи]$/, signIn: 'Войти', map: 'Карта' },
])
  test(`a link in ${lang} gives a page in ${lang}, also later`, { tag: tagOf(lang) }, async ({ page }) => {
    await page.goto(`/?lang=${lang}`)
    await expect(page.locator('html')).toHaveAttribute('lang', lang)
    await expect(page.getByRole('main').getByRole('status')).toHaveText(count)
    await expect(page.getByRole('button', { name: signIn, exact: true })).toBeVisible()
    await expect(page.getByRole('region', { name: map, exact: true })).toHaveAttribute('data-state', 'ready')
    await page.getByRole('checkbox').first().check()
    expect(new URL(page.url()).searchParams.get('lang')).toBe(lang)
  })

for (const { locale, lang } of [
  { locale: 'de-AT', lang: 'de' },
  { locale: 'pl-PL', lang: 'pl' },
  { locale: 'sl-SI', lang: 'en' },
])
  test.describe(`without a language in the link, in a browser in ${locale}`, () => {
    test.use({ locale })
    test(`the page is in ${lang}`, { tag: tagOf(lang) }, async ({ page }) => {
      await page.goto('/')
      await expect(page.locator('html')).toHaveAttribute('lang', lang)
    })
  })

for (const lang of ['de', 'fr', 'pl', 'ru'])
  test.describe(`320 px wide in ${lang}`, () => {
    test.use({ viewport: { width: 320, height: 640 } })
    test('no element overflows the page', { tag: tagOf(lang) }, async ({ page }) => {
      await page.goto(`/?lang=${lang}`)
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
      const tooWide = () =>
        page.evaluate(() => {
          const scrolls = (element: Element | null): boolean =>
            element !== null &&
            (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
          return [...document.querySelectorAll('button, p, h2, h3, label, select, dd, dt, li')]
            .filter((element) => element.checkVisibility({ visibilityProperty: true }))
            .filter((element) => !element.closest('.maplibregl-map, .visually-hidden'))
            .filter((element) => {
              const { left, right, width } = element.getBoundingClientRect()
              return width > 1 && (right > 321 || left < -1) && !scrolls(element.parentElement)
            })
            .map((element) => `${element.className}: ${element.textContent}`)
        })
      expect(await tooWide()).toEqual([])
      await page.locator('.header-settings').click()
      await expect(page.getByRole('dialog')).toBeVisible()
      expect(await tooWide()).toEqual([])
      await page.keyboard.press('Escape')
      await page.getByRole('main').getByRole('listitem').first().getByRole('button').first().click()
      await expect(page.getByRole('complementary').locator('dl').first()).toBeVisible()
      expect(await tooWide()).toEqual([])
    })
  })

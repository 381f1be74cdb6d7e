import type { Locator } from '@playwright/test'
import { stationList } from './harness/page-parts'
import { expect, test } from './harness/test'

/** Lines of text of an element, rounded. */
const lineCount = (element: Locator) =>
  element.evaluate((shown) =>
    Math.round(shown.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(shown).lineHeight)),
  )

for (const width of [360, 390])
  test.describe(`on a phone of ${width} px`, () => {
    test.use({ viewport: { width, height: 700 } })

    test('the count of a language with long words has one line, and the order is a button beside it', async ({
      page,
    }) => {
      await page.goto('/?lang=de')
      const count = page.getByRole('status', { name: 'Anzahl der Treffer' })
      await expect(count).toHaveText(/^\d+ von \d+ Stationen$/)
      expect(await lineCount(count)).toBe(1)
      const order = page.getByRole('combobox', { name: 'Sortieren nach' })
      expect((await order.boundingBox())?.width).toBeGreaterThanOrEqual(36)
      await order.selectOption({ label: 'Name' })
      await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('name')
    })
  })

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the button "Near me" has its words until a station is opened', async ({ page, openPage }) => {
    await openPage()
    const words = page.getByRole('button', { name: 'Near me' }).getByText('Near me')
    const width = async () => (await words.boundingBox())?.width ?? 0
    await expect.poll(width).toBeGreaterThan(30)
    await expect(words).not.toHaveCSS('clip-path', /inset/)
    await stationList(page).getByRole('button').first().click()
    await expect(words).toHaveCSS('clip-path', /inset/)
  })

  test('what is offered in place of an unknown name is not cut', async ({ page, openPage }) => {
    await openPage('/?q=Rovereto')
    const offer = page.getByRole('button', { name: /^Show Rovereto on the map/ })
    await expect(offer).toBeInViewport({ ratio: 1 })
    const row = page.locator('.list-row:has(.unknown-name)')
    expect(await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  })
})

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  // The longest words; the others are part of `npm run test:deep`.
  for (const language of ['en', 'de', 'fr', 'ru'])
    test(`the count has one line, with 8 px above it, in ${language}`, {
      tag: language === 'de' || language === 'ru' ? [] : '@deep',
    }, async ({ page }) => {
      await page.goto(`/?lang=${language}`)
      const count = page.locator('output.result-count')
      await expect(count).toHaveText(/\d/)
      await expect(page.locator('.result-more button').first()).toBeVisible()
      expect(await lineCount(count)).toBe(1)
      const bottom = await page.locator('.filter-bar').evaluate((bar) => bar.getBoundingClientRect().bottom)
      expect((await count.boundingBox())?.y).toBeGreaterThanOrEqual(bottom + 8)
    })
})

for (const { language, width } of [
  { language: 'en', width: 820 },
  { language: 'fr', width: 700 },
])
  test.describe(`on an upright tablet of ${width} pixels`, () => {
    test.use({ viewport: { width, height: 1180 } })

    test(`the filters take two lines of two, as long as the search field, in ${language}`, async ({
      page,
    }) => {
      await page.goto(`/?lang=${language}`)
      const buttons = page.locator('.filter-line .chip')
      await expect(buttons).toHaveCount(4)
      const field = await page.locator('.search-field').boundingBox()
      const boxes = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()))
      const [first, second, third, fourth] = boxes
      expect([second.y, fourth.y]).toEqual([first.y, third.y])
      expect(third.y).toBeGreaterThan(first.bottom)
      for (const [left, right] of [
        [first, second],
        [third, fourth],
      ]) {
        expect(left.x).toBeCloseTo(field?.x ?? 0, 0)
        expect(right.right).toBeCloseTo((field?.x ?? 0) + (field?.width ?? 0), 0)
        expect(right.x, 'none covers another').toBeGreaterThan(left.right)
      }
      await expect(buttons.nth(3).locator('span').first()).not.toHaveCSS('clip-path', /inset/)
    })
  })

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('a long name takes two lines instead of being cut', async ({ page, openPage }) => {
    await openPage('/?q=Bahnhof+Sarentino+3')
    const name = stationList(page).getByRole('button').first()
    await expect(name).toHaveText('Stazione · Bahnhof Sarentino 3')
    const { shown, whole } = await name.evaluate((button) => ({
      shown: [button.clientWidth, button.clientHeight],
      whole: [button.scrollWidth, button.scrollHeight],
    }))
    expect(whole).toEqual(shown)
  })
})

import { stationList } from './harness/page-parts'
import { expect, test } from './harness/test'

for (const width of [360, 390])
  test.describe(`on a phone of ${width} px`, () => {
    test.use({ viewport: { width, height: 700 } })

    test('the count of a language with long words has one line, and the order is a button beside it', async ({
      page,
    }) => {
      await page.goto('/?lang=de')
      const count = page.getByRole('status', { name: 'Anzahl der Treffer' })
      await expect(count).toHaveText(/^\d+ von \d+ Stationen$/)
      const { line, height } = await count.evaluate((count) => ({
        line: Number.parseFloat(getComputedStyle(count).lineHeight),
        height: count.getBoundingClientRect().height,
      }))
      expect(height).toBeLessThan(1.5 * line)
      const order = page.getByRole('combobox', { name: 'Sortieren nach' })
      expect((await order.boundingBox())?.width).toBeGreaterThanOrEqual(36)
      await order.selectOption({ label: 'Name' })
      await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toBe('name')
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

import type { Page } from '@playwright/test'
import { expect, signIn, test } from './harness/test'

/** Stations of which the whole row is on the screen and covered by nothing. */
function wholeRows(page: Page): Promise<number> {
  return page
    .locator('.station-scroller')
    .getByRole('listitem')
    .evaluateAll(
      (rows) =>
        rows.filter((row) => {
          const { left, right, top, bottom } = row.getBoundingClientRect()
          const middle = (left + right) / 2
          return [top + 2, bottom - 2].every((y) => row.contains(document.elementFromPoint(middle, y)))
        }).length,
    )
}

/** Notes of rows, such as the distance, that share their place with the age. */
function coveredNotes(page: Page): Promise<string[]> {
  return page.locator('.row-age + .row-plugs + .row-note').evaluateAll((notes) =>
    notes.flatMap((note) => {
      const age = note.parentElement?.querySelector('.row-age')?.getBoundingClientRect()
      return age && age.bottom > note.getBoundingClientRect().top + 2 ? (note.textContent ?? '') : []
    }),
  )
}

for (const [name, viewport, path, least, tag] of [
  ['on a phone', { width: 390, height: 844 }, '/', 3, ['@deep']],
  ['on a phone with filters', { width: 390, height: 844 }, '/?access=PUBLIC&feature=free-now', 3, []],
  ['on a small phone in German', { width: 320, height: 640 }, '/?lang=de', 1, ['@deep']],
  ['at a desk', { width: 1440, height: 900 }, '/', 6, []],
  ['on an upright tablet', { width: 820, height: 1180 }, '/', 9, []],
  ['at 200 % zoom', { width: 720, height: 450 }, '/', 1, []],
] as const)
  test.describe(name, () => {
    test.use({ viewport })
    test(`at least ${least} stations are fully visible in the list`, { tag: [...tag] }, async ({ page }) => {
      await page.goto(path)
      await expect(page.locator('.result-more button').first()).toBeVisible()
      await expect.poll(() => wholeRows(page)).toBeGreaterThanOrEqual(least)
      await expect(page.locator('.list-foot button').last()).toBeInViewport({ ratio: 1 })
    })
  })

test.describe('on a phone on its side', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true })
  test('a station is fully visible below the chosen filter, and no key is named', async ({ page }) => {
    await page.goto('/?feature=open-now')
    await expect(page.locator('.chosen-filter')).toBeVisible()
    await expect.poll(() => wholeRows(page)).toBeGreaterThanOrEqual(1)
    await expect(page.locator('.search-field kbd')).toBeHidden()
    await expect(page.getByRole('button', { name: 'Sign in' })).toBeInViewport({ ratio: 1 })
  })
})

for (const [name, viewport, least] of [
  ['on a phone', { width: 390, height: 844 }, 3],
  ['at a desk', { width: 1440, height: 900 }, 6],
] as const)
  test.describe(`${name}, signed in`, () => {
    test.use({ viewport })
    test(`at least ${least} stations are fully visible below the notice`, async ({ page, openPage }) => {
      await openPage()
      await signIn(page, 'team')
      await expect(page.locator('.notice')).toBeVisible()
      await expect(page.locator('.list-tools button').first()).toBeVisible()
      await expect.poll(() => wholeRows(page)).toBeGreaterThanOrEqual(least)
    })
  })

for (const [language, granted] of [
  ['en', true],
  ['ru', true],
  ['en', false],
  ['pl', false],
] as const)
  test.describe(`on a phone after "Near me", ${granted ? 'found' : 'denied'}, in ${language}`, () => {
    test.use({
      viewport: { width: 390, height: 844 },
      permissions: granted ? ['geolocation'] : [],
      geolocation: { latitude: 46.4983, longitude: 11.3548 },
    })
    test('three stations are fully visible below the notices, and one click ends the wait', {
      tag: language === 'en' && granted ? [] : '@deep',
    }, async ({ page }) => {
      await page.goto(`/?lang=${language}`)
      await expect(page.locator('.result-more button').first()).toBeVisible()
      await page.locator('.map-controls button').last().click()
      if (granted) {
        await expect(page.locator('.row-note').first()).toHaveText(/\d/)
        expect(await coveredNotes(page)).toEqual([])
      }
      const note = page.locator(granted ? '.freshness-words [aria-live]' : '.location-failure')
      await expect(note.getByRole('button')).toBeVisible()
      expect(await wholeRows(page)).toBeGreaterThanOrEqual(3)
      await note.getByRole('button').click()
      await expect(note.getByRole('button')).toHaveCount(0)
    })
  })

for (const [width, language] of [
  [1024, 'de'],
  [1024, 'ru'],
  [1280, 'de'],
  [1440, 'ru'],
] as const)
  test.describe(`${width} px wide, in ${language}`, () => {
    test.use({ viewport: { width, height: 800 } })
    test('nothing covers the legend', { tag: '@deep' }, async ({ page }) => {
      await page.goto(`/?lang=${language}`)
      const items = page.locator('.legend li')
      await expect(items).toHaveCount(7)
      const covered = await items.evaluateAll((all) =>
        all.flatMap((item) => {
          const { left, right, top, bottom } = item.getBoundingClientRect()
          const y = (top + bottom) / 2
          const seen = [left + 2, right - 2].every((x) => item.contains(document.elementFromPoint(x, y)))
          return seen ? [] : (item.textContent ?? '')
        }),
      )
      expect(covered).toEqual([])
    })
  })

for (const [language, otherName] of [
  ['de', /Via|Piazza|Strada/],
  ['it', /(?:straße|weg|platz) \d/],
] as const)
  test.describe(`rows of a phone in ${language}`, () => {
    test.use({ viewport: { width: 390, height: 844 } })
    test('the street has one name, so that its number is not cut', async ({ page }) => {
      await page.goto(`/?lang=${language}`)
      const places = page.locator('.row-place')
      await expect(places.first()).toHaveText(/\d/)
      await expect(places.filter({ hasText: otherName })).toHaveCount(0)
    })
  })

/** Streets of the rows whose house number is behind the end of its box, or beneath the ellipsis there. */
function findCutStreets(): string[] {
  return [...document.querySelectorAll('.row-place > bdi:first-child')].flatMap((street) => {
    const text = street.lastChild
    const [untilNumber = ''] = /^.*? \d+/.exec(text?.textContent ?? '') ?? []
    if (!text) return []
    const range = document.createRange()
    range.setStart(text, 0)
    range.setEnd(text, untilNumber.length)
    const ellipsis = street.scrollWidth > street.clientWidth ? 12 : 0
    const end = street.getBoundingClientRect().right - ellipsis
    // Half a pixel: letters are not placed on whole ones.
    return range.getBoundingClientRect().right > end + 0.5 ? (street.textContent ?? '') : []
  })
}

for (const width of [360, 390])
  test.describe(`rows of a phone of ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })
    test('street and number are in sight beside the municipality', async ({ page }) => {
      await page.goto('/?lang=de')
      await expect(page.locator('.row-place').first()).toHaveText(/\d/)
      await expect.poll(() => page.evaluate(findCutStreets)).toEqual([])
    })
  })

test.describe('rows at a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } })
  test('name the provider after the plugs', async ({ page }) => {
    await page.goto('/?provider=Neogy')
    const plugs = page.locator('.station-list .row-plugs')
    await expect(plugs.first()).toHaveText(/ · Neogy$/)
    const cut = await plugs.evaluateAll(
      (all) => all.filter((one) => one.scrollWidth > one.clientWidth).length,
    )
    expect(cut).toBeLessThanOrEqual(1)
    await expect.poll(() => page.evaluate(findCutStreets)).toEqual([])
  })
})

test.describe('opening hours in rows of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })
  test('are before the plugs', async ({ page }) => {
    await page.goto('/?feature=always-open')
    const plugs = page.locator('.station-list .row-plugs')
    await expect(plugs.first()).toHaveText(/24\/7 · /)
    const texts = await plugs.allTextContents()
    expect(texts.filter((text) => !text.includes('24/7 · '))).toEqual([])
    const heights = await page
      .locator('.station-list .row')
      .evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height))
    expect(new Set(heights).size, 'no row is higher than another').toBe(1)
  })
})

test.describe('rows with long words', () => {
  test.use({
    viewport: { width: 390, height: 844 },
    permissions: ['geolocation'],
    geolocation: { latitude: 46.4983, longitude: 11.3548 },
  })
  test('the distance ends each row', async ({ page }) => {
    await page.goto('/?lang=de&status=out-of-order')
    const rows = page.locator('.station-list .row')
    await expect(rows.first().locator('.row-note')).toHaveText(/km/)
    // Read in one step: between two steps of a locator the page may replace its rows, which then have no place.
    const found = await page.evaluate(() =>
      [...document.querySelectorAll('.station-list .row')].map((row) => {
        const right = (part: Element | null | undefined) => part?.getBoundingClientRect().right ?? 0
        return {
          words: row.querySelector('.row-free')?.textContent,
          fromEnd: Math.round(right(row) - right([...row.querySelectorAll('.row-note')].at(-1))),
        }
      }),
    )
    expect(found.map(({ words }) => words)).toContain('Außer Betrieb')
    for (const row of found) expect(row).toMatchObject({ fromEnd: 16 })
  })
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { mapPadding, sheetCover } from '../../../src/app/map/map-padding'
import { styleRules } from '../ui/style-rules'

const phone = { narrow: true, wide: false, width: 390, height: 800 }
const tablet = { narrow: false, wide: false, width: 800, height: 1000 }
const desktop = { narrow: false, wide: true, width: 1280, height: 800 }

test('on a narrow screen the sheet and the search field cover the map', () => {
  const low = mapPadding(phone, { panel: false, sheet: 132 })
  const half = mapPadding(phone, { panel: false, sheet: 416 })
  expect(half.bottom - low.bottom).toBe(416 - 132)
  expect(low.bottom).toBeGreaterThan(132)
  expect(low.top).toBeGreaterThan(100)
  expect([low.left, low.right]).toEqual([16, 16])
})

test('on other screens the column covers at most half of the map', () => {
  const { left, bottom } = mapPadding({ ...tablet, height: 600 }, { panel: false, sheet: 416 })
  expect(left).toBeGreaterThan(tablet.width / 2 - 24)
  expect(left).toBeLessThan(tablet.width / 2 + 24)
  expect(bottom).toBe(16)
})

test.each([768, 820])('on a portrait tablet %i px wide the map has most of the width', (width) => {
  const { left } = mapPadding({ ...tablet, width, height: 1100 }, { panel: false, sheet: 416 })
  expect(width - left).toBeGreaterThan(width / 2)
})

test('on a wide screen an opened station covers another part', () => {
  const shut = mapPadding(desktop, { panel: false, sheet: 416 })
  const open = mapPadding(desktop, { panel: true, sheet: 416 })
  expect(shut.left).toBeGreaterThan(400)
  expect(open.left - shut.left).toBeGreaterThan(350)
  expect({ ...open, left: 0 }).toEqual({ ...shut, left: 0 })
})

test('the map is free above the sheet, whose heights the style sheets set', () => {
  const heightIn = (file: string, sheet: string) =>
    new RegExp(`\\[data-height="${sheet}"\\] \\{\\s*height: (\\d+)(px|dvh);`)
      .exec(readFileSync(file, 'utf8'))
      ?.slice(1)
  const general = 'src/ui/sheet/sheet.css'
  expect(heightIn(general, 'low')).toEqual([String(sheetCover('low', 667, false)), 'px'])
  expect(heightIn(general, 'half')).toEqual([String(sheetCover('half', 100, false)), 'dvh'])
  expect(heightIn('src/stations/panel/station-panel.css', 'half')).toEqual([
    String(sheetCover('half', 100, true)),
    'dvh',
  ])
  expect(sheetCover('half', 1000, true)).toBe(sheetCover('half', 1000, false))
  expect(sheetCover('low', 667, true)).toBe(132)
})

test('the map is free beside the column and the panel, whose widths the style sheets set', () => {
  const declaredIn = (condition: string, selector: string) =>
    styleRules.find(({ file, around, selector: own }) => {
      return file === 'src/app/widths.css' && around.join() === `@media ${condition}` && own === selector
    })?.declarations ?? {}
  const left = (width: number, panel = false) =>
    mapPadding({ narrow: false, wide: width >= 1024, width, height: 800 }, { panel, sheet: 0 }).left
  const columnIn = (condition: string) => declaredIn(condition, '.page')['--column']
  expect(columnIn('(min-width: 700px)')).toBe(
    `min(${left(1000) - 32}px, 50vw - ${700 / 2 - left(700) + 32}px)`,
  )
  const upright = '(min-width: 700px) and (max-width: 899px) and (min-height: 641px)'
  expect(columnIn(upright)).toBe(`min(${left(899) - 32}px, 50vw - 24px)`)
  const column = (width: number) => left(width) - 32
  const panel = (width: number) => left(width, true) - left(width) - 16
  expect(declaredIn('(min-width: 1024px)', '.page')).toEqual({
    '--column': `clamp(${column(1024)}px, ${(100 * column(1800)) / 1800}vw, ${column(2000)}px)`,
    '--panel': `clamp(${panel(1024)}px, 100vw - ${1440 - panel(1440) - column(1440)}px - var(--column), ${panel(1920)}px)`,
  })
  expect(panel(1500) - panel(1440)).toBe(60)
  expect(declaredIn('(min-width: 1024px)', '.station-panel')).toEqual({
    left: 'calc(var(--column) + 32px)',
    width: 'var(--panel)',
  })
})

test('the highest sheet ends below the search field', () => {
  const { top } = mapPadding(phone, { panel: false, sheet: 0 })
  expect(readFileSync('src/ui/sheet/sheet.css', 'utf8')).toContain(`height: calc(100dvh - ${top}px)`)
})

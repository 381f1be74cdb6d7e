import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { hour } from '../../../src/durations'
import { type ChartFrame, chartOptions } from '../../../src/history/chart/chart-options'

/** 10:00 in Rome, 22:45 in the zone in which tests run (`vitest.config.ts`). */
const at = Date.parse('2026-04-03T08:00:00Z')
const frame: ChartFrame = {
  from: at - 24 * hour,
  to: at,
  missing: [],
  counts: true,
  lines: [],
  height: 132,
  timeZone: 'Europe/Rome',
  language: 'en',
}

beforeEach(() => {
  vi.stubGlobal('document', { body: {} })
  vi.stubGlobal('getComputedStyle', () => ({ fontFamily: 'Inter' }))
})
afterEach(() => vi.unstubAllGlobals())

/** Words of the time axis at these moments. */
function words(frame: ChartFrame, moments: number[]) {
  const values = chartOptions(frame, String).axes?.[0]?.values
  const chart = Object({ scales: { x: { min: frame.from, max: frame.to } } })
  return typeof values === 'function' ? values(chart, moments, 0, 0, 0) : null
}

test("the tests' time zone is neither the region's nor UTC", () => {
  expect(new Date(at).getHours()).not.toBe(10)
  expect(new Date(at).getTimezoneOffset()).not.toBe(0)
})

test('the time axis has hours of the region', () => {
  expect(words(frame, [at - 3 * hour, at])).toEqual(['07:00', '10:00'])
})

test('of a week it has days of the region', () => {
  const midnight = Date.parse('2026-04-02T22:00:00Z')
  expect(words({ ...frame, from: at - 168 * hour }, [midnight])).toEqual(['Fri 3'])
})

test('ticks are at full hours of the region', () => {
  const splits = chartOptions(frame, String).axes?.[0]?.splits
  const chart = Object({ width: 400 })
  const ticks = typeof splits === 'function' ? splits(chart, 0, frame.from, frame.to, 0, 0) : []
  expect(words(frame, ticks)).toEqual(['12:00', '18:00', '00:00', '06:00'])
})

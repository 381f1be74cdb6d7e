import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { day, hour } from '../../../src/durations'
import { type ChartFrame, chartOptions } from '../../../src/history/chart/chart-options'
import { createMeans } from '../../../src/history/chart/means'
import type { Line } from '../../../src/history/chart/paint-lines'

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
  const values = chartOptions(frame, String, () => frame).axes?.[0]?.values
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
  const splits = chartOptions(frame, String, () => frame).axes?.[0]?.splits
  const chart = Object({ width: 400 })
  const ticks = typeof splits === 'function' ? splits(chart, 0, frame.from, frame.to, 0, 0) : []
  expect(words(frame, ticks)).toEqual(['12:00', '18:00', '00:00', '06:00'])
})

/** A day's mean is 60, with 290 in its last hours. */
function peakedLine(): Line {
  const start = Date.parse('2026-03-03T23:00:00Z')
  const hours = Array.from({ length: 30 * 24 }, (_, index) => {
    const from = start + index * hour
    return { from, to: from + hour, value: index % 24 < 20 ? 14 : 290 }
  })
  const means = createMeans(hours, frame.timeZone)
  const moments = hours.flatMap(({ from }) => [from, from + hour / 2])
  const values = hours.flatMap(({ value }) => [value, value + 1])
  return { points: [moments, values], shape: 'line', means, colour: '', fill: null, dash: [] }
}

/** Greatest value of the axis. */
function axisEnd(lines: readonly Line[], days: number): number | null | undefined {
  const range = chartOptions({ ...frame, lines }, String, () => ({ from: at - days * day, to: at })).scales?.y
    ?.range
  return typeof range === 'function' ? range(Object({}), 0, 0, 'y')[1] : null
}

test('the value axis ends above what is drawn: means, their area, or measurements', () => {
  const line = peakedLine()
  expect(axisEnd([line, line], 30)).toBeCloseTo(60 * 1.08)
  expect(axisEnd([line], 30)).toBeCloseTo(290 * 1.08)
  expect(axisEnd([line, line], 2)).toBeCloseTo(291 * 1.08)
})

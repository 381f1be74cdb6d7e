import { expect, test } from 'vitest'
import { day, hour } from '../../../src/durations'
import { cutLookback, findLookbackStart } from '../../../src/history/carried'
import { toBand } from '../../../src/history/chart/bands'
import { prepareSeries } from '../../../src/history/chart/drawn-series'
import { joinParts } from '../../../src/history/join-parts'
import type { History, Sample } from '../../../src/model/history'

const from = Date.parse('2026-11-20T00:00:00Z')
const range = { from, to: from + day }
const pushed = { level: 'plug' as const, id: 'p', dataType: 'status', period: 1 }

const sample = (hours: number, number: number): Sample => ({
  measuredAt: from + hours * hour,
  reading: { kind: 'number', number },
  meaning: { kind: 'status', status: number === 0 ? 'occupied' : 'available' },
})
const answered = (samples: Sample[], missing: History['missing'] = []): History => ({
  from: from - 3 * day,
  to: range.to,
  samples,
  missing,
  rejected: 0,
})
const toLoaded = (history: History) => ({ ...cutLookback(history, from), until: range.to, measuredAt: null })

test('a pushed series is requested from before the range, a polled one is not', () => {
  expect(findLookbackStart({ key: pushed, measuredAt: range.to }, range)).toBe(from - 3 * day)
  expect(findLookbackStart({ key: { ...pushed, period: 600 }, measuredAt: range.to }, range)).toBe(from)
})

test('the latest measurement before the range is requested, at most 30 days back', () => {
  expect(findLookbackStart({ key: pushed, measuredAt: from - 12 * day }, range)).toBe(from - 12 * day)
  expect(findLookbackStart({ key: pushed, measuredAt: from - 90 * day }, range)).toBe(from - 30 * day)
})

test('a part of a long range has no lead', () => {
  expect(findLookbackStart({ key: pushed, measuredAt: null }, { from, to: from + 10 * day })).toBe(from)
})

test('a plug has the status of its last change before the range until its first change', () => {
  const series = { plug: { id: 'p', name: 'p' }, key: pushed, access: 'open' as const }
  const history = toLoaded(answered([sample(-30, 0), sample(-5, 1), sample(6, 0), sample(7, 1)]))
  const band = toBand(series as Parameters<typeof toBand>[0], history, range.to)
  expect(band.intervals.map(({ from: begin, value }) => [(begin - from) / hour, value])).toEqual([
    [0, 'available'],
    [6, 'occupied'],
    [7, 'available'],
  ])
  expect(band.coverage).toMatchObject({ unknownTime: 0, gaps: 0 })
})

test('the carried value is part of the curve and its sentence, but no measurement of the file', () => {
  const history = toLoaded(answered([sample(-5, 4), sample(6, 3), sample(7, 2)]))
  const { points, summary, values } = prepareSeries(
    history,
    { period: 1, counts: true, timeZone: 'Europe/Rome' },
    range.to,
  )
  expect(points[0]?.[0]).toBe(from)
  expect(points[1]?.[0]).toBe(4)
  expect(summary).toMatchObject({ min: 2, max: 4, unknownTime: 0 })
  expect(values).toEqual([3, 2])
  expect(history.samples).toHaveLength(2)
})

test('nothing is carried over a part that is missing', () => {
  const missing = { from: from - 4 * hour, to: from + hour, reason: 'failed' as const }
  const history = cutLookback(answered([sample(-5, 1)], [{ ...missing, failure: null, retryAt: null }]), from)
  expect(history.carried).toBeUndefined()
  expect(history.missing).toMatchObject([{ from, to: from + hour }])
})

test('a measurement at the start replaces the carried value', () => {
  const history = toLoaded(answered([sample(-5, 4), sample(0, 1), sample(2, 2)]))
  const { points } = prepareSeries(history, { period: 1, counts: true, timeZone: 'Europe/Rome' }, range.to)
  expect(points[1]?.[0]).toBe(1)
})

test('a joined history carries the value of its oldest part', () => {
  const part = { from: from - day, to: range.to }
  const data = {
    ...cutLookback(answered([sample(-30, 4), sample(5, 1)]), from - day),
    until: range.to,
    measuredAt: null,
  }
  const joined = joinParts([{ part, data, error: null }], range, range.to, true)
  expect(joined?.carried).toMatchObject({ measuredAt: from, reading: { number: 4 } })
})

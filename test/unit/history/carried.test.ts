import { expect, test } from 'vitest'
import { day, hour } from '../../../src/durations'
import { cutLookback, findLookbackStart } from '../../../src/history/carried'
import { toBand } from '../../../src/history/chart/bands'
import { prepareSeries } from '../../../src/history/chart/drawn-series'
import { createTooltip } from '../../../src/history/chart/tooltip-lines'
import { historyFile } from '../../../src/history/export/history-file'
import { joinParts } from '../../../src/history/join-parts'
import { createI18n } from '../../../src/i18n/i18n'
import { loadMessages } from '../../../src/i18n/languages'
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
  expect(band.carriedAt).toBe(from - 5 * hour)
  expect(band.coverage).toMatchObject({ unknownTime: 0, gaps: 0 })
})

const timeZone = 'Europe/Rome'

test.each([true, false])(
  'curve, sentence, tooltip and file have the carried value, with its own time; a count: %s',
  async (counts) => {
    const history = toLoaded(answered([sample(-30, 9), sample(-5, 4), sample(6, 3), sample(7, 2)]))
    const drawn = prepareSeries(history, { period: 1, counts, timeZone }, range.to)
    const { points, summary, moments, values, carriedAt } = drawn
    expect([points[0]?.[0], points[1]?.[0]]).toEqual([from, 4])
    expect(summary).toMatchObject({ min: 2, max: 4, unknownTime: 0 })
    expect(moments.map((at, index) => [(at - from) / hour, values[index]])).toEqual([
      [0, 4],
      [6, 3],
      [7, 2],
    ])
    expect(carriedAt).toBe(from - 5 * hour)

    const i18n = createI18n('en', await loadMessages('en'), timeZone)
    await i18n.complete()
    const tooltipLines = [{ name: '', unit: '', moments, values, carriedAt }]
    const { textsAt } = createTooltip(i18n, 'samples', { tooltipLines, lines: [], now: range.to })
    expect(textsAt(from + hour)[0]?.text).toBe('4 · 19 Nov 2026, 20:00 · before this period')
    expect(textsAt(from + 6 * hour)[0]?.text).toBe('3 · 20 Nov 2026, 07:00')

    const series = { station: { id: 'S', name: 'S' }, plug: null, dataType: 'n', unit: '' }
    const { text, rows } = historyFile({
      series: [{ ...series, access: 'open', history }],
      timeRange: range,
      scope: 'open',
      timeZone,
      language: 'en',
      now: range.to,
      config: { publisher: '', licence: { name: '', url: '' } },
    })
    expect(rows).toBe(3)
    const cells = text
      .trimEnd()
      .split('\r\n')
      .map((line) => line.split(',').slice(6, 9).join(' '))
    expect(cells).toEqual([
      'measured_at before_period value',
      '2026-11-19T20:00:00+01:00 yes 4',
      '2026-11-20T07:00:00+01:00 no 3',
      '2026-11-20T08:00:00+01:00 no 2',
    ])
  },
)

test('a value that lasts through the whole range is drawn from its own measurement', () => {
  const history = toLoaded(answered([sample(-5, 4)]))
  const { points, carriedAt } = prepareSeries(history, { period: 1, counts: true, timeZone }, range.to)
  expect(points).toEqual([
    [from, range.to],
    [4, 4],
  ])
  expect(carriedAt).toBe(from - 5 * hour)
})

test('nothing is carried over a part that is missing', () => {
  const missing = { from: from - 4 * hour, to: from + hour, reason: 'failed' as const }
  const history = cutLookback(answered([sample(-5, 1)], [{ ...missing, failure: null, retryAt: null }]), from)
  expect(history.carried).toBeUndefined()
  expect(history.missing).toMatchObject([{ from, to: from + hour }])
})

test('missing time that begins with the range hides the value from before it, also afterwards', () => {
  const missing = { from, to: from + hour, reason: 'failed' as const, failure: null, retryAt: null }
  const series = { plug: { id: 'p', name: 'p' }, key: pushed, access: 'open' as const }
  const history = toLoaded(answered([sample(-5, 1), sample(6, 0)], [missing]))
  const band = toBand(series as Parameters<typeof toBand>[0], history, range.to)
  expect(band.intervals.map(({ from: begin, value }) => [(begin - from) / hour, value])).toEqual([
    [6, 'occupied'],
  ])
})

test('a measurement at the start replaces the carried value', () => {
  const history = toLoaded(answered([sample(-5, 4), sample(0, 1), sample(2, 2)]))
  const { points, carriedAt } = prepareSeries(history, { period: 1, counts: true, timeZone }, range.to)
  expect(points[1]?.[0]).toBe(1)
  expect(carriedAt).toBeNull()
})

test('a joined history carries the value of its oldest part', () => {
  const part = { from: from - day, to: range.to }
  const data = {
    ...cutLookback(answered([sample(-30, 4), sample(5, 1)]), from - day),
    until: range.to,
    measuredAt: null,
  }
  const joined = joinParts([{ part, data, error: null }], range, range.to, true)
  expect(joined?.carried).toMatchObject({
    measuredAt: from,
    originalAt: from - 30 * hour,
    reading: { number: 4 },
  })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readHistory } from '../../../src/api/history'
import { z } from '../../../src/contract/zod'
import { minute } from '../../../src/durations'
import { prepareSeries } from '../../../src/history/chart/drawn-series'
import { historyFile } from '../../../src/history/export/history-file'
import type { LoadedHistory } from '../../../src/history/queries'
import type { Scope } from '../../../src/model/value'

const key = { level: 'station', id: 'S*1', dataType: 'number-available', period: 300 } as const
const config = { publisher: 'ODH', licence: { name: 'CC0', url: 'https://cc0.example/' } }
const station = { id: 'S*1', name: '=Station, "one"' }

/** As the service sends it: measured and written at, and a value. */
interface Row {
  at: number
  written: number
  value: number
}

async function historyOf(rows: readonly Row[], from: number, to: number): Promise<LoadedHistory> {
  const history = await readHistory<Row>(key, { from, to }, async () => rows, {
    schema: z.object({ at: z.number(), written: z.number(), value: z.number() }),
    readMeasuredAt: ({ at }) => at,
    readWrittenAt: ({ written }) => written,
    readReading: ({ value }) => ({ kind: 'number', number: value }),
  })
  return { ...history, until: to, measuredAt: null }
}

/** Time and value of each row of the file, by its text alone. */
function fileRows(history: LoadedHistory, timeZone = 'Europe/Rome'): [string, number][] {
  const series = [
    { station, plug: null, dataType: key.dataType, unit: 'n', access: 'open', history } as const,
  ]
  const { text } = historyFile({
    series,
    timeRange: history,
    scope: 'open',
    config,
    timeZone,
    language: 'en',
    now: history.to,
  })
  const [, ...lines] = text.trimEnd().split('\r\n')
  return lines.map((line) => {
    const cells =
      /^S\*1,"'=Station, ""one""",,,number-available,n,([^,]+),no,([^,]+),,open,ODH,CC0 https:\/\/cc0\.example\/$/.exec(
        line,
      ) ?? []
    return [cells[1] ?? line, Number(cells[2])]
  })
}

/** The value that the drawn steps show at a moment; `null` in a gap. */
function drawnAt([moments, values]: readonly [readonly number[], readonly (number | null)[]], at: number) {
  if (at > (moments.at(-1) ?? at)) return null
  const index = moments.findLastIndex((moment) => moment <= at)
  return values[index] ?? null
}

const toTime = (time: string) => Date.parse(time)
const spring = toTime('2026-03-28T23:00Z')
/** A series by hand: a change of clocks at 01:00 UTC, a doubled row, a late correction, two gaps. */
const reference: Row[] = [
  ...[0, 5, 10].map((after) => ({ at: spring + after * minute, written: spring + after * minute, value: 2 })),
  { at: toTime('2026-03-29T00:55Z'), written: toTime('2026-03-29T00:55Z'), value: 1 },
  { at: toTime('2026-03-29T01:00Z'), written: toTime('2026-03-29T01:00Z'), value: 0 },
  { at: toTime('2026-03-29T01:00Z'), written: toTime('2026-03-29T01:00Z'), value: 0 },
  { at: toTime('2026-03-29T01:05Z'), written: toTime('2026-03-29T01:05Z'), value: 1 },
  { at: toTime('2026-03-29T01:05Z'), written: toTime('2026-03-29T06:00Z'), value: 2 },
  { at: toTime('2026-03-29T01:10Z'), written: toTime('2026-03-29T01:40Z'), value: 3 },
  { at: toTime('2026-03-29T05:00Z'), written: toTime('2026-03-29T05:00Z'), value: 1 },
]

test("chart and file agree on ten measurements, in the region's time", async () => {
  const history = await historyOf(reference, spring, toTime('2026-03-29T06:00Z'))
  expect(fileRows(history)).toEqual([
    ['2026-03-29T00:00:00+01:00', 2],
    ['2026-03-29T00:05:00+01:00', 2],
    ['2026-03-29T00:10:00+01:00', 2],
    ['2026-03-29T01:55:00+01:00', 1],
    ['2026-03-29T03:00:00+02:00', 0],
    ['2026-03-29T03:05:00+02:00', 2],
    ['2026-03-29T03:10:00+02:00', 3],
    ['2026-03-29T07:00:00+02:00', 1],
  ])
  const { points } = prepareSeries(
    history,
    { period: 300, counts: true, timeZone: 'Europe/Rome' },
    history.until,
  )
  // The ninth and tenth: within a gap, and after the last that counts.
  const drawn = ['00:12', '00:30', '00:57', '01:02', '01:07', '01:12', '03:00', '05:02', '05:30', '23:07']
  const days = drawn.map((time) => toTime(`2026-03-${time < '12:00' ? '29' : '28'}T${time}Z`))
  expect(days.map((moment) => drawnAt(points, moment))).toEqual([
    ...[null, null, 1, 0, 2, 3, null, 1, null, 2],
  ])
})

test('chart, table and file have the same times and values: 1,000 series', async () => {
  const row = fc.record({
    at: fc.integer({ min: 0, max: 600 }).map((five) => spring - 1440 * minute + five * 5 * minute),
    late: fc.constantFrom(0, 0, 0, 10, 300),
    value: fc.integer({ min: -3, max: 9 }),
  })
  const rows = fc.array(row, { maxLength: 80 })
  await fc.assert(
    fc.asyncProperty(rows, fc.boolean(), async (some, counts) => {
      const sent = some.map(({ late, ...rest }) => ({ ...rest, written: rest.at + late * minute }))
      const from = spring - 1440 * minute
      const to = from + 590 * 5 * minute
      // Naively: of each moment what was written last, and of these what was sent last.
      const expected = new Map<number, number>()
      for (const one of sent.toSorted((a, b) => a.written - b.written))
        if (one.at < to) expected.set(one.at, one.value)
      const naive = [...expected].sort(([one], [other]) => one - other)

      const history = await historyOf(sent, from, to)
      const options = { period: 300, counts, timeZone: 'Europe/Rome' }
      const { moments, values, points } = prepareSeries(history, options, history.until)
      expect(moments.map((moment, index) => [moment, values[index]])).toEqual(naive)
      expect(fileRows(history).map(([time, value]) => [Date.parse(time), value])).toEqual(naive)
      for (const [moment, value] of naive) expect(drawnAt(points, moment)).toBe(value)
    }),
    { numRuns: 1000 },
  )
})

test('each measurement has its source and licence', async () => {
  const history = await historyOf(reference, spring, toTime('2026-03-29T06:00Z'))
  const series = [{ station, plug: null, dataType: 'power', unit: 'kW', access: 'open', history }] as const
  const options = { series, timeRange: history, scope: 'open', config, now: history.to } as const
  const { text } = historyFile({ ...options, timeZone: 'Europe/Rome', language: 'en' })
  const [header, ...rows] = text.trimEnd().split('\r\n')
  expect(header).toMatch(/,source,licence$/)
  expect(rows.every((row) => row.endsWith(',ODH,CC0 https://cc0.example/'))).toBe(true)
})

test('closed series are in a file only if chosen, and its name and rows say so', async () => {
  const history = await historyOf(reference, spring, toTime('2026-03-29T06:00Z'))
  const plug = { id: 'P', name: 'IT*ABC*E1' }
  const series = [
    { station, plug: null, dataType: 'number-available', unit: '', access: 'open', history },
    { station, plug, dataType: 'power', unit: 'kW', access: 'closed', history },
  ] as const
  const make = (scope: Scope) =>
    historyFile({
      series,
      timeRange: history,
      scope,
      config,
      timeZone: 'Europe/Rome',
      language: 'en',
      now: history.to,
    })
  const open = make('open')
  expect(open).toMatchObject({ rows: 8 })
  expect(open.name).toBe('plugboard-history-S_1-2026-03-29-2026-03-29.csv')
  expect(open.text).not.toMatch(/closed|power|kW/)
  const closed = make('all')
  expect(closed).toMatchObject({ rows: 16 })
  expect(closed.name).toMatch(/-with-closed-data\.csv$/)
  expect(closed.text.match(/,P,IT\*ABC\*E1,power,kW,[^,]+,no,\d,,closed,/g)).toHaveLength(8)
})

test('the name of a file for which closed series were chosen says so before one is loaded', () => {
  const closed = {
    station,
    plug: null,
    dataType: 'power',
    unit: 'kW',
    access: 'closed',
    history: undefined,
  } as const
  const timeRange = { from: spring, to: spring + 60 * minute }
  const options = { timeRange, config, timeZone: 'Europe/Rome', language: 'en', now: timeRange.to }
  expect(historyFile({ ...options, series: [closed], scope: 'all' }).name).toMatch(/-with-closed-data\.csv$/)
  expect(historyFile({ ...options, series: [closed], scope: 'open' }).name).not.toContain('closed')
  const open = { ...closed, access: 'open' } as const
  expect(historyFile({ ...options, series: [open], scope: 'all' }).name).not.toContain('closed')
})

test('a file with missing days says so', async () => {
  const history = await historyOf(reference, spring, toTime('2026-03-29T06:00Z'))
  const one = { station, plug: null, dataType: 'number-available', unit: '', access: 'open' } as const
  const make = (loaded: typeof history | undefined, from = history.from) =>
    historyFile({
      series: [{ ...one, history: loaded }],
      timeRange: { from, to: history.to },
      scope: 'open',
      config,
      timeZone: 'Europe/Rome',
      language: 'en',
      now: history.to,
    })
  expect(make(history).isIncomplete).toBe(false)
  expect(make(undefined).isIncomplete).toBe(true)
  expect(make(history, history.from - 7_200_000)).toMatchObject({ isIncomplete: true })
  expect(make(history, history.from - 7_200_000).name).toMatch(/-part\.csv$/)
  const missing = [{ from: history.from, to: history.from + 1, reason: 'failed' as const }]
  expect(make({ ...history, missing: missing as never }).isIncomplete).toBe(true)
})

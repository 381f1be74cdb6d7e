import fc from 'fast-check'
import { expect, test } from 'vitest'
import { day, hour, minute } from '../../../src/durations'
import { prepareSeries } from '../../../src/history/chart/drawn-series'
import { chooseDetail, createMeans, type Mean, type Step, toMeans } from '../../../src/history/chart/means'
import { createTooltip } from '../../../src/history/chart/tooltip-lines'
import type { Interval } from '../../../src/history/intervals'
import type { LoadedHistory } from '../../../src/history/queries'
import { createI18n } from '../../../src/i18n/i18n'
import { loadMessages } from '../../../src/i18n/languages'

const timeZone = 'Europe/Rome'
const toTime = (time: string) => Date.parse(time)

/** The hour or day of a moment as its text in Rome. A repeated hour differs by its offset. */
const clock = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  timeZoneName: 'longOffset',
})
const dates = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'short' })
const nameSpan = (moment: number, step: Step) => (step === 'day' ? dates : clock).format(moment)

/** Naively: the values of each known minute by hour or day. */
function naiveMeans(intervals: readonly Interval<number>[], step: Step) {
  const minutes = new Map<string, number[]>()
  for (const { from, to, value } of intervals)
    for (let moment = from; moment < to; moment += minute) {
      const name = nameSpan(moment, step)
      minutes.set(name, [...(minutes.get(name) ?? []), value])
    }
  return [...minutes].map(([name, values]) => ({
    name,
    mean: values.reduce((sum, value) => sum + value, 0) / values.length,
    min: Math.min(...values),
    max: Math.max(...values),
    known: values.length * minute,
  }))
}

function described(means: readonly Mean[], step: Step) {
  return means.map(({ from, to, mean, min, max, knownTime }) => {
    expect(nameSpan(to - 1, step)).toBe(nameSpan(from, step))
    const length = knownTime.reduce((sum, run) => sum + run.to - run.from, 0)
    return { name: nameSpan(from, step), mean, min, max, known: length }
  })
}

const changes = ['2026-03-28T20:00Z', '2026-10-24T20:00Z', '2026-07-01T10:07Z'].map(toTime)
/** Lengths of values in minutes, some of them unknown. */
const pieces = fc.array(
  fc.record({ minutes: fc.integer({ min: 1, max: 400 }), value: fc.option(fc.integer({ min: -2, max: 9 })) }),
  { minLength: 1, maxLength: 30 },
)

test.each<Step>(['hour', 'day'])(
  'means of each %s are those of a naive computation, with gaps and clock changes',
  (step) => {
    fc.assert(
      fc.property(fc.constantFrom(...changes), pieces, (start, some) => {
        let end = start
        const intervals = some.flatMap(({ minutes, value }) => {
          const from = end
          end += minutes * minute
          return value === null ? [] : { from, to: end, value }
        })
        const means = toMeans(intervals, step, timeZone)
        const expected = naiveMeans(intervals, step)
        expect(described(means, step)).toEqual(
          expected.map((one) => ({ ...one, mean: expect.closeTo(one.mean, 9) })),
        )
        // What is drawn is known: gaps stay gaps.
        const { list, points } = createMeans(intervals, timeZone)(step)
        const known = described(list, step).reduce((sum, one) => sum + one.known, 0)
        expect(drawnTime(points)).toBeCloseTo(known)
      }),
      { numRuns: 150 },
    )
  },
)

/** Milliseconds that steps cover. */
function drawnTime([moments, values]: readonly [readonly number[], readonly (number | null)[]]): number {
  return moments.reduce((sum, moment, index) => {
    const isDrawn = index > 0 && values[index] !== null && values[index - 1] !== null
    return isDrawn ? sum + moment - (moments[index - 1] ?? moment) : sum
  }, 0)
}

test('the day of a clock change has 23 or 25 hours', () => {
  const lengths = (from: number) =>
    toMeans([{ from, to: from + 3 * day, value: 1 }], 'day', timeZone).map(
      ({ from, to }) => (to - from) / hour,
    )
  expect(lengths(toTime('2026-03-28T12:00Z'))).toEqual([24, 23, 24, 24])
  expect(lengths(toTime('2026-10-24T12:00Z'))).toEqual([24, 25, 24, 24])
})

test('a day of which less than half is known is left out, at the ends and between', () => {
  const midnight = toTime('2026-06-30T22:00Z')
  const known = (from: number, to: number, value: number) => ({
    from: midnight + from * hour,
    to: midnight + to * hour,
    value,
  })
  const shown = createMeans(
    [known(-0.5, 0, 290), known(0, 36, 20), known(48, 55, 90), known(72, 84, 40), known(96, 107, 60)],
    timeZone,
  )('day')
  expect(shown.list.map(({ from, mean }) => [(from - midnight) / day, mean])).toEqual([
    [0, 20],
    [1, 20],
    [3, 40],
  ])
  expect(Math.max(...shown.points[1].map((value) => value ?? 0))).toBe(40)
  expect(shown.isPart).toBe(true)
  expect(createMeans([known(0, 48, 20)], timeZone)('day').isPart).toBe(false)
})

test('a series that is measured for some hours of each day keeps all of its days', () => {
  const morning = toTime('2026-07-01T06:00Z')
  const intervals = Array.from({ length: 30 }, (_, index) => {
    const from = morning + index * day
    return { from, to: from + 8 * hour, value: index }
  })
  const { list, isPart } = createMeans(intervals, timeZone)('day')
  expect([list.length, isPart]).toEqual([30, false])
})

const busy: LoadedHistory = {
  from: 0,
  to: 90 * day,
  until: 90 * day,
  missing: [],
  rejected: 0,
  measuredAt: null,
  samples: Array.from({ length: 25_920 }, (_, index) => ({
    measuredAt: index * 5 * minute,
    reading: { kind: 'number' as const, number: index % 4 },
    meaning: { kind: 'plain' as const },
  })),
}
const options = { period: 300, counts: true, timeZone }

test('a long window has means, a short or quiet one measurements', () => {
  const { points } = prepareSeries(busy, options, busy.until)
  const detail = (days: number) => chooseDetail([{ points }], { from: 0, to: days * day })
  expect([1, 3, 4, 10, 11, 90].map(detail)).toEqual(['samples', 'samples', 'hour', 'hour', 'day', 'day'])
  const quiet = {
    points: [
      [0, day, 90 * day],
      [1, 2, 3],
    ] as const,
  }
  expect(chooseDetail([quiet], { from: 0, to: 90 * day })).toBe('samples')
  expect(chooseDetail([quiet, { points }], { from: 0, to: 90 * day })).toBe('day')
})

test.each([
  [4, 'samples'],
  [5, 'day'],
])('30 days of a count with %i changes a day show each %s', (changes, detail) => {
  const length = 30 * changes
  const moments = Array.from({ length }, (_, index) => (index * day) / changes)
  const points = [moments, moments.map((_, index) => index % 2)] as const
  expect(chooseDetail([{ points }], { from: 0, to: 30 * day })).toBe(detail)
})

test('gaps and repeated values are no changes', () => {
  const moments = Array.from({ length: 300 }, (_, index) => (index * day) / 10)
  const values = moments.map((_, index) => (index % 3 === 0 ? null : 2))
  expect(chooseDetail([{ points: [moments, values] }], { from: 0, to: 30 * day })).toBe('samples')
})

test('each of 25,920 samples is read a few times, the means included', () => {
  let reads = 0
  const counted = busy.samples.map((sample) => ({
    ...sample,
    get measuredAt() {
      reads += 1
      return sample.measuredAt
    },
  }))
  const { means } = prepareSeries({ ...busy, samples: counted }, options, busy.until)
  expect(means('hour').list).toHaveLength(90 * 24)
  // Of the 91st day in Rome there is one hour.
  expect(means('day').list).toHaveLength(90)
  expect(reads / counted.length).toBeLessThan(20)
})

test('what is read is a mean, with its day or hour and the least and greatest value', async () => {
  const i18n = createI18n('en', await loadMessages('en'), timeZone)
  const { means, moments, values, points } = prepareSeries(busy, options, busy.until)
  const lines = [{ means, points, shape: 'step' as const, colour: '', fill: null, dash: [] }]
  const tooltipLines = [{ name: '', unit: 'kW', moments, values, carriedAt: null }]
  const read = (detail: 'samples' | Step, moment: number) =>
    createTooltip(i18n, detail, { tooltipLines, lines, now: busy.until }).textsAt(moment)[0]?.text
  expect(read('samples', 10 * day)).toBe('0 kW · 11 Jan 1970, 01:00')
  expect(read('hour', 10 * day + 1)).toBe('mean 1.5 kW, from 0 to 3 · 11 Jan 1970, 01:00 – 02:00')
  expect(read('day', 10 * day)).toBe('mean 1.5 kW, from 0 to 3 · 11 Jan 1970')
})

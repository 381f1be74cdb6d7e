import { expect, test } from 'vitest'
import { hour, minute } from '../../../src/durations'
import { detectSampling } from '../../../src/history/intervals'
import { readNumber } from '../../../src/history/series'
import {
  addToWeek,
  addWeek,
  averageByWeekHour,
  emptyWeek,
  toWeekHours,
  type WeekHour,
} from '../../../src/history/week/week-hours'
import type { MissingTime, Sample } from '../../../src/model/history'

const week = 168 * hour
const period = 300
const toTime = (time: string) => Date.parse(time)

/** The same numbers each time. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

const sample = (at: number, number: number): Sample => {
  return { measuredAt: at, reading: { kind: 'number', number }, meaning: { kind: 'free', free: number } }
}

interface Past {
  samples: Sample[]
  missing: MissingTime[]
}

/** About one measurement in five minutes, some late, some absent for hours, and some parts that were not answered. */
function anyPast(from: number, to: number, random: () => number): Past {
  const samples: Sample[] = []
  const missing: MissingTime[] = []
  for (let moment = from; moment < to; ) {
    samples.push(sample(moment, Math.floor(random() * 5)))
    moment += (4 + Math.floor(random() * 3)) * minute
    if (random() < 0.01) moment += Math.floor(random() * 20 * 60) * minute
    if (random() < 0.0005) {
      const end = moment + Math.floor(random() * 100 * 60) * minute
      missing.push({ from: moment, to: end, reason: 'failed', failure: null, retryAt: null })
      moment = end
    }
  }
  return { samples, missing }
}

interface Cell {
  total: number
  minutes: number
  dates: Set<string>
  samples: Set<Sample>
}

/** Each minute by itself: which value it had, and what a clock of the zone showed. */
function naiveCells({ samples, missing }: Past, from: number, to: number, timeZone: string): Cell[] {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    weekday: 'short',
    hour: '2-digit',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
  const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
  const cells = weekdays.flatMap(() =>
    Array.from({ length: 24 }, (): Cell => ({ total: 0, minutes: 0, dates: new Set(), samples: new Set() })),
  )
  let next = 0
  let lost = 0
  let parts: Record<string, string> = {}
  for (let moment = from; moment < to; moment += minute) {
    // No zone changes its clocks between two quarters of an hour.
    if (moment === from || moment % (15 * minute) === 0)
      parts = Object.fromEntries(format.formatToParts(moment).map(({ type, value }) => [type, value]))
    const cell = cells[weekdays.indexOf(parts.weekday ?? '') * 24 + Number(parts.hour)]
    if (!cell) throw new Error(`no cell at ${moment}`)
    while ((samples[next]?.measuredAt ?? Number.POSITIVE_INFINITY) <= moment) next += 1
    while ((missing[lost]?.to ?? Number.POSITIVE_INFINITY) <= moment) lost += 1
    const last = samples[next - 1]
    if (!last || moment >= (missing[lost]?.from ?? Number.POSITIVE_INFINITY)) continue
    const silence = (samples[next]?.measuredAt ?? to) - last.measuredAt
    if (silence > 15 * minute && moment >= last.measuredAt + period * 1000) continue
    if (last.reading.kind !== 'number') continue
    cell.total += last.reading.number
    cell.minutes += 1
    cell.samples.add(last)
    cell.dates.add(`${parts.year}-${parts.month}-${parts.day}`)
  }
  return cells
}

function toHours(cells: readonly Cell[]): WeekHour[] {
  return cells.map(({ total, minutes, dates, samples }) => {
    const mean = minutes > 0 ? total / minutes : null
    return { mean, known: minutes * minute, weeks: dates.size, samples: samples.size }
  })
}

function expectSame(actual: WeekHour[], expected: WeekHour[]) {
  const rounded = ({ mean, ...rest }: WeekHour) => ({ ...rest, mean: mean && Number(mean.toFixed(9)) })
  expect(actual.map(rounded)).toEqual(expected.map(rounded))
}

// Lord Howe changes its clocks by half an hour; Cairo at midnight.
test.each([
  ['2025-12-31T22:37Z', '2027-01-01T05:11Z', 'Europe/Rome', 1],
  ['2026-03-10T10:30Z', '2026-04-20T03:05Z', 'Australia/Lord_Howe', 2],
  ['2026-09-12T22:37Z', '2026-11-01T05:11Z', 'Australia/Lord_Howe', 3],
  ['2026-04-01T22:37Z', '2026-05-15T05:11Z', 'Africa/Cairo', 4],
  ['2026-10-01T22:37Z', '2026-11-15T05:11Z', 'Africa/Cairo', 5],
])(
  'from %s to %s in %s each hour is what a walk by the minute finds',
  {
    timeout: 60_000,
  },
  (first, last, timeZone, seed) => {
    const from = toTime(first)
    const to = toTime(last)
    const past = anyPast(from - hour, to, randomNumbers(seed))
    const sampling = detectSampling(period, past.samples)
    const hours = averageByWeekHour(past, sampling, readNumber, { from, to }, timeZone)
    expect(hours).toHaveLength(168)
    expectSame(hours, toHours(naiveCells(past, from, to, timeZone)))
  },
)

test('the hours of a week equal a loop over all minutes: three plugs, one year', {
  timeout: 60_000,
}, () => {
  const [from, to, timeZone] = [toTime('2025-12-31T22:37Z'), toTime('2027-01-01T05:11Z'), 'Europe/Rome']
  // The last one has known time in a part of the year only.
  const pasts = [11, 12, 13].map((seed) =>
    anyPast(seed === 13 ? toTime('2026-09-01T00:00Z') : from - hour, to, randomNumbers(seed)),
  )
  const sums = emptyWeek()
  for (const past of pasts) {
    const one = emptyWeek()
    const sampling = detectSampling(period, past.samples)
    addToWeek(one, past, { sampling, read: readNumber, timeRange: { from, to }, timeZone })
    addWeek(sums, one)
  }
  const each = pasts.map((past) => naiveCells(past, from, to, timeZone))
  const together = emptyWeek().map((_, index): Cell => {
    const cells = each.flatMap((week) => week[index] ?? [])
    return {
      total: cells.reduce((sum, { total }) => sum + total, 0),
      minutes: cells.reduce((sum, { minutes }) => sum + minutes, 0),
      // A week counts once, however many plugs were known in it.
      dates: new Set(cells.flatMap(({ dates }) => [...dates])),
      samples: new Set(cells.flatMap(({ samples }) => [...samples])),
    }
  })
  expectSame(toWeekHours(sums), toHours(together))
})

const sunday = (hourOfDay: number) => 6 * 24 + hourOfDay

/** Four plugs are free in all of the time. */
function fourFree(from: number, to: number): WeekHour[] {
  const past = { samples: [sample(from, 4)], missing: [] }
  return averageByWeekHour(past, detectSampling(1, past.samples), readNumber, { from, to }, 'Europe/Rome')
}

test('the skipped hour of a clock change does not count, the repeated one counts twice', () => {
  const spring = fourFree(toTime('2026-03-29T00:00+01:00'), toTime('2026-03-30T00:00+02:00'))
  expect([1, 2, 3].map((one) => spring[sunday(one)]?.known)).toEqual([hour, 0, hour])
  expect(spring[sunday(2)]).toEqual({ mean: null, known: 0, weeks: 0, samples: 0 })
  const autumn = fourFree(toTime('2026-10-25T00:00+02:00'), toTime('2026-10-26T00:00+01:00'))
  expect([1, 2, 3].map((one) => autumn[sunday(one)]?.known)).toEqual([hour, 2 * hour, hour])
  expect(autumn[sunday(2)]).toMatchObject({ mean: 4, weeks: 1 })
})

test('the first hour is Monday at midnight, and each week counts once', () => {
  const from = toTime('2026-11-02T00:00+01:00')
  const hours = fourFree(from, from + 3 * week)
  expect(hours.map(({ weeks }) => weeks)).toEqual(hours.map(() => 3))
  expect(hours[0]).toEqual({ mean: 4, known: 3 * hour, weeks: 3, samples: 1 })
})

test('a value that lasts for weeks is one measurement of each hour, and a later one adds to those after it', () => {
  const from = toTime('2026-11-02T00:00+01:00')
  const past = { samples: [sample(from, 4), sample(from + week + 9.5 * hour, 3)], missing: [] }
  const timeRange = { from, to: from + 3 * week }
  const hours = averageByWeekHour(past, detectSampling(1, past.samples), readNumber, timeRange, 'Europe/Rome')
  expect([0, 8, 9, 10].map((one) => hours[one]?.samples)).toEqual([2, 2, 2, 2])
  const once = { ...timeRange, to: from + week }
  const first = averageByWeekHour(past, detectSampling(1, past.samples), readNumber, once, 'Europe/Rome')
  expect(first.map(({ samples }) => samples)).toEqual(first.map(() => 1))
})

test('silent time is neither free nor occupied', () => {
  const from = toTime('2026-11-02T00:00+01:00')
  const samples = [0, 5, 10, 15, 50, 55].map((minutes) =>
    sample(from + minutes * minute, minutes < 50 ? 4 : 0),
  )
  const past = { samples, missing: [] }
  const timeRange = { from, to: from + 2 * hour }
  const hours = averageByWeekHour(past, detectSampling(period, samples), readNumber, timeRange, 'Europe/Rome')
  // Free for 20 minutes, silent for 30, taken for 10; then silent, as the last one counts for its period alone.
  expect(hours[0]).toEqual({ mean: (20 * 4) / 30, known: 30 * minute, weeks: 1, samples: 6 })
  expect(hours[1]).toEqual({ mean: null, known: 0, weeks: 0, samples: 0 })
})

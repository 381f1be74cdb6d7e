import fc from 'fast-check'
import { expect, test } from 'vitest'
import { day, hour } from '../../../src/durations'
import { chooseBandDetail, listShares, stackShares, toShares } from '../../../src/history/chart/shares'
import type { Interval } from '../../../src/history/intervals'
import type { Status } from '../../../src/model/status'

const timeZone = 'Europe/Rome'
/** Midnight in Rome. */
const start = Date.parse('2026-11-01T23:00Z')

test('a bar has the time of each status in its day, and the rest of it is not known', () => {
  const intervals: Interval<Status>[] = [
    { from: start, to: start + 6 * hour, value: 'available' },
    { from: start + 6 * hour, to: start + 12 * hour, value: 'occupied' },
    { from: start + 2 * day, to: start + 3 * day, value: 'available' },
  ]
  const shares = toShares(intervals, 'day', { from: start, to: start + 3 * day }, timeZone)
  expect(shares).toEqual([
    { from: start, to: start + day, times: { available: 6 * hour, occupied: 6 * hour } },
    { from: start + 2 * day, to: start + 3 * day, times: { available: day } },
  ])
  expect(stackShares(shares)).toEqual([
    { status: 'occupied', from: start, to: start + day, bottom: 0, top: 0.25 },
    { status: 'available', from: start, to: start + day, bottom: 0.25, top: 0.5 },
    { status: 'available', from: start + 2 * day, to: start + 3 * day, bottom: 0, top: 1 },
  ])
  expect(shares.slice(0, 1).map(listShares)).toEqual([
    [
      { status: 'available', share: 0.25 },
      { status: 'occupied', share: 0.25 },
    ],
  ])
})

test('bars at the ends are cut to the range, so that a day that has not ended can be full', () => {
  const intervals: Interval<Status>[] = [{ from: start - day, to: start + 2 * day, value: 'occupied' }]
  const range = { from: start + hour, to: start + day + 5 * hour }
  const shares = toShares(intervals, 'day', range, timeZone)
  expect(shares.map(({ from, to }) => [from, to])).toEqual([
    [range.from, start + day],
    [start + day, range.to],
  ])
  expect(stackShares(shares).map(({ top }) => top)).toEqual([1, 1])
})

test('the times of all bars add up to the intervals, across the changes of the clock', () => {
  const piece = fc.record({
    length: fc.integer({ min: 1, max: 900 }),
    value: fc.constantFrom<Status | null>('available', 'occupied', 'out-of-order', null),
  })
  const changes = ['2026-03-27T20:00Z', '2026-10-23T20:00Z'].map(Date.parse)
  fc.assert(
    fc.property(
      fc.constantFrom(...changes),
      fc.constantFrom('hour' as const, 'day' as const),
      fc.array(piece, { maxLength: 40 }),
      (from, step, pieces) => {
        const intervals: Interval<Status>[] = []
        let at = from
        for (const { length, value } of pieces) {
          if (value !== null) intervals.push({ from: at, to: at + length * 60_000, value })
          at += length * 60_000
        }
        const shares = toShares(intervals, step, { from, to: at + 1 }, timeZone)
        for (const status of ['available', 'occupied', 'out-of-order'] as const) {
          const sum = shares.reduce((all, { times }) => all + (times[status] ?? 0), 0)
          const known = intervals.filter(({ value }) => value === status)
          expect(sum).toBe(known.reduce((all, one) => all + one.to - one.from, 0))
        }
        for (const { top } of stackShares(shares)) expect(top).toBeLessThanOrEqual(1 + 1e-9)
      },
    ),
  )
})

test.each([
  [3, 900, 500, 'samples'],
  [30, 900, 70, 'samples'],
  [30, 900, 80, 'day'],
  [7, 900, 80, 'hour'],
  [7, 282, 80, 'day'],
  [30, 0, 80, 'day'],
] as const)('%d days over %d pixels with %d statuses are drawn by %s', (days, width, count, detail) => {
  const starts = Array.from({ length: count }, (_, at) => start + (at * days * day) / count)
  expect(chooseBandDetail([[], starts], { from: start, to: start + days * day }, width)).toBe(detail)
})

test('each of 25,920 intervals of 90 days is read a few times for its bars', () => {
  const values = ['available', 'occupied'] as const
  let reads = 0
  const intervals = Array.from({ length: 25_920 }, (_, at) => ({
    get from() {
      reads += 1
      return start + at * 300_000
    },
    to: start + (at + 1) * 300_000,
    value: values[at % 2] ?? 'available',
  }))
  const shares = toShares(intervals, 'day', { from: start, to: start + 90 * day }, timeZone)
  expect(shares).toHaveLength(90)
  expect(reads / intervals.length).toBeLessThan(4)
})

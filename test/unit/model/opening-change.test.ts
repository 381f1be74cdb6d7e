import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findNextChange, isOpenAt } from '../../../src/model/opening-hours'
import type { OpeningHours } from '../../../src/model/station'

const timeZone = 'Europe/Rome'
const toTime = (text: string) => Date.parse(text)
/** Monday to Saturday, 07:05 to 21:00, but closed over Christmas. */
const shop: OpeningHours = {
  kind: 'weekly',
  spans: [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, begin: '07:05', end: '21:00' })),
  exceptions: [{ from: toTime('2026-12-24T23:00:00Z'), to: toTime('2026-12-26T23:00:00Z'), open: false }],
  timeZone,
}
const change = (hours: OpeningHours | null, when: string) => {
  const next = findNextChange(hours, toTime(when))
  return next && new Date(next).toISOString()
}

test('an open station closes in the evening, a closed one opens on the next working day, to the minute', () => {
  expect(change(shop, '2026-11-20T13:02:07Z')).toBe('2026-11-20T20:00:00.000Z')
  expect(change(shop, '2026-11-21T20:30:00Z')).toBe('2026-11-23T06:05:00.000Z')
})

test('exceptions and clock changes count', () => {
  expect(change(shop, '2026-12-24T20:30:00Z')).toBe('2026-12-28T06:05:00.000Z')
  expect(change(shop, '2027-03-27T21:00:00Z')).toBe('2027-03-29T05:05:00.000Z')
})

test('a repeated hour opens and closes a station twice', () => {
  const night: OpeningHours = {
    kind: 'weekly',
    spans: [{ weekday: 7, begin: '00:00', end: '02:15' }],
    exceptions: [],
    timeZone,
  }
  // On 25 October 2026 the clocks go back from 03:00 to 02:00 at 01:00 UTC.
  expect(change(night, '2026-10-25T00:00:00Z')).toBe('2026-10-25T00:15:00.000Z')
  expect(change(night, '2026-10-25T00:15:00Z')).toBe('2026-10-25T01:00:00.000Z')
  expect(change(night, '2026-10-25T01:00:00Z')).toBe('2026-10-25T01:15:00.000Z')
  expect(change(night, '2026-10-25T01:15:00Z')).toBe('2026-10-31T23:00:00.000Z')
  const late = {
    ...night,
    exceptions: [{ from: toTime('2026-10-24T00:00:00Z'), to: toTime('2026-10-25T01:10:00Z'), open: false }],
  }
  expect(change(late, '2026-10-24T12:00:00Z')).toBe('2026-10-25T01:10:00.000Z')
})

test('a skipped hour opens a station at the clock change', () => {
  const spans = [{ weekday: 7, begin: '02:30', end: '04:00' }]
  const early: OpeningHours = { kind: 'weekly', spans, exceptions: [], timeZone }
  expect(change(early, '2027-03-28T00:00:00Z')).toBe('2027-03-28T01:00:00.000Z')
})

test('with exceptions only, other times are unknown', () => {
  const hours: OpeningHours = { ...shop, spans: [] }
  expect(change(hours, '2026-12-24T20:30:00Z')).toBeNull()
  expect(change(hours, '2026-12-26T22:30:00Z')).toBeNull()
  const opens = { from: toTime('2026-12-26T23:00:00Z'), to: toTime('2026-12-27T23:00:00Z'), open: true }
  const then: OpeningHours = { ...shop, spans: [], exceptions: [...shop.exceptions, opens] }
  expect(change(then, '2026-12-26T22:30:00Z')).toBe('2026-12-26T23:00:00.000Z')
})

test('a station that never changes, or states no hours, has no next change', () => {
  expect(change({ kind: 'always' }, '2026-11-20T13:00:00Z')).toBeNull()
  expect(change({ kind: 'weekly', spans: [], exceptions: [], timeZone }, '2026-11-20T13:00:00Z')).toBeNull()
  expect(change(null, '2026-11-20T13:00:00Z')).toBeNull()
})

test('the next change is the first quarter of an hour with another state', () => {
  const quarter = 15 * 60_000
  const autumn = toTime('2026-10-23T00:00:00Z')
  const spring = toTime('2027-03-26T00:00:00Z')
  const time = fc.integer({ min: 0, max: 96 }).map((quarters) => {
    const two = (part: number) => String(part).padStart(2, '0')
    return `${two(Math.floor(quarters / 4))}:${two((quarters % 4) * 15)}`
  })
  const span = fc.record({ weekday: fc.integer({ min: 1, max: 7 }), begin: time, end: time })
  const anyHours = (begin: number) =>
    fc.record({
      kind: fc.constant('weekly' as const),
      timeZone: fc.constant(timeZone),
      spans: fc.array(span, { minLength: 1, maxLength: 8 }),
      exceptions: fc.array(
        fc.record({ at: fc.nat(500), lasts: fc.nat(200), open: fc.boolean() }).map(({ at, lasts, open }) => ({
          from: begin + at * quarter,
          to: begin + (at + lasts) * quarter,
          open,
        })),
        { maxLength: 2 },
      ),
    })
  const anyCase = fc
    .constantFrom(autumn, spring)
    .chain((begin) =>
      fc.record({ hours: anyHours(begin), now: fc.nat(400).map((quarters) => begin + quarters * quarter) }),
    )
  fc.assert(
    fc.property(anyCase, ({ hours, now }) => {
      const isOpen = isOpenAt(hours, now)
      const later = Array.from({ length: 8 * 96 }, (_, index) => now + (index + 1) * quarter)
      const first = later.find((moment) => isOpenAt(hours, moment) !== isOpen) ?? null
      expect(findNextChange(hours, now)).toBe(first)
    }),
    { numRuns: 60 },
  )
})

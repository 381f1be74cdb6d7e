import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { day, hour, minute } from '../../../src/durations'
import { listTicks } from '../../../src/history/chart/ticks'
import { addDays, formatInstant, offsetAt, startOfDay, toDate } from '../../../src/i18n/zone-time'

/** Santiago, Beirut and Asunción change their clocks at midnight; Lord Howe by half an hour. */
const zones = [
  ...['Europe/Rome', 'UTC', 'America/New_York', 'America/Santiago', 'Asia/Beirut'],
  ...['Australia/Lord_Howe', 'Asia/Kathmandu', 'America/Asuncion'],
]
const zone = fc.constantFrom(...zones)
const moment = fc
  .integer({ min: Date.parse('2019-01-01'), max: Date.parse('2027-01-01') })
  .map((at) => Math.floor(at / minute) * minute)

/** What a clock of the zone shows, by another way than the code's. */
function clock(at: number, timeZone: string): string {
  return new Date(at).toLocaleString('sv-SE', { timeZone })
}

test('a day begins at the first instant of its date', () => {
  fc.assert(
    fc.property(moment, zone, (at, timeZone) => {
      const date = clock(at, timeZone).slice(0, 10)
      expect(toDate(at, timeZone)).toBe(date)
      const start = startOfDay(date, timeZone)
      expect(clock(start, timeZone).slice(0, 10)).toBe(date)
      expect(clock(start - minute, timeZone).slice(0, 10) < date).toBe(true)
    }),
    { numRuns: 400 },
  )
})

test('days with a clock change have 23 or 25 hours', () => {
  const length = (date: string) =>
    (startOfDay(addDays(date, 1), 'Europe/Rome') - startOfDay(date, 'Europe/Rome')) / hour
  expect(['2026-03-28', '2026-03-29', '2026-10-25'].map(length)).toEqual([24, 23, 25])
})

test('an instant is formatted with the time and offset of the zone', () => {
  fc.assert(
    fc.property(moment, zone, (at, timeZone) => {
      const text = formatInstant(at, timeZone)
      expect(Date.parse(text)).toBe(at)
      expect(text.slice(0, 16).replace('T', ' ')).toBe(clock(at, timeZone).slice(0, 16))
    }),
    { numRuns: 400 },
  )
  expect(formatInstant(Date.parse('2026-03-29T01:05:00Z'), 'Europe/Rome')).toBe('2026-03-29T03:05:00+02:00')
  expect(formatInstant(Date.parse('2026-03-29T00:05:00.250Z'), 'Europe/Rome')).toBe(
    '2026-03-29T01:05:00.250+01:00',
  )
})

describe('ticks', () => {
  const rome = (from: string, to: string, most: number) =>
    listTicks({ from: Date.parse(from), to: Date.parse(to) }, 'Europe/Rome', most).map((at) =>
      clock(at, 'Europe/Rome').slice(5, 16),
    )

  test('of a day with a skipped hour leave that hour out', () => {
    expect(rome('2026-03-28T23:00Z', '2026-03-29T04:00Z', 10)).toEqual([
      ...['03-29 00:00', '03-29 00:30', '03-29 01:00', '03-29 01:30'],
      ...['03-29 03:00', '03-29 03:30', '03-29 04:00', '03-29 04:30', '03-29 05:00', '03-29 05:30'],
      '03-29 06:00',
    ])
  })

  test('of a week are at midnight of the zone, also across a clock change', () => {
    expect(rome('2026-10-22T10:00Z', '2026-10-28T10:00Z', 10)).toEqual([
      ...['10-23 00:00', '10-24 00:00', '10-25 00:00', '10-26 00:00', '10-27 00:00', '10-28 00:00'],
    ])
  })

  test('of a quarter are on Mondays', () => {
    const ticks = listTicks(
      { from: Date.parse('2026-01-01'), to: Date.parse('2026-04-01') },
      'Europe/Rome',
      13,
    )
    expect(ticks.length).toBeGreaterThan(5)
    expect(new Set(ticks.map((at) => new Date(at + offsetAt(at, 'Europe/Rome')).getUTCDay()))).toEqual(
      new Set([1]),
    )
  })

  test('are ascending, few, within the bounds and at round times', () => {
    const length = fc.integer({ min: hour, max: 366 * day })
    fc.assert(
      fc.property(moment, length, zone, fc.integer({ min: 3, max: 30 }), (from, span, timeZone, most) => {
        const ticks = listTicks({ from, to: from + span }, timeZone, most)
        expect(ticks).toEqual([...new Set(ticks)].sort((one, other) => one - other))
        // A day more than the length holds, and an hour that comes twice.
        expect(ticks.length).toBeLessThanOrEqual(most + 3)
        for (const at of ticks) {
          expect(at).toBeGreaterThanOrEqual(from)
          expect(at).toBeLessThanOrEqual(from + span)
          expect(Number(clock(at, timeZone).slice(14, 16)) % 5).toBe(0)
        }
      }),
      { numRuns: 300 },
    )
  })
})

import { expect, test } from 'vitest'
import { isOpenAt } from '../../../src/model/opening-hours'
import type { OpeningHours } from '../../../src/model/station'

const weekly = (more: Partial<Extract<OpeningHours, { kind: 'weekly' }>> = {}): OpeningHours => ({
  kind: 'weekly',
  spans: [
    { weekday: 5, begin: '07:00', end: '21:00' },
    { weekday: 6, begin: '22:00', end: '24:00' },
    { weekday: 7, begin: '00:00', end: '02:00' },
  ],
  timeZone: 'Europe/Rome',
  exceptions: [],
  ...more,
})

test.each([
  ['on Friday just before it opens', '2026-11-20T05:59:59Z', false],
  ['when it opens', '2026-11-20T06:00:00Z', true],
  ['just before it closes', '2026-11-20T19:59:59Z', true],
  ['when it closes', '2026-11-20T20:00:00Z', false],
  ['in summer time', '2026-07-17T05:00:00Z', true],
  ['on a day without hours', '2026-11-19T12:00:00Z', false],
  ['before midnight of Saturday', '2026-11-21T22:59:00Z', true],
  ['after midnight', '2026-11-21T23:00:00Z', true],
  ['at two', '2026-11-22T01:00:00Z', false],
])('%s', (_, at, open) => {
  expect(isOpenAt(weekly(), Date.parse(at))).toBe(open)
})

test('unknown hours are neither open nor closed', () => {
  expect(isOpenAt(null, 0)).toBeNull()
})

test('without regular hours only the exceptions are known', () => {
  const from = Date.parse('2026-12-25T00:00:00Z')
  const hours = weekly({ spans: [], exceptions: [{ from, to: from + 3_600_000, open: false }] })
  expect(isOpenAt(hours, from)).toBe(false)
  expect(isOpenAt(hours, from + 3_600_000)).toBeNull()
})

test('24/7 is always open', () => {
  expect(isOpenAt({ kind: 'always' }, Date.parse('2026-12-25T03:00:00Z'))).toBe(true)
})

test('a station with a time zone is open by its local time', () => {
  const at = Date.parse('2026-11-20T20:30:00Z')
  expect(isOpenAt(weekly(), at)).toBe(false)
  expect(isOpenAt(weekly({ timeZone: 'Europe/London' }), at)).toBe(true)
})

test('exceptions have priority over the week, and closed over open', () => {
  const noon = Date.parse('2026-11-20T11:00:00Z')
  const span = { from: noon - 3_600_000, to: noon + 3_600_000 }
  const closed = weekly({ exceptions: [{ ...span, open: false }] })
  expect(isOpenAt(closed, noon)).toBe(false)
  expect(isOpenAt(closed, noon + 3_600_000)).toBe(true)
  const opened = weekly({ spans: [], exceptions: [{ ...span, open: true }] })
  expect(isOpenAt(opened, noon)).toBe(true)
  const both = weekly({
    exceptions: [
      { ...span, open: true },
      { ...span, open: false },
    ],
  })
  expect(isOpenAt(both, noon)).toBe(false)
})

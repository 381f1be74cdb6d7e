import { expect, test } from 'vitest'
import { parseOpeningHours } from '../../../../src/api/metadata/parse-opening-hours'

const hours = (weekday: unknown, period_begin: unknown, period_end: unknown) => ({
  weekday,
  period_begin,
  period_end,
})
const everyDay = [1, 2, 3, 4, 5, 6, 7]

test.each([
  ['twentyfourseven', { twentyfourseven: true, regular_hours: [hours(1, '07:00', '12:00')] }],
  [
    'all days from midnight to midnight',
    { regular_hours: everyDay.map((day) => hours(day, '00:00', '00:00')) },
  ],
  ['all days to the last minute', { regular_hours: everyDay.map((day) => hours(day, '00:00', '23:59')) }],
])('%s is always', (_, times) => {
  expect(parseOpeningHours(times, 'Europe/Rome')).toEqual({ kind: 'always' })
})

test.each([
  null,
  undefined,
  'always',
  [],
  {},
  { twentyfourseven: false },
  { twentyfourseven: 'true' },
  { regular_hours: [hours(8, '07:00', '21:00'), hours(1, '25:00', '21:00'), hours(1, null, '9'), 7] },
  { exceptional_closings: [{ period_begin: 'soon', period_end: 'later' }] },
])('%j has no opening hours', (times) => {
  expect(parseOpeningHours(times, 'Europe/Rome')).toBeNull()
})

test('regular hours are spans; hours past midnight are two', () => {
  const times = {
    twentyfourseven: false,
    regular_hours: [hours(1, '07:00', '21:00'), hours(7, '20:00', '02:00')],
  }
  expect(parseOpeningHours(times, 'Europe/Rome')).toEqual({
    kind: 'weekly',
    timeZone: 'Europe/Rome',
    spans: [
      { weekday: 1, begin: '07:00', end: '21:00' },
      { weekday: 7, begin: '20:00', end: '24:00' },
      { weekday: 1, begin: '00:00', end: '02:00' },
    ],
    exceptions: [],
  })
})

test('exceptions are instants, in UTC also without an offset', () => {
  const times = {
    twentyfourseven: true,
    exceptional_closings: [{ period_begin: '2026-12-25T00:00:00', period_end: '2026-12-26T00:00:00Z' }],
    exceptional_openings: [{ period_begin: '2026-12-25T10:00:00+01:00', period_end: '2026-12-25T12:00:00Z' }],
  }
  const found = parseOpeningHours(times, 'Mars/Base')
  expect(found).toMatchObject({
    kind: 'weekly',
    exceptions: [
      { from: Date.UTC(2026, 11, 25), to: Date.UTC(2026, 11, 26), open: false },
      { from: Date.UTC(2026, 11, 25, 9), to: Date.UTC(2026, 11, 25, 12), open: true },
    ],
  })
  // Seven whole days, and no time zone that does not exist.
  expect(found).toHaveProperty('spans.length', 7)
  expect(found).toHaveProperty('timeZone', '')
})

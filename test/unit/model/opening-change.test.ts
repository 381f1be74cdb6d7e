import { expect, test } from 'vitest'
import { nextChange } from '../../../src/model/opening-hours'
import type { OpeningHours } from '../../../src/model/station'

const rome = 'Europe/Rome'
const at = (text: string) => Date.parse(text)
/** Monday to Saturday, 07:05 to 21:00, but closed over Christmas. */
const shop: OpeningHours = {
  kind: 'weekly',
  spans: [1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, begin: '07:05', end: '21:00' })),
  exceptions: [{ from: at('2026-12-24T23:00:00Z'), to: at('2026-12-26T23:00:00Z'), open: false }],
}
const change = (hours: OpeningHours | null, when: string) => {
  const next = nextChange(hours, at(when), rome)
  return next && new Date(next).toISOString()
}

test('an open place closes in the evening, a closed one opens on the next working day, to the minute', () => {
  expect(change(shop, '2026-11-20T13:02:07Z')).toBe('2026-11-20T20:00:00.000Z')
  expect(change(shop, '2026-11-21T20:30:00Z')).toBe('2026-11-23T06:05:00.000Z')
})

test('exceptions count, and so does the change of the clocks', () => {
  expect(change(shop, '2026-12-24T20:30:00Z')).toBe('2026-12-28T06:05:00.000Z')
  expect(change(shop, '2027-03-27T21:00:00Z')).toBe('2027-03-29T05:05:00.000Z')
})

test('where only exceptions are stated, nobody knows what comes before and after them', () => {
  const hours: OpeningHours = { ...shop, spans: [] }
  expect(change(hours, '2026-12-24T20:30:00Z')).toBeNull()
  expect(change(hours, '2026-12-26T22:30:00Z')).toBeNull()
  const opens = { from: at('2026-12-26T23:00:00Z'), to: at('2026-12-27T23:00:00Z'), open: true }
  const then: OpeningHours = { ...shop, spans: [], exceptions: [...shop.exceptions, opens] }
  expect(change(then, '2026-12-26T22:30:00Z')).toBe('2026-12-26T23:00:00.000Z')
})

test('a place that never closes, never opens or says nothing has no next change', () => {
  expect(change({ kind: 'always' }, '2026-11-20T13:00:00Z')).toBeNull()
  expect(change({ kind: 'weekly', spans: [], exceptions: [] }, '2026-11-20T13:00:00Z')).toBeNull()
  expect(change(null, '2026-11-20T13:00:00Z')).toBeNull()
})

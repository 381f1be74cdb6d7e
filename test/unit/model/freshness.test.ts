import { expect, test } from 'vitest'
import { minute } from '../../../src/durations'
import { assessFreshness, staleAfterPolled, staleAfterPushed } from '../../../src/model/freshness'

const now = Date.parse('2026-04-03T08:00:00Z')

test.each([
  ['just now', now, staleAfterPolled, 'live'],
  ['30 minutes ago', now - 30 * minute, staleAfterPolled, 'live'],
  ['31 minutes ago', now - 31 * minute, staleAfterPolled, 'stale'],
  ['31 minutes ago and pushed', now - 31 * minute, staleAfterPushed, 'live'],
  ['25 hours ago and pushed', now - 25 * 60 * minute, staleAfterPushed, 'stale'],
  ['by a clock 4 minutes ahead', now + 4 * minute, staleAfterPolled, 'live'],
  ['by a clock an hour ahead', now + 60 * minute, staleAfterPolled, 'age-unknown'],
  ['at no known time', null, staleAfterPolled, 'age-unknown'],
] as const)('measured %s', (_, measuredAt, staleAfter, freshness) => {
  expect(assessFreshness(measuredAt, staleAfter, now, now)).toBe(freshness)
})

test.each([
  ['30 minutes', now - 30 * minute, 'live'],
  ['31 minutes', now - 31 * minute, 'stale'],
] as const)('pushed, and the service has not answered for %s', (_, answeredAt, freshness) => {
  expect(assessFreshness(answeredAt - 5 * minute, staleAfterPushed, answeredAt, now)).toBe(freshness)
})

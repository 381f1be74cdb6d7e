import { expect, test } from 'vitest'
import type { AttentionRow } from '../../../src/catalog/attention'
import { hour } from '../../../src/durations'
import { createI18n } from '../../../src/i18n/i18n'
import { loadMessages } from '../../../src/i18n/languages'
import {
  findReasonStart,
  listEarlierSeries,
  listSeriesWithoutStart,
} from '../../../src/team/attention/attention-starts'
import { timeWords } from '../../../src/team/attention/attention-words'
import { now, rowOf } from './attention-row'

const i18n = createI18n('en', await loadMessages('en'), 'Europe/Rome')
const timeOf = (row: AttentionRow, starts: Parameters<typeof findReasonStart>[1], isComing = false) =>
  timeWords(i18n, row, { start: findReasonStart(row, starts), isComing }, now)

test('a plug that reports at intervals starts where its history says', () => {
  const starts = new Map([
    ['exact', { startedAt: now - 5 * hour, exact: true, until: now }],
    ['least', { startedAt: now - 24 * hour, exact: false, until: now }],
  ])
  expect(timeOf(rowOf('exact', 0.1), starts)).toEqual({
    age: 'for 5 hr',
    moment: '08:00 · measured 6 min ago',
  })
  expect(timeOf(rowOf('least', 0.1), starts)).toEqual({
    age: 'for at least 24 hr',
    moment: 'before 19 Nov 2026, 13:00 · measured 6 min ago',
  })
})

test('a fault without a known start says so, and a reason without a start has the last report alone', () => {
  const none = new Map()
  expect(timeOf(rowOf('unknown', 0.1), none)).toEqual({
    age: 'start not known',
    moment: 'measured 6 min ago',
  })
  expect(timeOf(rowOf('unknown', 0.1), none, true)?.age).toBe('looking for the start…')
  const state = rowOf('station', null, { plug: null, series: null, state: 'FAULT' })
  expect(timeOf(state, none)).toEqual({ age: 'start not known', moment: '' })
  expect(timeOf(rowOf('silent', null, { reason: 'silent' }), none)).toBeNull()
  expect(timeOf(rowOf('old', 30, { reason: 'old' }), none)?.age).toBe('measured 30 hr ago')
})

test('a plug that reports changes starts at its report, and an old report is no start', () => {
  expect(timeOf(rowOf('pushed', 3, { isPushed: true }), new Map())).toEqual({
    age: 'for 3 hr',
    moment: '10:00',
  })
  expect(timeOf(rowOf('old', 30, { reason: 'old', isPushed: true }), new Map())).toEqual({
    age: 'measured 30 hr ago',
    moment: '19 Nov 2026, 07:00',
  })
})

test('only plugs that report at intervals need the history', () => {
  const rows = [
    rowOf('b', 1),
    rowOf('a', 1),
    rowOf('pushed', 1, { isPushed: true }),
    rowOf('old', 30, { reason: 'old' }),
    rowOf('station', null, { plug: null, series: null }),
  ]
  expect(listSeriesWithoutStart(rows).map(({ id }) => id)).toEqual(['a', 'b'])
})

test('at least so long is rounded down, and counts up to the end of the loaded history', () => {
  const age = (length: number) => {
    const start = { startedAt: now - 2 * hour - length, exact: false, until: now - 2 * hour }
    return timeOf(rowOf('a', 0.1), new Map([['a', start]]))?.age
  }
  expect(age(24 * hour)).toBe('for at least 24 hr')
  expect(age(24 * hour - 1)).toBe('for at least 23 hr')
  expect(age(7 * 24 * hour - 1)).toBe('for at least 6 days')
  expect(age(7 * 24 * hour)).toBe('for at least 7 days')
})

test('earlier starts are looked for if a row began before its history, and that was shorter', () => {
  const start = (days: number, exact: boolean) => ({ startedAt: now - days * 24 * hour, exact, until: now })
  const starts = new Map([
    ['short', start(1, false)],
    ['exact', start(1, true)],
    ['long', start(7, false)],
  ])
  const rows = ['short', 'exact', 'long', 'unknown'].map((id) => rowOf(id, 0.1))
  expect(listEarlierSeries(rows, starts, 7 * 24 * hour).map(({ id }) => id)).toEqual(['short'])
})

import { expect, test } from 'vitest'
import type { AttentionRow, AttentionSort } from '../../../src/catalog/attention'
import { hour } from '../../../src/durations'
import { createI18n } from '../../../src/i18n/i18n'
import { loadMessages } from '../../../src/i18n/languages'
import type { StatusStarts } from '../../../src/model/history'
import {
  findGroupTime,
  groupByStart,
  type RowGroup,
  sortByStart,
} from '../../../src/team/attention/attention-groups'
import { listEarlierSeries } from '../../../src/team/attention/attention-starts'
import { groupTimeWords } from '../../../src/team/attention/attention-words'
import { now, rowOf } from './attention-row'

const i18n = createI18n('en', await loadMessages('en'), 'Europe/Rome')
const rowAt = (stationId: string, id: string, hoursAgo: number | null, more: Partial<AttentionRow> = {}) => {
  const row = rowOf(id, hoursAgo, more)
  return { ...row, station: { ...row.station, id: stationId, ...more.station } }
}
const startOf = (hoursAgo: number, exact = true) => ({ startedAt: now - hoursAgo * hour, exact, until: now })
const none: StatusStarts = new Map()
const timeOf = (group: RowGroup | undefined, starts: StatusStarts) =>
  group && groupTimeWords(i18n, findGroupTime(group, starts), false, now)
const plugIds = (rows: readonly AttentionRow[]) => rows.map(({ plug }) => plug?.id)

test('groups stand by their start, newest or oldest first, and those whose start is not known after them', () => {
  const rows = [
    rowAt('A', 'loading', 1),
    rowAt('B', 'none', null),
    rowAt('C', 'long', 0.1),
    rowAt('D', 'pushed', 3, { isPushed: true }),
    rowAt('E', 'not found', 0.2),
    rowAt('F', 'old', 30, { reason: 'old' }),
    rowAt('G', 'silent', null, { reason: 'silent' }),
  ]
  const starts = new Map([['long', startOf(9)]])
  const groups = (sort: AttentionSort) => {
    const { known, unknown } = groupByStart(rows, starts, sort)
    return [known, unknown].map((some) => some.flatMap(plugIds))
  }
  expect(groups('newest')).toEqual([
    ['pushed', 'long', 'old'],
    ['not found', 'loading', 'none', 'silent'],
  ])
  expect(groups('oldest')).toEqual([
    ['old', 'long', 'pushed'],
    ['loading', 'not found', 'none', 'silent'],
  ])
  expect(plugIds(sortByStart(rows, starts, 'newest'))).toEqual(groups('newest').flat())
  expect(groups('provider')).toEqual([plugIds(rows), []])
})

test('a fault that is looked for further back is not one of those whose start is not known', () => {
  const rows = [rowAt('A', 'earlier', 0.1), rowAt('B', 'not found', 0.1), rowAt('C', 'state', null)]
  const starts = new Map([['earlier', startOf(24, false)]])
  const { known, unknown } = groupByStart(rows, starts, 'newest')
  expect(listEarlierSeries(rows, starts, 7 * 24 * hour).map(({ id }) => id)).toEqual(known.flatMap(plugIds))
  expect(unknown.flatMap(plugIds)).toEqual(['not found', 'state'])
})

const twoStations = [
  rowAt('A', 'A1', 0.1),
  rowAt('B', 'B1', 5, { isPushed: true }),
  rowAt('A', 'A2', 0.1),
  rowAt('A', 'A3', null, { reason: 'silent' }),
]

test('the plugs of a station and reason are a group, which a new fault brings to the top', () => {
  const starts = new Map([
    ['A1', startOf(30)],
    ['A2', startOf(2)],
  ])
  const [first, second, ...more] = groupByStart(twoStations, starts, 'newest').known
  expect(more).toEqual([])
  expect([first, second].map((group) => plugIds(group ?? []))).toEqual([['A2', 'A1'], ['B1']])
  expect(timeOf(first, starts)).toEqual({
    age: 'for 30 hr',
    moment: '19 Nov 2026, 07:00 · measured 6 min ago · latest plug 2 hr ago',
  })
  expect(timeOf(second, starts)?.age).toBe('for 5 hr')
  const oldest = groupByStart(twoStations, starts, 'oldest').known
  expect(oldest.map(plugIds)).toEqual([['A1', 'A2'], ['B1']])
  expect(plugIds(sortByStart(twoStations, starts, 'newest'))).toEqual(['A2', 'A1', 'B1', 'A3'])
})

test('a group with a plug whose start is not known has lasted at least since the known one', () => {
  const rows = [rowAt('A', 'A1', 0.1), rowAt('A', 'A2', 2, { isPushed: true })]
  const [group] = groupByStart(rows, none, 'newest').known
  expect(plugIds(group ?? [])).toEqual(['A2', 'A1'])
  expect(timeOf(group, none)).toEqual({
    age: 'for at least 2 hr',
    moment: 'before 11:00',
  })
  expect(timeOf(group, new Map([['A1', startOf(24, false)]]))?.age).toBe('for at least 24 hr')
})

test('a group whose plugs have no start has the last report of the plug that was silent first', () => {
  const rows = [rowAt('A', 'A1', 30, { reason: 'old' }), rowAt('A', 'A2', 50, { reason: 'old' })]
  const [group] = groupByStart(rows, none, 'newest').known
  expect(timeOf(group, none)).toEqual({
    age: 'measured 2 days ago',
    moment: '18 Nov 2026, 11:00 · latest plug 30 hr ago',
  })
  const soon = rowAt('A', 'A3', 50.1, { reason: 'old' })
  expect(timeOf([soon, rowAt('A', 'A2', 50, { reason: 'old' })], none)?.moment).not.toContain('latest')
})

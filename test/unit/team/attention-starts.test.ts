import { expect, test } from 'vitest'
import type { AttentionRow } from '../../../src/catalog/attention'
import { loadMessages } from '../../../src/i18n/languages'
import { createTranslator } from '../../../src/i18n/translator'
import { findStart, listSeriesWithoutStart, sortNewestFirst } from '../../../src/team/attention-starts'
import { timeWords } from '../../../src/team/attention-words'

const words = createTranslator('en', await loadMessages('en'), 'Europe/Rome')
const now = Date.parse('2026-11-20T12:00:00Z')
const hour = 3_600_000

const rowOf = (id: string, hoursAgo: number | null, more: Partial<AttentionRow> = {}): AttentionRow => ({
  station: { id: 'S', name: 'Station', municipality: '', provider: '' },
  plug: { id, name: '' },
  reason: 'out-of-order',
  state: '',
  measuredAt: hoursAgo === null ? null : now - hoursAgo * hour,
  isPushed: false,
  series: { level: 'plug', id, dataType: 'plug-status', period: 300 },
  access: 'open',
  ...more,
})
const timeOf = (row: AttentionRow, starts: Parameters<typeof findStart>[1]) =>
  timeWords(words, row, findStart(row, starts), now)

test('a plug that reports at intervals starts where its history says', () => {
  const starts = new Map([
    ['exact', { startedAt: now - 5 * hour, exact: true }],
    ['least', { startedAt: now - 24 * hour, exact: false }],
  ])
  expect(timeOf(rowOf('exact', 0.1), starts)).toBe('for 5 hr')
  expect(timeOf(rowOf('least', 0.1), starts)).toBe('for at least 24 hr')
  expect(timeOf(rowOf('unknown', 0.1), starts)).toBe('measured 6 min ago')
  expect(timeOf(rowOf('never', null), starts)).toBeNull()
})

test('a plug that reports changes starts at its report, and an old report is no start', () => {
  expect(timeOf(rowOf('pushed', 3, { isPushed: true }), new Map())).toBe('for 3 hr')
  expect(timeOf(rowOf('old', 30, { reason: 'old', isPushed: true }), new Map())).toBe('measured 30 hr ago')
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

test('rows stand by their start, newest first, and those without a time last', () => {
  const rows = [
    rowOf('long', 0.1),
    rowOf('none', null),
    rowOf('pushed', 3, { isPushed: true }),
    rowOf('loading', 1),
  ]
  const starts = new Map([['long', { startedAt: now - 9 * hour, exact: true }]])
  const ids = sortNewestFirst(rows, starts).map(({ plug }) => plug?.id)
  expect(ids).toEqual(['loading', 'pushed', 'long', 'none'])
})

import { expect, test } from 'vitest'
import type { AttentionRow } from '../../../src/catalog/attention'
import { hour } from '../../../src/durations'
import { firstFaults, sortFaults, splitFaults } from '../../../src/wall/wall-faults'
import { now, rowOf } from '../team/attention-row'

const rowAt = (name: string, plugId: string | null, hoursAgo: number | null, plugCount = 2): AttentionRow => {
  const row = rowOf(plugId ?? '', hoursAgo, { isPushed: true })
  return {
    ...row,
    station: { ...row.station, id: name, name, plugCount },
    plug: plugId === null ? null : { id: plugId, name: '' },
  }
}
const rows = [
  rowAt('one of two', 'A1', 1),
  rowAt('both', 'B1', 3),
  rowAt('by its state', null, null),
  rowAt('the only one', 'D1', 2, 1),
  rowAt('both', 'B2', 9),
  rowAt('without a time', 'E1', null),
]
const names = (groups: readonly (readonly AttentionRow[])[]) => groups.map(([row]) => row?.station.name)

test('stations that are wholly out of order come first, each part the newest first, unknown starts last', () => {
  const faults = splitFaults(rows)
  expect(faults.whole).toHaveLength(3)
  expect(names(sortFaults(faults, new Map()))).toEqual([
    'the only one',
    'both',
    'by its state',
    'one of two',
    'without a time',
  ])
  const pulled = splitFaults(rows.map((row) => ({ ...row, isPushed: false })))
  const starts = new Map([['B1', { startedAt: now - hour, exact: true, until: now }]])
  expect(names(sortFaults(pulled, starts))).toEqual([
    'both',
    'the only one',
    'by its state',
    'one of two',
    'without a time',
  ])
})

test('the first faults are those of whole stations as far as there are some', () => {
  const faults = splitFaults(rows)
  const take = (count: number) => {
    const { whole, partial } = firstFaults(faults, count)
    return [whole.length, partial.length]
  }
  expect([take(2), take(4), take(9)]).toEqual([
    [2, 0],
    [3, 1],
    [3, 2],
  ])
})

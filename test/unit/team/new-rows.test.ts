import { expect, test } from 'vitest'
import { findNewRows, toRowKey } from '../../../src/team/attention/new-rows'

const station = (id: string) => ({
  id,
  name: id,
  municipality: '',
  provider: '',
  isPlaced: true,
  plugCount: 1,
})
const row = (id: string, plug: string | null, reason: 'old' | 'silent') => ({
  station: station(id),
  plug: plug === null ? null : { id: plug, name: '' },
  reason,
})

test('a row is new if its station, plug or reason is new, whatever its place and names', () => {
  const before = new Set([row('A', null, 'old'), row('A', 'A1', 'old')].map(toRowKey))
  const rows = [row('A', 'A1', 'old'), row('A', 'A1', 'silent'), row('A', 'A2', 'old'), row('A', null, 'old')]
  expect(findNewRows(before, rows)).toEqual([rows[1], rows[2]])
  expect(findNewRows(before, [])).toEqual([])
  const renamed = { ...row('A', null, 'old'), station: { ...station('A'), name: 'Another' } }
  expect(findNewRows(before, [renamed])).toEqual([])
})

test('ids with separators give different keys', () => {
  const before = new Set([row('A', 'B', 'old')].map(toRowKey))
  expect(findNewRows(before, [row('A,B', null, 'old'), row('A"', '"B', 'old')])).toHaveLength(2)
})

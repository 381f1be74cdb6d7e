import { expect, test } from 'vitest'
import { listStatusCounts } from '../../../../src/stations/map/status-counts'

test('the statuses of a cluster leave out those that no station has', () => {
  const byStatus = [3, 0, 2, 0, 0, 0, 0, 0, 0, 0, 1]
  const fadedByStatus = [2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
  expect(listStatusCounts({ byStatus, fadedByStatus })).toEqual([
    { status: 'available', count: 3, faded: 2 },
    { status: 'occupied', count: 2, faded: 0 },
    { status: 'coming', count: 1, faded: 0 },
  ])
})

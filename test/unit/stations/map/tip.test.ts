import { expect, test } from 'vitest'
import type { StationSummary } from '../../../../src/catalog/station-summary'
import { parseStatusMix } from '../../../../src/stations/map/status-mix'
import { describeTip } from '../../../../src/stations/map/tip'

const sign = { id: 'A', at: { x: 10, y: 20 }, half: 14 }

test('the mix of a cluster leaves out statuses that no station has', () => {
  const mix = '3,0,2,0,0,0,0,0,0,0,1'
  expect(parseStatusMix(mix)).toEqual([
    { status: 'available', count: 3 },
    { status: 'occupied', count: 2 },
    { status: 'coming', count: 1 },
  ])
})

test('a station is told of once it is known, and never another', () => {
  const drawn = {
    kind: 'station',
    id: 'A',
    name: 'A',
    status: 'available',
    faded: false,
    count: 1,
  } as const
  const station = { id: 'A' } as StationSummary
  expect(describeTip(sign, drawn, null)).toBeNull()
  expect(describeTip(sign, drawn, { ...station, id: 'B' })).toBeNull()
  expect(describeTip(sign, drawn, station)).toEqual({ sign, drawn, station })
  expect(describeTip(sign, undefined, station)).toBeNull()
})

import { expect, test } from 'vitest'
import type { StationSummary } from '../../../../src/catalog/station-summary'
import { toTooltip } from '../../../../src/stations/map/tooltip-content'

const target = { id: 'A', middle: { x: 10, y: 20 }, halfWidth: 14 }

test('the tooltip waits for its station and never shows another one', () => {
  const symbol = {
    kind: 'station',
    id: 'A',
    position: { lon: 11, lat: 46 },
    name: 'A',
    status: 'available',
    faded: false,
    count: 1,
  } as const
  const station = { id: 'A' } as StationSummary
  expect(toTooltip(target, symbol, null)).toBeNull()
  expect(toTooltip(target, symbol, { ...station, id: 'B' })).toBeNull()
  expect(toTooltip(target, symbol, station)).toEqual({ target, symbol, station })
  expect(toTooltip(target, undefined, station)).toBeNull()
})

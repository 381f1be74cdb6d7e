import { createElement } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ClusterSymbol } from '../../../src/catalog/catalog-symbol'
import { noPadding } from '../../../src/map/padding'
import { statuses } from '../../../src/model/status'
import { MapTooltip } from '../../../src/stations/map/MapTooltip'
import { acting } from './reconciler'
import { render } from './render'
import { now } from './shown'

beforeEach(() => vi.stubGlobal('document', new EventTarget()))
afterEach(() => vi.unstubAllGlobals())

async function clusterTooltip(faded: number) {
  const count = (available: number, none: number) =>
    statuses.map((status) => ({ available, none })[status as string] ?? 0)
  const symbol: ClusterSymbol = {
    kind: 'cluster',
    id: 'c1',
    cluster: '1',
    position: { lon: 11, lat: 46 },
    count: 7,
    byStatus: count(5, 2),
    fadedByStatus: count(faded, 0),
  }
  const target = { id: 'c1', middle: { x: 10, y: 20 }, halfWidth: 14 }
  const tip = { target, symbol, station: null }
  const shown = await render(createElement(MapTooltip, { tip, padding: noPadding, now, colouring: null }))
  await acting(() => new Promise((resolve) => setTimeout(resolve, 150)))
  return shown.text
}

test('the tooltip of a cluster says how many of its stations are drawn faded', async () => {
  expect(await clusterTooltip(3)).toContain('3 with old data, or closed now')
})

test('the tooltip of a cluster without faded stations has the numbers by status alone', async () => {
  const text = await clusterTooltip(0)
  expect(text).toContain('7 stations')
  expect(text).not.toContain('old data')
})

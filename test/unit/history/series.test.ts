import { expect, test } from 'vitest'
import type { PlugDetails } from '../../../src/catalog/catalog-api'
import { findPlugSeries, plugSeries } from '../../../src/history/series'

const plug = (index: number, measured: boolean): PlugDetails => ({
  id: String(index),
  name: '',
  connectors: [],
  status: 'available',
  isUnchanged: false,
  freshness: 'live',
  measuredAt: 0,
  evidence: measured ? { dataType: 'echarging-plug-status', period: 600, access: 'open' } : null,
  values: [],
})
const drawn = (plugs: PlugDetails[]) => plugSeries({ plugs }).map(({ key }) => Number(key.id))

test('twelve plugs are drawn, without those that were never measured', () => {
  const plugs = Array.from({ length: 20 }, (_, index) => plug(index, index >= 5))
  expect(drawn(plugs)).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16])
  expect(drawn(plugs.slice(0, 7))).toEqual([5, 6])
})

test('histories are requested for drawn plugs only', () => {
  const plugs = Array.from({ length: 40 }, (_, index) => plug(index, true))
  const asked = plugs.flatMap((one) => findPlugSeries(one, plugs) ?? [])
  expect(asked).toEqual(plugSeries({ plugs }))
  expect(asked).toHaveLength(12)
})

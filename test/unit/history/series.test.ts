import { expect, test } from 'vitest'
import type { PlugDetails } from '../../../src/catalog/catalog-api'
import { findPlugSeries, plugSeries } from '../../../src/history/series'

const plug = (index: number, measured: boolean): PlugDetails => ({
  ...{
    id: String(index),
    name: '',
    connectors: [],
    status: 'available',
    pushed: false,
    freshness: 'live',
    measuredAt: 0,
  },
  evidence: measured ? { dataType: 'echarging-plug-status', period: 600, access: 'open' } : null,
  values: [],
})
const drawn = (plugs: PlugDetails[]) => plugSeries({ plugs }).map(({ key }) => Number(key.id))

test('twelve plugs are drawn, and those that were never measured take no place', () => {
  const plugs = Array.from({ length: 20 }, (_, index) => plug(index, index >= 5))
  expect(drawn(plugs)).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16])
  expect(drawn(plugs.slice(0, 7))).toEqual([5, 6])
})

test('the past of a plug is asked for where it is drawn, so forty plugs are twelve calls', () => {
  const plugs = Array.from({ length: 40 }, (_, index) => plug(index, true))
  const asked = plugs.flatMap((one) => findPlugSeries(one, plugs) ?? [])
  expect(asked).toEqual(plugSeries({ plugs }))
  expect(asked).toHaveLength(12)
})

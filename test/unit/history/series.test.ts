import { expect, test } from 'vitest'
import type { PlugDetails } from '../../../src/catalog/catalog-api'
import { findOpenFreeSeries, findPlugSeries, hasHistory, listPlugSeries } from '../../../src/history/series'
import type { Value } from '../../../src/model/value'

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
const drawn = (plugs: PlugDetails[]) => listPlugSeries({ plugs }).map(({ key }) => Number(key.id))

test('twelve plugs are drawn, without those that were never measured', () => {
  const plugs = Array.from({ length: 20 }, (_, index) => plug(index, index >= 5))
  expect(drawn(plugs)).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16])
  expect(drawn(plugs.slice(0, 7))).toEqual([5, 6])
})

test('histories are requested for drawn plugs only', () => {
  const plugs = Array.from({ length: 40 }, (_, index) => plug(index, true))
  const asked = plugs.flatMap((one) => findPlugSeries(one, plugs) ?? [])
  expect(asked).toEqual(listPlugSeries({ plugs }))
  expect(asked).toHaveLength(12)
})

const free: Value = {
  measuredId: '1',
  dataType: 'number-available',
  period: 300,
  reading: { kind: 'number', number: 2 },
  meaning: { kind: 'free', free: 2 },
  unit: '',
  measuredAt: 0,
  staleAfter: 900_000,
  access: 'open',
}

test('a series of the station or of a plug is a history', () => {
  expect(hasHistory({ values: [free], plugs: [plug(0, false)] })).toBe(true)
  expect(hasHistory({ values: [], plugs: [plug(0, true)] })).toBe(true)
  expect(hasHistory({ values: [], plugs: [plug(0, false)] })).toBe(false)
})

test('"Usually free" needs an open number of free plugs', () => {
  expect(findOpenFreeSeries({ values: [free] })?.key.dataType).toBe('number-available')
  expect(findOpenFreeSeries({ values: [{ ...free, access: 'closed' }] })).toBeUndefined()
  expect(findOpenFreeSeries({ values: [{ ...free, meaning: { kind: 'plain' } }] })).toBeUndefined()
})

test('"Usually free" uses an open series beside a closed one of the same data type', () => {
  const closed: Value = { ...free, period: 60, access: 'closed' }
  expect(findOpenFreeSeries({ values: [closed, free] })?.key.period).toBe(300)
})

import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { collect } from '../../../../src/api/collect'
import { findRawFields } from '../../../../src/api/metadata/raw-fields'
import { readStation } from '../../../../src/api/v2/rows'
import { stationRowSchema } from '../../../../src/contract/mobility-v2'
import { readPlugs } from '../tables'

/** Rows of the Swiss feed (family `oicp`) around Lake Maggiore, recorded in April 2026; CC0. */
function recorded(type: string): Record<string, unknown>[] {
  const file = new URL(`./recorded/${type}.json.gz`, import.meta.url)
  return JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')).data
}

const stationRows = recorded('EChargingStation')
const plugRows = recorded('EChargingPlug')
const stations = collect(stationRows, {
  schema: stationRowSchema,
  getKey: ({ scode }) => scode,
  read: (row) => readStation(row, findRawFields),
})
const plugs = readPlugs(plugRows, findRawFields)

test('every station and plug of the recorded feed is understood', () => {
  expect([stations.items.length, plugs.items.length]).toEqual([598, 835])
  expect([...stations.rejected, ...plugs.rejected]).toEqual([])
})

test('every plug with a stated connector has one, and every facility above 0 kW has its power', () => {
  let [named, powered, facilitiesOf0] = [0, 0, 0]
  for (const [index, { smetadata }] of plugRows.entries()) {
    const { plugs: words, chargingFacilities } = smetadata as { plugs: string[]; chargingFacilities: string }
    const facilities = JSON.parse(chargingFacilities) as { power?: number | string }[]
    const connectors = plugs.items[index]?.plug.connectors ?? []
    expect(connectors.map(({ type }) => type)).not.toContain('')
    expect(connectors).toHaveLength(words.length)
    named += words.length
    for (const [index, { power }] of facilities.entries()) {
      const isSaid = Number(power) > 0
      expect(connectors[index]?.powerKw).toBe(isSaid ? Number(power) : null)
      if (isSaid) powered += 1
      if (power === 0) facilitiesOf0 += 1
    }
  }
  expect({ named, powered, facilitiesOf0 }).toEqual({ named: 854, powered: 787, facilitiesOf0: 39 })
})

test('no value of the feed’s vocabularies is a raw field', () => {
  for (const { rawFields: _, ...station } of stations.items) {
    expect(station).toMatchObject({ accessInfo: '', state: '' })
    expect(['PUBLIC', 'RESTRICTED']).toContain(station.accessType)
    expect(JSON.stringify(station)).not.toMatch(/accessible|restricted access|CHE"/i)
  }
  const told = new Set(plugs.items.flatMap(({ plug }) => plug.connectors.map(({ type }) => type)))
  expect([...told].sort()).toEqual(['CCS', 'CHAdeMO', 'Tesla', 'Type 1', 'Type 2'])
})

test('hours and fees are parsed from text; other text is a raw field', () => {
  const always = stations.items.filter(({ openingHours }) => openingHours?.kind === 'always')
  expect(always).toHaveLength(574)
  expect(stations.items.filter(({ cost }) => cost === 'paid')).toHaveLength(80)
  const names = (all: readonly (readonly { name: string }[] | undefined)[]) =>
    [...new Set(all.flatMap((fields) => fields?.map(({ name }) => name.replace(/\.\d+/, '')) ?? []))].sort()
  expect(names(stations.items.map(({ rawFields }) => rawFields))).toEqual(['country', 'hotlinePhoneNumber'])
  expect(names(plugs.items.map(({ plug }) => plug.rawFields))).toEqual([
    'authenticationModes',
    'chargingFacilities.Amperage',
    'chargingFacilities.ChargingModes',
    'chargingFacilities.Voltage',
    'paymentOptions',
    'renewableEnergy',
  ])
})

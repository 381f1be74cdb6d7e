import { expect, test } from 'vitest'
import { collect } from '../../../../src/api/collect'
import { skipRawFields } from '../../../../src/api/metadata/families/family'
import { findRawFields } from '../../../../src/api/metadata/raw-fields'
import { collectStations } from '../../../../src/api/v2/collect-rows'
import { readStation } from '../../../../src/api/v2/rows'
import { stationRowSchema } from '../../../../src/contract/mobility-v2'
import { readPlugs } from '../tables'
import { plugsOf, stationsOf } from './family-records'

const accessTypes = ['PUBLIC', 'PRIVATE', 'PRIVATE_WITHPUBLICACCESS', 'RESTRICTED', 'TEST', 'UNKNOWN']
const states = [
  '',
  'ACTIVE',
  'AVAILABLE',
  'UNAVAILABLE',
  'TEMPORARYUNAVAILABLE',
  'FAULT',
  'PLANNED',
  'UNKNOWN',
]

test.each(Object.entries(stationsOf))('family %s: every station is understood', (_, rows) => {
  const { items, rejected } = collect(rows, {
    schema: stationRowSchema,
    getKey: ({ scode }) => scode,
    read: (row) => readStation(row, findRawFields),
  })
  expect(rejected).toEqual([])
  expect(items).toHaveLength(rows.length)
  for (const station of items) {
    expect(accessTypes).toContain(station.accessType)
    expect(states).toContain(station.state)
    expect(station.provider).toMatch(/^(Alperia Smart Mobility|Neogy|DRIWE|Move|STA)$/)
    expect(station.accessInfo).toBe('')
    expect(station.position).toEqual({ lon: 11.35, lat: 46.49 })
    const unread = ['country_code', 'party_id', 'directions.0.language', 'directions.0.text']
    for (const { name } of station.rawFields)
      expect([...unread, 'country', 'hotlinePhoneNumber']).toContain(name)
  }
})

test.each(Object.entries(plugsOf))('family %s: every plug is understood', (_, plugs) => {
  const rows = plugs.map(([smetadata], index) => ({ scode: `P${index}`, pcode: 'S', smetadata }))
  const { items, rejected } = readPlugs(rows, findRawFields)
  expect(rejected).toEqual([])
  expect(items.map(({ plug }) => plug.connectors.map(({ type, powerKw }) => [type, powerKw]))).toEqual(
    plugs.map(([, type, powerKw]) => [[type, powerKw]]),
  )
})

test('without raw fields all other fields are the same', () => {
  const lists = [...Object.values(stationsOf).flat(), { scode: 'X', smetadata: { note: 'call Ada' } }]
  const { items: kept } = collectStations(lists, findRawFields, 'Europe/Rome')
  const { items: left } = collectStations(lists, skipRawFields, 'Europe/Rome')
  expect(left).toEqual(kept.map((station) => ({ ...station, rawFields: [] })))
  expect(kept.flatMap(({ rawFields }) => rawFields)).not.toEqual([])
  const rows = Object.values(plugsOf).flat()
  const plugs = [...rows, [{ note: 'call Ada' }]].map(([smetadata], index) => ({
    scode: `P${index}`,
    pcode: 'S',
    smetadata,
  }))
  const { items: keptPlugs } = readPlugs(plugs, findRawFields)
  expect(readPlugs(plugs, skipRawFields).items).toEqual(
    keptPlugs.map((claim) => ({ ...claim, plug: { ...claim.plug, rawFields: [] } })),
  )
})

test('an unknown value is a raw field', () => {
  const row = { scode: 'P', pcode: 'S', smetadata: { outlets: [{ outletTypeCode: 'OTHER' }] } }
  expect(readPlugs([row], findRawFields).items[0]?.plug).toMatchObject({
    connectors: [{ type: '', powerKw: null, current: null }],
    rawFields: [{ name: 'outlets.0.outletTypeCode', text: 'OTHER' }],
  })
})

test('raw fields have a maximum size', () => {
  let deep: unknown = 'x'
  for (let level = 0; level < 50_000; level++) deep = { deep }
  const wide = Object.fromEntries(
    Array.from({ length: 10_000 }, (_, index) => [`field${index}`, 'x'.repeat(10_000)]),
  )
  const { rawFields } = readStation(
    {
      scode: 'A',
      smetadata: { deep, ...wide, list: Array(1e5).fill({ a: 1 }) },
    },
    findRawFields,
  )
  expect(rawFields).toHaveLength(40)
  expect(rawFields[0]).toEqual({ name: 'deep.deep.deep.deep', text: '…' })
  for (const { name, text } of rawFields) expect(name.length + text.length).toBeLessThan(402)
})

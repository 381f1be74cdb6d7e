import { expect, test } from 'vitest'
import { describePlug } from '../../../../src/api/metadata/describe'
import { findRawFields } from '../../../../src/api/metadata/raw-fields'

const connectorsOf = (metadata: Record<string, unknown>) => describePlug(metadata, findRawFields).connectors

test.each([
  ['Type2Mennekes', 'Type 2', 'AC'],
  ['Type2-230Vac', 'Type 2', 'AC'],
  ['IEC 62196-2 type 2 outlets (all amperage and phase)', 'Type 2', 'AC'],
  ['Typ 2-Stecker', 'Type 2', 'AC'],
  ['Typ 1-Stecker', 'Type 1', 'AC'],
  ['Combo-Stecker', 'CCS', 'DC'],
  ['CCS', 'CCS', 'DC'],
  ['CHAdeMO', 'CHAdeMO', 'DC'],
  ['Schuko', 'Schuko', 'AC'],
  ['700 bar small vehicles', 'Hydrogen 700 bar', null],
  ['OTHER', '', null],
  ['UNKNOWN', '', null],
  [undefined, '', null],
])('workgroup: outlet %j is %j, %j', (outletTypeCode, type, current) => {
  const metadata = { outlets: [{ id: '1', outletTypeCode, maxPower: 22 }] }
  expect(connectorsOf(metadata)).toEqual([{ type, powerKw: 22, current }])
})

test.each([
  [22, 22],
  [3.68, 3.7],
  // A charger of 400 kW exists, one of 400 W does not.
  [400, 400],
  [7015, 7],
  [22000, 22],
  ['11', 11],
  ['7,4 kW', 7.4],
  ['22000 W', 22],
  ['1200 kW', 1200],
  ['1200000 W', 1200],
  [0, null],
  [-5, null],
  [null, null],
  ['fast', null],
])('workgroup: power %j is %j kW', (maxPower, powerKw) => {
  const [connector] = connectorsOf({ outlets: [{ outletTypeCode: 'CCS', maxPower }] })
  expect(connector?.powerKw).toBe(powerKw)
})

test.each([
  [1200, 1200],
  [3750, 3750],
  [1_200_000, 1200],
])('workgroup: power %j of a megawatt outlet is %j kW', (maxPower, powerKw) => {
  const [connector] = connectorsOf({ outlets: [{ outletTypeCode: 'MCS', maxPower }] })
  expect(connector?.powerKw).toBe(powerKw)
})

test.each([
  ['IEC_62196_T2', 'Type 2'],
  ['IEC_62196_T2_COMBO', 'CCS'],
  ['IEC_62196_T1', 'Type 1'],
  ['IEC_62196_T1_COMBO', 'CCS 1'],
  ['IEC_62196_T3A', 'Type 3A'],
  ['IEC_62196_T3C', 'Type 3C'],
  ['CHADEMO', 'CHAdeMO'],
  ['DOMESTIC_F', 'Schuko'],
  ['DOMESTIC_L', 'Type L'],
  ['IEC_60309_2_three_16', 'CEE'],
  ['TESLA_S', 'Tesla'],
])('ocpi: standard %s is %s', (standard, type) => {
  expect(connectorsOf({ connectors: [{ standard }] })[0]?.type).toBe(type)
})

test('ocpi has power in watts, and the type of current', () => {
  const connectors = [
    { standard: 'IEC_62196_T2', power_type: 'AC_3_PHASE', max_electric_power: 22080 },
    { standard: 'IEC_62196_T2', power_type: 'DC', max_electric_power: 0 },
  ]
  expect(connectorsOf({ connectors })).toEqual([
    { type: 'Type 2', powerKw: 22.1, current: 'AC' },
    { type: 'Type 2', powerKw: null, current: 'DC' },
  ])
})

test.each([
  ['Type 2 Outlet', 'Type 2'],
  ['Type 2 Connector (Cable Attached)', 'Type 2'],
  ['CCS Combo 2 Plug (Cable Attached)', 'CCS'],
  ['CCS Combo 1 Plug (Cable Attached)', 'CCS 1'],
  ['Type 1 Connector (Cable Attached)', 'Type 1'],
  ['CHAdeMO', 'CHAdeMO'],
  ['Tesla Connector', 'Tesla'],
  ['Type F Schuko', 'Schuko'],
  ['Type J Swiss Standard', 'Type J'],
])('oicp: plug %s is %s', (plug, type) => {
  expect(connectorsOf({ evseID: '1', plugs: [plug] })[0]?.type).toBe(type)
})

test('oicp: facilities are a JSON text, power a number or text', () => {
  const metadata = {
    plugs: ['CCS Combo 2 Plug (Cable Attached)', 'Type 2 Outlet'],
    chargingFacilities: '[{"power":"400.0","powertype":"DC"},{"power":0,"powertype":"AC_3_PHASE"}]',
  }
  expect(connectorsOf(metadata)).toEqual([
    { type: 'CCS', powerKw: 400, current: 'DC' },
    { type: 'Type 2', powerKw: null, current: 'AC' },
  ])
})

test.each([
  ['one facility stands for all plugs', '[{"power":50}]', [50, 50]],
  [
    'facilities that cannot be told apart say nothing',
    '[{"power":50},{"power":22},{"power":11}]',
    [null, null],
  ],
  ['broken JSON says nothing', '[{"power":', [null, null]],
  ['a facility that is no object says nothing', '[7]', [null, null]],
])('oicp: %s', (_, chargingFacilities, powers) => {
  const connectors = connectorsOf({ plugs: ['CHAdeMO', 'CHAdeMO'], chargingFacilities })
  expect(connectors.map(({ powerKw }) => powerKw)).toEqual(powers)
})

test.each([
  [22_000, 22],
  [50, 0.1],
  // Kilowatts, where OCPI has watts.
  [22, null],
  [0, null],
  [-40, null],
])('ocpi: a power of %j W is %j kW', (max_electric_power, powerKw) => {
  const metadata = { connectors: [{ standard: 'IEC_62196_T2', max_electric_power }] }
  expect(connectorsOf(metadata)[0]?.powerKw).toBe(powerKw)
})

test('spreadsheet: outlets without power', () => {
  expect(connectorsOf({ outlets: [{ id: '1', outletTypeCode: 'Type2Mennekes' }, 'odd'] })).toEqual([
    { type: 'Type 2', powerKw: null, current: 'AC' },
  ])
})

test.each([{}, { outlets: 'none' }, { connectors: null }, { plugs: 7 }])(
  'metadata %j tells no connectors',
  (metadata) => {
    expect(connectorsOf(metadata)).toEqual([])
  },
)

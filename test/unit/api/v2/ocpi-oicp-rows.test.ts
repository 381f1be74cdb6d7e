import { expect, test } from 'vitest'
import { findRawFields } from '../../../../src/api/metadata/raw-fields'
import { readStation } from '../../../../src/api/v2/rows'

const place = { scode: 'A', sname: 'Somewhere', scoordinate: { x: 11.35, y: 46.5, srid: 4326 } }

test('ocpi: OCPI has neither provider nor access', () => {
  const row = {
    ...place,
    sorigin: 'Neogy-AMPECO',
    smetadata: {
      country_code: 'IT',
      party_id: 'NEO',
      address: 'Via Roma 1',
      city: 'Brunico',
      postal_code: '39031',
      time_zone: 'Europe/Rome',
      opening_times: { twentyfourseven: true },
      capacity: 2,
      directions: [{ language: 'de', text: 'Hinter dem Haus' }],
    },
  }
  expect(readStation(row, findRawFields)).toMatchObject({
    provider: 'Neogy',
    accessType: 'UNKNOWN',
    accessInfo: '',
    capacity: 2,
    state: '',
    city: 'Brunico',
    address: 'Via Roma 1, 39031 Brunico',
    categories: [],
    reservable: null,
    openingHours: { kind: 'always' },
    rawFields: [
      { name: 'country_code', text: 'IT' },
      { name: 'party_id', text: 'NEO' },
      { name: 'directions.0.language', text: 'de' },
      { name: 'directions.0.text', text: 'Hinter dem Haus' },
    ],
  })
})

test('oicp: OICP has an operator, an accessibility and no capacity', () => {
  const row = {
    ...place,
    sorigin: 'BFE',
    smetadata: {
      chargingStationId: '1',
      operatorID: 'CH*X',
      operatorName: 'Move',
      street: 'Via Mappo',
      city: 'Tenero',
      postalCode: '6598',
      country: 'CHE',
      isOpen24Hours: true,
      accessibility: 'Paying publicly accessible',
    },
  }
  expect(readStation(row, findRawFields)).toMatchObject({
    provider: 'Move',
    accessType: 'PUBLIC',
    accessInfo: '',
    cost: 'paid',
    address: 'Via Mappo, 6598 Tenero',
    city: 'Tenero',
    capacity: null,
    state: '',
    origins: ['BFE'],
    openingHours: { kind: 'always' },
    rawFields: [{ name: 'country', text: 'CHE' }],
  })
})

test.each([
  ['Free publicly accessible', 'PUBLIC', 'free'],
  ['Paying publicly accessible', 'PUBLIC', 'paid'],
  ['Restricted access', 'RESTRICTED', null],
  ['Test Station', 'TEST', null],
  ['For dancers', 'OTHER', null],
  [undefined, 'UNKNOWN', null],
  [null, 'UNKNOWN', null],
])('oicp: accessibility %j is the access type %s', (accessibility, accessType, cost) => {
  const smetadata = { operatorID: 'CH*X', accessibility }
  expect(readStation({ ...place, smetadata }, findRawFields)).toMatchObject({ accessType, cost })
})

test('oicp: an address with its town does not repeat it', () => {
  const smetadata = {
    operatorID: 'CH*X',
    street: 'Motto, 6599 Cadenazzo',
    city: 'Cadenazzo',
    postalCode: '6599',
  }
  expect(readStation({ ...place, smetadata }, findRawFields).address).toBe('Motto, 6599 Cadenazzo')
})

import { expect, test } from 'vitest'
import { findRawFields } from '../../../../src/api/metadata/raw-fields'
import { readStation } from '../../../../src/api/v2/rows'
import { readPlugs } from '../tables'

const place = { scode: 'A', sname: 'Somewhere', scoordinate: { x: 11.35, y: 46.5, srid: 4326 } }
const unsaid = {
  municipality: '',
  city: '',
  address: '',
  provider: '',
  capacity: null,
  state: '',
  paymentInfo: '',
  accessType: 'UNKNOWN',
  accessInfo: '',
  categories: [],
  reservable: null,
  openingHours: null,
  cost: null,
  rawFields: [],
}

test('workgroup: the fields of the charging station record', () => {
  const row = {
    ...place,
    sorigin: 'route220',
    smetadata: {
      city: 'Merano',
      provider: 'route220',
      capacity: 4,
      state: 'ACTIVE',
      accessInfo: '24/7; private with public access',
      flashInfo: 'x',
      paymentInfo: 'https://example.org',
      address: 'Via Roma &amp; C. 1',
      reservable: true,
      accessType: 'PRIVATE_WITHPUBLICACCESS',
      categories: 'SLEEP&CHARGE',
      municipality: 'Merano - Meran',
      locationServiceInfo: null,
    },
  }
  expect(readStation(row, findRawFields)).toEqual({
    invalidPosition: null,
    id: 'A',
    name: 'Somewhere',
    position: { lon: 11.35, lat: 46.5 },
    origins: ['route220'],
    city: 'Merano',
    provider: 'route220',
    capacity: 4,
    state: 'ACTIVE',
    accessInfo: '',
    paymentInfo: 'https://example.org',
    address: 'Via Roma & C. 1',
    reservable: true,
    accessType: 'PRIVATE_WITHPUBLICACCESS',
    categories: ['SLEEP&CHARGE'],
    cost: null,
    municipality: 'Merano - Meran',
    openingHours: { kind: 'always' },
    rawFields: [{ name: 'flashInfo', text: 'x' }],
  })
})

const daily = (begin: string, end: string) => ({
  kind: 'weekly',
  spans: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, begin, end })),
  exceptions: [],
})

test.each([
  ['24h', { kind: 'always' }, null, 'UNKNOWN', ''],
  ['24 h / 7', { kind: 'always' }, null, 'UNKNOWN', ''],
  ['FREE_PUBLICLY_ACCESSIBLE', null, 'free', 'PUBLIC', ''],
  ['Paying publicly accessible; 24/7', { kind: 'always' }, 'paid', 'PUBLIC', ''],
  ['8–20 h', daily('08:00', '20:00'), null, 'UNKNOWN', ''],
  ['Paying publicly accessible, 07:30 - 19:00', daily('07:30', '19:00'), 'paid', 'PUBLIC', ''],
  ['7.30–19.15 Uhr', daily('07:30', '19:15'), null, 'UNKNOWN', ''],
  ['0–24 h', { kind: 'always' }, null, 'UNKNOWN', ''],
  ['00:00-24:00', { kind: 'always' }, null, 'UNKNOWN', ''],
  ['24h; 24/7', { kind: 'always' }, null, 'UNKNOWN', ''],
  ['8-20', null, null, 'UNKNOWN', '8-20'],
  ['hinten', null, null, 'UNKNOWN', 'hinten'],
  ['Mon–Fri 8–20 h', null, null, 'UNKNOWN', 'Mon–Fri 8–20 h'],
  ['8–27 h', null, null, 'UNKNOWN', '8–27 h'],
  ['BEHIND_THE_BARRIER', null, null, 'UNKNOWN', ''],
])('workgroup: the note %j on access is understood', (accessInfo, openingHours, cost, accessType, rest) => {
  const station = readStation({ ...place, smetadata: { city: 'x', accessInfo } }, findRawFields)
  expect(station).toMatchObject({ openingHours, cost, accessType, accessInfo: rest })
  expect(station.rawFields).toEqual(
    accessInfo.startsWith('BEHIND') ? [{ name: 'accessInfo', text: accessInfo }] : [],
  )
})

test.each([
  'Mon-Fri, 8:00-18:00',
  '08:00-12:00, 14:00-18:00',
  'Mo-Fr 08:00-18:00; 09:00-12:00',
  'Mo-Fr 08:00-12:00, 14:00-18:00; Sa 09:00-12:00',
  'Parkplatz geschlossen, 22:00-06:00',
  'Montag Ruhetag; 24h',
  '24/7, 8–20 h',
])('workgroup: the note %j is no hours of every day, and stays as it is', (accessInfo) => {
  const describe = (info: string) =>
    readStation({ ...place, smetadata: { city: 'x', accessInfo: info } }, findRawFields)
  expect(describe(accessInfo)).toMatchObject({ openingHours: null, accessInfo, rawFields: [] })
  const paying = describe(`PAYING_PUBLICLY_ACCESSIBLE; ${accessInfo}, public`)
  expect(paying).toMatchObject({ openingHours: null, accessInfo, cost: 'paid', accessType: 'PUBLIC' })
})

test.each([
  ['ACTIVE', 'ACTIVE', true],
  ['TEMPORARYUNAVAILABLE', 'TEMPORARYUNAVAILABLE', true],
  ['FAULTED', 'FAULT', true],
  ['EXCEPTION', 'FAULT', true],
  ['available', 'AVAILABLE', true],
  ['out of service', 'UNAVAILABLE', true],
  ['MAINTENANCE2', 'MAINTENANCE2', false],
  ['', '', true],
])('state %j is %j', (said, state, understood) => {
  const station = readStation({ ...place, smetadata: { city: 'x', state: said } }, findRawFields)
  expect(station.state).toBe(state)
  expect(station.rawFields).toEqual(understood ? [] : [{ name: 'state', text: said }])
})

test('an unknown access type is "other", and a raw field', () => {
  const station = readStation({ ...place, smetadata: { city: 'x', accessType: 'MEMBERS' } }, findRawFields)
  expect(station).toMatchObject({ accessType: 'OTHER', rawFields: [{ name: 'accessType', text: 'MEMBERS' }] })
})

test('spreadsheet: a spreadsheet has three fields, and its id is never a name', () => {
  const row = {
    ...place,
    sorigin: '1uccqzavgmvyrpeq-lipffalqawcg4lfpakc2mjt79fy',
    smetadata: { state: 'ACTIVE', provider: '', accessType: 'PRIVATE' },
  }
  expect(readStation(row, findRawFields)).toMatchObject({
    state: 'ACTIVE',
    accessType: 'PRIVATE',
    provider: '',
    origins: [],
    capacity: null,
  })
})

test.each([
  ['Some Operator', 'BFE', 'Some Operator'],
  ['', 'BFE', 'BFE'],
  ['', 'Neogy-AMPECO', 'Neogy'],
  ['', 'DRIWE-OCPI', 'DRIWE'],
  ['', 'an origin of next year', ''],
  ['1uccqzavgmvyrpeq-lipffalqawcg4lfpakc2mjt79fy', 'Neogy', 'Neogy'],
])('provider %j of origin %j reads %j', (provider, sorigin, expected) => {
  expect(readStation({ ...place, sorigin, smetadata: { provider, city: 'x' } }, findRawFields).provider).toBe(
    expected,
  )
})

test('without metadata only the id is known, and is the name', () => {
  expect(readStation({ scode: 'DW-000027', sname: ' ' }, findRawFields)).toEqual({
    ...unsaid,
    invalidPosition: null,
    id: 'DW-000027',
    name: 'DW-000027',
    position: null,
    origins: [],
  })
})

test.each([
  [{ x: 0, y: 0 }],
  [{ x: 11, y: 86 }],
  [{ x: 181, y: 46 }],
  [{ x: '11', y: '46' }],
  [{ x: 11 }],
  ['11,46'],
  [46.5],
  [null],
])('a station at %j is listed without a position', (scoordinate) => {
  expect(readStation({ ...place, scoordinate }, findRawFields).position).toBeNull()
})

test.each([
  [2.9, 2],
  ['3', 3],
  [-1, null],
  ['many', null],
  [{}, null],
])('capacity %j reads %j', (capacity, expected) => {
  expect(readStation({ ...place, smetadata: { capacity, city: 'x' } }, findRawFields).capacity).toBe(expected)
})

test("a plug has its station's id", () => {
  const plug = { id: 'P', name: 'Plug', connectors: [], rawFields: [] }
  const row = { scode: 'P', sname: 'Plug', pcode: 'A', smetadata: null }
  expect(readPlugs([row], findRawFields).items).toEqual([{ stationId: 'A', plug }])
})

test("names of JavaScript's own properties are ordinary values", () => {
  const smetadata = { operatorID: 'CH*X', accessibility: 'constructor' }
  expect(readStation({ ...place, sorigin: 'constructor', smetadata }, findRawFields)).toMatchObject({
    accessType: 'OTHER',
    provider: '',
  })
})

test('a station or plug without a name is shown by its cleaned id', () => {
  const scode = 'A\u202e1\u0007'
  expect(readStation({ ...place, scode, sname: ' ' }, findRawFields)).toMatchObject({ id: scode, name: 'A1' })
  const [named] = readPlugs([{ scode, sname: '', pcode: 'A' }], findRawFields).items
  expect(named?.plug).toMatchObject({ id: scode, name: 'A1' })
})

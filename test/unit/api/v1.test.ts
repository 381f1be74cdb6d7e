import { expect, test } from 'vitest'
import { MobilityV1 } from '../../../src/api/v1'
import { sendJson, serve } from './service'

const record = {
  id: 'ASM_00000103',
  name: 'BZ_CASSARISP_01',
  latitude: 46.4976,
  longitude: 11.3531,
  municipality: 'Bolzano - Bozen',
  capacity: 2,
  provider: 'Alperia Smart Mobility',
  city: 'BOLZANO - BOZEN',
  state: 'ACTIVE',
  paymentInfo: 'https://example.org/pay',
  accessType: 'PUBLIC',
  accessInfo: '24h',
  categories: ['EAT&CHARGE'],
  address: 'Sparkassenstra\\u00dfe 14',
  reservable: false,
}
const station = {
  id: 'ASM_00000103',
  name: 'BZ_CASSARISP_01',
  position: { lon: 11.3531, lat: 46.4976 },
  municipality: 'Bolzano - Bozen',
  capacity: 2,
  provider: 'Alperia Smart Mobility',
  city: 'BOLZANO - BOZEN',
  state: 'ACTIVE',
  paymentInfo: 'https://example.org/pay',
  accessType: 'PUBLIC',
  accessInfo: '24h',
  categories: ['EAT&CHARGE'],
  address: 'Sparkassenstraße 14',
  reservable: false,
  origin: '',
  plugs: [],
}

async function read(records: unknown[]) {
  const { base, requests } = await serve((_, response) => sendJson(response, records))
  return { ...(await new MobilityV1(base).stations({})), requests }
}

test.each([
  ['later', record],
  ['older', { _t: 'it.bz.idm.bdp.dto.emobility.EchargingStationDto', ...record }],
])('reads the %s variant of the station record', async (_, sent) => {
  const { items, requests } = await read([sent])
  expect(items).toEqual([station])
  expect(requests.map(({ path }) => path)).toEqual(['/emobility/rest/get-station-details'])
})

test('what a record leaves out is not said', async () => {
  const { items } = await read([{ id: '83' }])
  expect(items).toEqual([
    {
      ...{ id: '83', name: '83', position: null, municipality: '', city: '', address: '', provider: '' },
      ...{ capacity: null, state: '', paymentInfo: '', accessType: 'UNKNOWN', accessInfo: '' },
      ...{ categories: [], reservable: null, origin: '', plugs: [] },
    },
  ])
})

test('a bad record costs one record', async () => {
  const { items, rejected } = await read([
    record,
    { ...record, id: 7 },
    { ...record, id: 'B', capacity: 'two' },
  ])
  expect(items.map(({ id }) => id)).toEqual(['ASM_00000103'])
  expect(rejected).toEqual([
    { row: 1, id: '', reason: 'id: expected string' },
    { row: 2, id: 'B', reason: 'capacity: expected number' },
  ])
})

test('v1 tells places only: no plugs, values or series', async () => {
  const v1 = new MobilityV1('http://localhost:9')
  const nothing = { items: [], rejected: [] }
  expect(await v1.plugs()).toEqual(nothing)
  expect(await v1.latestValues()).toEqual(nothing)
  expect(await v1.statusSeries()).toEqual(nothing)
  expect(await v1.seriesOf()).toEqual(nothing)
})

import { describe, expect, type TestContext, test } from 'vitest'
import { getStationDetails, getStations } from '../../src/contract/emobility-v1'
import { flatStations } from '../../src/contract/mobility-v2'
import { answerOf, ask, askToken } from './ask'
import { deployment } from './deployment'

const has = deployment()
const statusOf = async (url: string, init?: RequestInit) => (await ask(url, init)).status

describe('Errors', () => {
  test('401 Unauthorised: an invalid token, or a malformed header', async (context) => {
    const stations = `${has(context, 'mobility').mobility}/v2/flat/EChargingStation?limit=1`
    for (const Authorization of ['Bearer garbage', 'garbage'])
      expect(await statusOf(stations, { headers: { Authorization } })).toBe(401)
  })

  test.for(['the dataset', 'the v1 group of v2'])(
    '401 Unauthorised: the same by v1, %s',
    async (place, context) => {
      const base = place === 'the dataset' ? has(context, 'dataset').dataset : has(context, 'v1').v1
      for (const Authorization of ['Bearer garbage', 'garbage'])
        expect(await statusOf(`${base}/emobility/rest/get-stations`, { headers: { Authorization } })).toBe(
          401,
        )
    },
  )

  test('401 Unauthorised: is not seen by the public on open data', async (context) => {
    const { mobility } = has(context, 'mobility')
    expect(await statusOf(`${mobility}/v2/flat/EChargingStation/*/latest?limit=1`)).toBe(200)
  })

  test('403 Forbidden: not completed on the server side', async (context) => {
    const { mobility, failing } = has(context, 'mobility', 'failing')
    expect(await statusOf(`${mobility}/v2/flat/${failing[403]}`)).toBe(403)
  })

  test.for([
    ['a syntax error in the call', '/v2/flat/EChargingStation/*/lately'],
    ['a page that is not there', '/no-such-page'],
  ])('404 Not found: %s', async ([, path], context) => {
    const { mobility } = has(context, 'mobility')
    expect(await statusOf(mobility + path)).toBe(404)
  })

  test.for(['dataset', 'mobility'] as const)(
    '404 Not found: an unknown method of v1, %s',
    async (place, context) => {
      const base = place === 'dataset' ? has(context, place).dataset : has(context, 'v1').v1
      expect(await statusOf(`${base}/emobility/rest/get-nothing`)).toBe(404)
    },
  )

  test('500 Internal Server Error: a failure on the server side', async (context) => {
    const { mobility, failing } = has(context, 'mobility', 'failing')
    expect(await statusOf(`${mobility}/v2/flat/${failing[500]}`)).toBe(500)
  })
})

describe('Versioning', () => {
  const specification = async (context: TestContext) => {
    const response = await ask(`${has(context, 'mobility').mobility}/v2/apispec`)
    expect(response.status).toBe(200)
    return response.text()
  }
  const operations = ['get_v1_emobility_rest_get_stations', 'get_v1_emobility_rest_get_station_details']

  test('1 the current API is v2', async (context) => {
    const { mobility } = has(context, 'mobility')
    await answerOf(flatStations, mobility, {
      segments: { stationTypes: 'EChargingStation' },
      query: { limit: 1 },
    })
  })

  test('1 its specification is served at {mobility_base_url}/v2/apispec', async (context) => {
    // JSON or YAML, as the deployment likes.
    expect(await specification(context)).toMatch(/["']?openapi["']?\s*:\s*["']?3\./)
  })

  test.for(operations)(
    '2 the specification names the v1 operation %s, deprecated',
    async (operation, context) => {
      const text = await specification(context)
      expect(text).toContain(operation)
      expect(text).toMatch(/["']?deprecated["']?\s*:\s*true/)
    },
  )

  test('2 v1 operations are grouped under a v1 e-mobility group', async (context) => {
    expect(await specification(context)).toMatch(/e-?mobility[^"\n]*v1|v1[^"\n]*e-?mobility/i)
  })

  test('2 v1 operations remain reachable in the v2 deployment', async (context) => {
    const base = has(context, 'v1').v1
    expect((await answerOf(getStations, base)).length).toBeGreaterThan(0)
    expect((await answerOf(getStationDetails, base)).length).toBeGreaterThan(0)
  })

  test('3 the older v1 station output includes _t', async (context) => {
    const records = await answerOf(getStationDetails, has(context, 'dataset').dataset)
    for (const record of records) expect(record).toMatchObject({ _t: expect.any(String) })
  })

  test('3 the later v1 station output omits _t', async (context) => {
    const records = await answerOf(getStationDetails, has(context, 'v1').v1)
    for (const record of records) expect(record).not.toHaveProperty('_t')
  })

  test('4 since 2020.10 secret and credentials are not required: see Authentication', async (context) => {
    const { auth, client } = has(context, 'auth', 'client')
    expect((await askToken(auth, { grant_type: 'password', client_id: client })).status).toBe(200)
  })
})

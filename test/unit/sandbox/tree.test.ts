import { describe, expect, test } from 'vitest'
import { treeEnvelopeSchema } from '../../../src/contract/mobility-v2-sandbox'
import { runningSandbox } from './running-sandbox'

const running = runningSandbox({ stations: 60 })

type Fields = Record<string, unknown>
interface Station extends Fields {
  sparent?: Fields
  sdatatypes?: Record<string, Fields & { tmeasurements?: (Fields & { mprovenance?: Fields })[] }>
}
interface Tree {
  offset: number
  limit: number
  data: Record<string, { stations: Record<string, Station> }>
}

async function tree(path: string): Promise<Tree> {
  const response = await running.fetch(`/mobility/v2${path}`)
  expect(response.status).toBe(200)
  return response.json()
}

/** The tree taken apart into the rows that it was made of. */
function rowsOf({ data }: Tree): Fields[] {
  return Object.values(data).flatMap(({ stations }) =>
    Object.values(stations).flatMap(({ sparent, sdatatypes, ...station }) => {
      const own = { ...station, ...sparent }
      if (!sdatatypes) return [own]
      return Object.values(sdatatypes).flatMap(({ tmeasurements, ...type }) => {
        if (!tmeasurements) return [{ ...own, ...type }]
        return tmeasurements.map(({ mprovenance, ...measurement }) => ({
          ...own,
          ...type,
          ...mprovenance,
          ...measurement,
        }))
      })
    }),
  )
}

const withoutParent = (row: Fields) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !/^p(?!r)/.test(name)))
const text = (row: Fields) => JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)))

test.each([
  '/EChargingPlug',
  '/*/*',
  '/EChargingPlug,EChargingStation/*/latest',
  '/EChargingStation/number-available/2026-11-19T08/2026-11-19T09',
  '/EChargingStation/number-available/latest?shownull=true',
])('%s returns the rows of the list as a tree', async (path) => {
  const query = `${path}${path.includes('?') ? '&' : '?'}limit=-1&where=scode.re."^[A-Z]"`
  const { data } = await running.flat(`/flat${query}`)
  const answer = await tree(`/tree,node${query}`)
  treeEnvelopeSchema.parse(answer)
  // A tree of stations alone has no parents.
  const isOfStations = path.lastIndexOf('/') === 0
  const expected = data.map(({ _timestamp, ...row }) => text(isOfStations ? withoutParent(row) : row))
  expect(expected.length).toBeGreaterThan(50)
  expect(rowsOf(answer).map(text).toSorted()).toEqual(expected.toSorted())
})

describe('a tree', () => {
  test('nests stations by type and code; plugs have their parent only with data types', async () => {
    const { data, ...page } = await tree('/tree/EChargingPlug,EChargingStation?limit=-1')
    expect(page).toEqual({ offset: 0, limit: -1 })
    expect(Object.keys(data).toSorted()).toEqual(['EChargingPlug', 'EChargingStation'])
    for (const [code, station] of Object.entries(data.EChargingStation?.stations ?? {})) {
      expect(String(station.scode)).toBe(code)
      expect(station).not.toHaveProperty('sparent')
      expect(station).not.toHaveProperty('sdatatypes')
    }
    const [plug] = Object.values(data.EChargingPlug?.stations ?? {})
    expect(plug).not.toHaveProperty('sparent')
    expect(plug).not.toHaveProperty('pcode')
    const measured = await tree('/tree/EChargingPlug/*?limit=1')
    const [other] = Object.values(measured.data.EChargingPlug?.stations ?? {})
    expect(other?.sparent).toMatchObject({ ptype: 'EChargingStation', pcode: expect.any(String) })
  })

  test('has every station, whatever is selected', async () => {
    const { data } = await tree('/tree/ParkingStation?limit=-1&select=sactive')
    expect(Object.keys(data.ParkingStation?.stations ?? {})).toHaveLength(40)
  })

  test('contains the selected fields, nested ones in their field', async () => {
    const where = 'where=sorigin.eq."ALPERIA"'
    const select = 'select=sname,pname,smetadata.outlets.0.id,smetadata.outlets.0.maxPower,mvalue'
    const { data } = await tree(`/tree/EChargingPlug/echarging-plug-status/latest?limit=1&${select}&${where}`)
    expect(Object.values(data.EChargingPlug?.stations ?? {})).toEqual([
      {
        sname: expect.any(String),
        smetadata: { 'outlets.0.id': expect.any(String), 'outlets.0.maxPower': expect.any(Number) },
        sparent: { pname: expect.any(String) },
        sdatatypes: { 'echarging-plug-status': { tmeasurements: [{ mvalue: expect.any(Number) }] } },
      },
    ])
  })

  test('lists the periods of one data type, the oldest value first', async () => {
    const path = '/EChargingStation/number-available/latest?limit=-1'
    const { data: hourly } = await running.flat(`/flat${path}&where=mperiod.eq.3600&select=scode`)
    const code = String(hourly[0]?.scode)
    const { data } = await tree(`/tree${path}&where=scode.eq."${code}"&select=mperiod,mvalidtime`)
    const measured = data.EChargingStation?.stations[code]?.sdatatypes?.['number-available']?.tmeasurements
    expect(measured?.map(({ mperiod }) => Number(mperiod)).toSorted((a, b) => a - b)).toEqual([600, 3600])
    const times = measured?.map(({ mvalidtime }) => String(mvalidtime))
    expect(times).toEqual(times?.toSorted())
  })

  test('is limited by rows, and empty without any', async () => {
    const page = await tree('/tree/EChargingPlug/*/latest?limit=3&offset=1')
    expect(rowsOf(page)).toHaveLength(3)
    expect(await tree('/tree/Nothing')).toEqual({ offset: 0, limit: 200, data: {} })
    expect(await tree('/tree/EChargingStation/*/2026-11-20/2026-11-19')).toEqual({
      offset: 0,
      limit: 200,
      data: {},
    })
  })

  test('has null for missing fields, if requested', async () => {
    const { data } = await tree('/tree/EChargingStation/*/latest?limit=1&shownull=true')
    const [station] = Object.values(data.EChargingStation?.stations ?? {})
    expect(station?.sparent).toMatchObject({ pcode: null, pmetadata: null })
    const [type] = Object.values(station?.sdatatypes ?? {})
    expect(type).toHaveProperty('tmetadata', null)
  })
})

describe('representations', () => {
  test.each(['tree', 'tree,node', 'NODE,Tree', 'node, tree', ' tree '])('%j is a tree', async (name) => {
    const query = '/EChargingStation?limit=2&select=scode'
    expect(await tree(`/${encodeURIComponent(name)}${query}`)).toEqual(await tree(`/tree${query}`))
  })

  test.each(['node', 'flat,tree', 'flat,edge,event', 'trees', ','])('%j is no EVSE id', async (name) => {
    const response = await running.fetch(`/mobility/v2/${encodeURIComponent(name)}/EChargingStation`)
    expect(response.status).toBe(400)
    expect((await response.json()).message).toContain('"flat" or "tree"')
  })

  test('list the station types with working addresses', async () => {
    const flat = await (await running.fetch('/mobility/v2/flat,node?origin=test')).json()
    const nested = await (await running.fetch('/mobility/v2/tree')).json()
    expect(flat[0]).toMatchObject({ id: 'EChargingStation', description: null })
    expect(nested.map(({ id }: Fields) => id)).toEqual(flat.map(({ id }: Fields) => id))
    const root = await (await running.fetch('/mobility/v2')).json()
    const addresses = [
      ...['stations', 'stations+datatypes'].map((name) => flat[1][`self.${name}`]),
      nested[0].self['stations+datatypes+measurements'],
      ...root.map(({ self }: Fields) => self),
    ]
    expect(addresses).toHaveLength(10)
    for (const address of addresses) expect([address, (await fetch(address)).status]).toEqual([address, 200])
  })
})

describe.each(['edge', 'event'])('%ss, of which the sandbox has none,', (dataset) => {
  const ask = (path: string) => running.fetch(`/mobility/v2/${path}`)

  test('have empty lists, flat and as a tree', async () => {
    for (const form of [`flat,${dataset}`, `${dataset},TREE`])
      expect(await (await ask(form)).json()).toEqual([])
    const page = { offset: 0, limit: 200 }
    expect(await (await ask(`flat,${dataset}/LinkStation`)).json()).toEqual({ ...page, data: [] })
    expect(await (await ask(`tree,${dataset}/*`)).json()).toEqual({ ...page, data: {} })
  })

  test('have no data types and no values', async () => {
    for (const rest of ['A/*/latest', 'A/*/2026-11-19/2026-11-20'])
      expect((await ask(`flat,${dataset}/${rest}`)).status).toBe(404)
  })
})

test('events can be queried from a time, edges cannot', async () => {
  const status = async (path: string) => (await running.fetch(`/mobility/v2/${path}`)).status
  for (const since of ['latest', 'now', '2026-11-19']) {
    expect(await status(`flat,event/A/${since}`)).toBe(200)
    expect(await status(`flat,edge/A/${since}`)).toBe(404)
  }
  expect(await status('flat,event/A/notadate')).toBe(400)
})

test('former metadata have a call, which returns none', async () => {
  const ask = (path: string) => running.fetch(`/mobility/v2/${path}`)
  const select = 'select=scode,mhmetadata.v,mhtransactiontime'
  const flat = await ask(`flat/EChargingStation/metadata/2026-01-01/now?${select}`)
  expect(await flat.json()).toEqual({ offset: 0, limit: 200, data: [] })
  expect((await ask('tree/EChargingStation/metadata/xx/2026-01-01')).status).toBe(400)
})

describe('types that fail', () => {
  const calls = ['', '/*', '/*/latest', '/*/2026-11-19/2026-11-20']
  const addresses = ['flat', 'tree'].flatMap((form) => calls.map((call) => [form, call] as const))

  test.each(addresses)('fail for %s%s too', async (form, call) => {
    for (const status of [403, 429, 500]) {
      const address = (name: string) => `/mobility/v2/${form}/EChargingPlug,Status${status}${name}${call}`
      const json = await running.fetch(address(''))
      expect([json.status, await json.json()]).toEqual([
        status,
        expect.objectContaining({ message: expect.any(String) }),
      ])
      const empty = await running.fetch(address('Empty'))
      expect([empty.status, await empty.text()]).toEqual([status, ''])
      const html = await running.fetch(address('Html'))
      expect([html.status, html.headers.get('Content-Type')]).toEqual([status, 'text/html'])
      expect(await html.text()).toContain('<h1>')
    }
  })
})

test('a page of another origin may send a Content-Type without a body', async () => {
  const path = '/mobility/v2/flat/EChargingStation/*/latest?limit=1'
  const origin = { Origin: 'https://example.org' }
  const preflight = await running.fetch(path, {
    method: 'OPTIONS',
    headers: {
      ...origin,
      'Access-Control-Request-Method': 'GET',
      'Access-Control-Request-Headers': 'authorization,content-type',
    },
  })
  expect(preflight.ok).toBe(true)
  expect(preflight.headers.get('Access-Control-Allow-Headers')?.toLowerCase()).toContain('content-type')
  const answer = await running.fetch(path, { headers: { ...origin, 'Content-Type': 'application/json' } })
  expect((await answer.json()).data).toHaveLength(1)
})

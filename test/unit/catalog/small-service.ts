import type { ServerResponse } from 'node:http'
import type { Dialect } from '../../../src/api/dialect'
import { openDialect } from '../../../src/api/open-dialect'
import type { CopyStore } from '../../../src/catalog/load/copy-store'
import { Catalog } from '../../../src/catalog/worker/catalog'
import type { Bounds } from '../../../src/model/station'
import { anonymous, type TokenSource, type Viewer } from '../../../src/model/viewer'
import { sendJson, sendRows, serve } from '../api/service'

export const now = Date.parse('2026-04-03T08:00:00Z')
export const region: Bounds = [10, 46, 13, 48]
export const signedIn: Viewer = 'https://issuer|team'

type Row = Record<string, unknown>

/** The rows of a service; tests change them to change what it answers. */
export interface Data {
  stations: Row[]
  plugs: Row[]
  /** Rows with `closed` are for the token `good` only. */
  latest: Row[]
  /** Paths whose last segments match answer 500. */
  fails: RegExp | null
  /** With this status instead, and these headers. */
  failsWith?: { status: number; headers?: Record<string, string> }
  /** Questions for one row are answered also where `fails`. */
  answersLooks?: boolean
  /** The dialect keeps what it does not understand; default: for those who are signed in. */
  keepsRawFields?: boolean
  /** Nothing is answered. */
  dead?: boolean
}

export function station(scode: string, metadata: Row = {}, more: Row = {}): Row {
  const smetadata = { city: 'Bolzano', accessType: 'PUBLIC', ...metadata }
  return {
    stype: 'EChargingStation',
    scode,
    sname: scode,
    scoordinate: { x: 11, y: 46.5 },
    smetadata,
    ...more,
  }
}

export function plug(scode: string, pcode: string): Row {
  return { stype: 'EChargingPlug', scode, sname: scode, pcode, smetadata: { outlets: [] } }
}

/** @param minutesAgo age at `now` */
function measured(minutesAgo: number): string {
  return new Date(now - minutesAgo * 60_000).toISOString().replace('T', ' ').replace('Z', '+0000')
}

export function free(scode: string, mvalue: number, minutesAgo = 5, more: Row = {}): Row {
  const tname = 'number-available'
  return {
    stype: 'EChargingStation',
    scode,
    tname,
    mperiod: 600,
    mvalue,
    mvalidtime: measured(minutesAgo),
    ...more,
  }
}

export function plugStatus(scode: string, mvalue: number | string, minutesAgo = 5, more: Row = {}): Row {
  const tname = typeof mvalue === 'number' ? 'echarging-plug-status' : 'echarging-plug-status-oicp'
  return {
    stype: 'EChargingPlug',
    scode,
    tname,
    mperiod: 600,
    mvalue,
    mvalidtime: measured(minutesAgo),
    ...more,
  }
}

/** Answers like the mobility API v2, as far as the catalog asks. */
export async function serveData(data: Data) {
  const { base, requests } = await serve((url, response, { headers }) => {
    const path = decodeURIComponent(url.pathname)
    if (data.dead) return void response.destroy()
    const isLook = data.answersLooks && url.searchParams.get('limit') === '1'
    if (data.fails?.test(path) && !isLook) {
      const { status, headers } = data.failsWith ?? { status: 500 }
      response.setHeaders(new Headers(headers))
      return sendJson(response, { message: 'Broken' }, status)
    }
    if (headers.authorization !== undefined && headers.authorization !== 'Bearer good')
      return void response.writeHead(401).end()
    answer(path, url.searchParams, headers.authorization !== undefined, response)
  })

  function answer(path: string, query: URLSearchParams, isTeam: boolean, response: ServerResponse) {
    if (path === '/v2/flat/EChargingStation') return sendRows(response, data.stations)
    if (path === '/v2/flat/EChargingPlug') return sendRows(response, data.plugs)
    if (path.endsWith('/latest'))
      return sendRows(
        response,
        data.latest.filter((row) => isTeam || !row.closed),
      )
    const wanted = query
      .get('where')
      ?.match(/"[^"]+"/g)
      ?.map((id) => id.slice(1, -1))
    const types = path.split('/').at(-1)?.split(',') ?? []
    sendRows(
      response,
      data.latest.filter(
        ({ scode, tname }) =>
          (wanted?.includes(String(scode)) ?? true) && (types[0] === '*' || types.includes(String(tname))),
      ),
    )
  }

  const service = {
    dialect: 'v2',
    baseUrl: base,
    stationType: 'EChargingStation',
    plugType: 'EChargingPlug',
    dataTypes: '*',
    pageSize: -1,
  } as const
  const open = (
    viewer: Viewer = anonymous,
    tokens: TokenSource = async () => 'good',
    memory: CopyStore | null = null,
    change = (dialect: Dialect) => dialect,
    startsFromCopy = false,
  ) => {
    const keepsRawFields = data.keepsRawFields ?? viewer !== anonymous
    return new Catalog({
      dialect: change(openDialect(service, null, { keepsRawFields })),
      viewer,
      tokens,
      region,
      copyStore: memory,
      startsFromCopy,
    })
  }
  return { open, requests }
}

/** A catalog of these rows, loaded. */
export async function loaded(rows: Partial<Data>, viewer: Viewer = anonymous, tokens?: TokenSource) {
  const data: Data = { stations: [], plugs: [], latest: [], fails: null, ...rows }
  const { open, requests } = await serveData(data)
  const catalog = open(viewer, tokens)
  const snapshot = await catalog.refreshNow(now)
  return { catalog, snapshot, data, requests }
}

import { type Context, Hono } from 'hono'
import {
  getDataTypes,
  getDateOfLastRecord,
  getNewestRecord,
  getRecords,
  getRecordsInTimeframe,
  getStationDetails,
  getStations,
} from '../contract/emobility-v1'
import type { z } from '../contract/zod'
import { type Caller, noRoles } from './caller'
import {
  findNewestRecord,
  listDataTypes,
  listRecordsBetween,
  type RequestContext,
  type SeriesFilter,
} from './emobility/measured'
import { emobilityProblem } from './emobility/problem'
import { stationRecord } from './emobility/station-record'
import { jsonAnswer } from './json-answer'
import { plugType, type Source, type SourceSeries, stationType } from './source'

/** Ids of removed stations, which are still listed but have no record. */
const removedStations = ['1', 'AER_00000001', 'IT*220*EBZ-TEST']

const none: readonly SourceSeries[] = []

interface EmobilityOptions {
  source: Source
  /** Epoch milliseconds. */
  now(): number
  /** Types of the records, which the first variant writes in `_t`; absent: the later variant. */
  recordTypes?: { station: string; measured: string }
  flaws: boolean
}

/** Routes of the older interface (v1) to the same stations. */
export function emobilityRoutes({ source, now, recordTypes, flaws }: EmobilityOptions): Hono<Caller> {
  const app = new Hono<Caller>()
  const findSeries = seriesByStation(source)
  const toRequestContext = (context: Context<Caller>): RequestContext => ({
    roles: context.get('roles') ?? noRoles,
    now: now(),
    recordType: recordTypes?.measured,
  })

  app.get(getStations.path, (context) => {
    const ids = source.stations(stationType).flatMap(({ scode }) => (typeof scode === 'string' ? scode : []))
    return send(context, [JSON.stringify(flaws && ids.length > 0 ? [...ids, ...removedStations] : ids)])
  })
  app.get(getStationDetails.path, (context) => {
    const plugs = new Map<unknown, number>()
    for (const { pcode } of source.stations(plugType)) plugs.set(pcode, (plugs.get(pcode) ?? 0) + 1)
    const records = source
      .stations(stationType)
      .map((row) => stationRecord(row, recordTypes?.station, plugs.get(row.scode) ?? 0))
    return send(context, [JSON.stringify(records)])
  })
  app.get(getDataTypes.path, (context) =>
    answerQuery(context, getDataTypes.query, ({ station }) => {
      const series = station === undefined ? source.series(stationType) : findSeries(station)
      return send(context, [JSON.stringify(listDataTypes(series))])
    }),
  )
  app.get(getDateOfLastRecord.path, (context) =>
    answerQuery(context, getDateOfLastRecord.query, ({ station, type, period }) => {
      const newest = findNewestRecord(findSeries(station), wanted(type, period), toRequestContext(context))
      return send(context, [JSON.stringify(newest?.timestamp ?? -1)])
    }),
  )
  app.get(getNewestRecord.path, (context) =>
    answerQuery(context, getNewestRecord.query, ({ station, type, period }) => {
      const newest = findNewestRecord(findSeries(station), wanted(type, period), toRequestContext(context))
      return send(context, [JSON.stringify(newest)])
    }),
  )
  app.get(getRecords.path, (context) =>
    answerQuery(context, getRecords.query, ({ station, name, seconds, period }) => {
      const caller = toRequestContext(context)
      const span = { from: caller.now - Number(seconds) * 1000, to: caller.now }
      return send(context, listRecordsBetween(findSeries(station), wanted(name, period), span, caller))
    }),
  )
  app.get(getRecordsInTimeframe.path, (context) =>
    answerQuery(context, getRecordsInTimeframe.query, ({ station, name, from, to, period }) => {
      const span = { from: Number(from), to: Number(to) }
      return send(
        context,
        listRecordsBetween(findSeries(station), wanted(name, period), span, toRequestContext(context)),
      )
    }),
  )
  return app
}

function wanted(dataType: string | undefined, period: string | undefined): SeriesFilter {
  return { dataType: dataType ?? null, period: period === undefined ? null : Number(period) }
}

/** Answers a request with valid parameters; otherwise names the invalid ones. */
function answerQuery<Query extends z.ZodMiniType>(
  context: Context<Caller>,
  schema: Query,
  answer: (query: z.output<Query>) => Response,
): Response {
  const query = schema.safeParse(context.req.query())
  if (query.success) return answer(query.data)
  const names = query.error.issues.map(({ path }) => path.join('.')).join(', ')
  return emobilityProblem(400, `Missing or not readable: ${names}`)
}

function send(context: Context<Caller>, pieces: Iterable<string>): Response {
  return jsonAnswer(pieces, context.req.header('Accept-Encoding'))
}

/** The index is created at the first request, because most runs get none. */
function seriesByStation(source: Source): (id: string) => readonly SourceSeries[] {
  let byId: Map<unknown, SourceSeries[]> | undefined
  return (id) => {
    if (byId === undefined) {
      byId = new Map()
      for (const series of source.series(stationType)) {
        const { scode } = series.station
        byId.set(scode, [...(byId.get(scode) ?? none), series])
      }
    }
    return byId.get(id) ?? none
  }
}

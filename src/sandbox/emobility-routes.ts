import { Hono } from 'hono'
import { getStationDetails, getStations, type StationRecord } from '../contract/emobility-v1'
import type { Caller } from './caller'
import { jsonAnswer } from './json-answer'
import { isPoint } from './mobility/geography'
import type { Row, Source } from './source'

const stationType = 'EChargingStation'

/**
 * The older interface to the same stations.
 * @param recordType its first variant named the type of a record in `_t`
 */
export function emobilityRoutes(source: Source, recordType?: string): Hono<Caller> {
  const app = new Hono<Caller>()
  app.get(getStations.path, (context) => {
    const ids = source.stations(stationType).flatMap(({ scode }) => (typeof scode === 'string' ? scode : []))
    return jsonAnswer([JSON.stringify(ids)], context.req.header('Accept-Encoding'))
  })
  app.get(getStationDetails.path, (context) => {
    const records = source.stations(stationType).map((row) => stationRecord(row, recordType))
    return jsonAnswer([JSON.stringify(records)], context.req.header('Accept-Encoding'))
  })
  return app
}

/** Nulls are left out; what a feed does not say, or says under another name, is looked for. */
function stationRecord(row: Row, recordType: string | undefined): Partial<StationRecord> {
  const metadata = new Map(Object.entries(row.smetadata ?? {}))
  const place = isPoint(row.scoordinate) ? row.scoordinate : undefined
  const first = (...names: string[]) => names.map((name) => metadata.get(name)).find((value) => value != null)
  const record = {
    _t: recordType,
    id: row.scode,
    name: row.sname,
    latitude: place?.y,
    longitude: place?.x,
    municipality: first('municipality', 'city'),
    capacity: first('capacity'),
    provider: first('provider', 'operatorName') ?? row.sorigin,
    city: first('city', 'municipality'),
    state: first('state') ?? 'ACTIVE',
    paymentInfo: first('paymentInfo'),
    accessType: first('accessType'),
    accessInfo: first('accessInfo', 'accessibility'),
    categories: first('categories'),
    address: first('address', 'street'),
    reservable: first('reservable'),
  }
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value != null))
}

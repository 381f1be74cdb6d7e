import type { PlugDetails, StationDetails } from '../../catalog/catalog-api'
import type { SeriesKey } from '../../model/history'
import type { Station } from '../../model/station'
import type { Access } from '../../model/value'
import type { LoadedHistory } from '../queries'
import { listNumberSeries } from '../series'

/** Maximum number of lines that people can distinguish in one chart. */
export const maxCompared = 6

/** Identifies a compared series in the link. */
export interface ComparedKey {
  stationId: string
  /** `null`: the station itself. */
  plugId: string | null
  dataType: string
}

/** Serializes the key of a series for the link. */
export function serializeComparedKey({ stationId, plugId, dataType }: ComparedKey): string {
  return [stationId, plugId ?? '', dataType].map(escapePart).join(':')
}

/** Escapes all but letters, digits and some signs, by `~` because an address would encode `%` once more. */
function escapePart(part: string): string {
  return encodeURIComponent(part).replaceAll('~', '%7E').replaceAll('%', '~')
}

/** @returns `null` if the text is not of that form */
export function parseComparedKey(text: string): ComparedKey | null {
  try {
    const parts = text.split(':').map((part) => decodeURIComponent(part.replaceAll('~', '%')))
    const [stationId, plugId, dataType, ...rest] = parts
    if (!stationId || plugId === undefined || !dataType || rest.length > 0) return null
    return { stationId, plugId: plugId === '' ? null : plugId, dataType }
  } catch {
    return null
  }
}

/** A compared series with the current data of its station. */
export interface ComparedSeries {
  key: SeriesKey
  /** Epoch milliseconds of its latest measurement; `null`: there is none, or it states no time. */
  measuredAt: number | null
  station: Pick<Station, 'id' | 'name'>
  plug: PlugDetails | null
  unit: string
  access: Access
  /** A status is drawn as a band, a count in steps, a measure as a line. */
  kind: 'status' | 'count' | 'measure'
}

/** A series and its index in the link, which decides its colour and dash. */
export type ShownSeries = ComparedSeries & { styleIndex: number }

/** A compared series with its history; `undefined`: it is not loaded. */
export interface ComparedHistory {
  series: ShownSeries
  history: LoadedHistory | undefined
  name: string
}

/** Returns what identifies a series among the compared ones. */
export function identifySeries({ station, plug, key }: ComparedSeries): string {
  return JSON.stringify([station.id, plug?.id, key])
}

/** Lists the series of a station that can be compared: its numbers, and the status and numbers of its plugs. */
export function listComparable(details: StationDetails): ComparedSeries[] {
  const { station, plugs } = details
  const own = listNumberSeries(details).map(
    ({ counts, ...one }): ComparedSeries => ({
      ...one,
      station,
      plug: null,
      kind: counts ? 'count' : 'measure',
    }),
  )
  return [...own, ...plugs.flatMap((plug) => listComparablePlugSeries(station, plug))]
}

/** Each data type of the plug once, with its shortest period, because the link does not name the period. */
function listComparablePlugSeries(station: ComparedSeries['station'], plug: PlugDetails): ComparedSeries[] {
  const toKey = (dataType: string, period: number | null): SeriesKey => ({
    level: 'plug',
    id: plug.id,
    dataType,
    period,
  })
  const status = plug.evidence && {
    key: toKey(plug.evidence.dataType, plug.evidence.period),
    measuredAt: plug.measuredAt,
    station,
    plug,
    unit: '',
    access: plug.evidence.access,
    kind: 'status' as const,
  }
  const listed = new Set([plug.evidence?.dataType])
  const numbers = plug.values.flatMap((value): ComparedSeries[] => {
    const { dataType, period, unit, access, reading, meaning, measuredAt } = value
    if (reading.kind !== 'number' || meaning.kind === 'status' || value.measuredId !== plug.id) return []
    if (listed.has(dataType)) return []
    listed.add(dataType)
    return [{ key: toKey(dataType, period), measuredAt, station, plug, unit, access, kind: 'measure' }]
  })
  return [...(status ? [status] : []), ...numbers]
}

export function toComparedKey({ station, plug, key }: ComparedSeries): ComparedKey {
  return { stationId: station.id, plugId: plug?.id ?? null, dataType: key.dataType }
}

/** @returns `undefined` if the station has no such series, or the viewer may not see it */
export function findSeries(details: StationDetails, wanted: ComparedKey): ComparedSeries | undefined {
  return listComparable(details).find(
    (one) => serializeComparedKey(toComparedKey(one)) === serializeComparedKey(wanted),
  )
}

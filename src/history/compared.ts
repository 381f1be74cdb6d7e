import type { PlugDetails, StationDetails } from '../catalog/catalog-api'
import type { SeriesKey } from '../model/history'
import type { Station } from '../model/station'
import type { Access } from '../model/value'
import { numberSeries } from './series'

/** More lines on one chart are not told apart. */
export const mostCompared = 6

/** One series of a comparison, as a link has it. */
export interface Compared {
  stationId: string
  /** `null`: the station itself. */
  plugId: string | null
  dataType: string
}

/** As one word of a link. */
export function serializeCompared({ stationId, plugId, dataType }: Compared): string {
  return [stationId, plugId ?? '', dataType].map(encodeURIComponent).join(':')
}

/** @returns `null` for what is no such word */
export function parseCompared(word: string): Compared | null {
  try {
    const [stationId, plugId, dataType, ...rest] = word.split(':').map(decodeURIComponent)
    if (!stationId || plugId === undefined || !dataType || rest.length > 0) return null
    return { stationId, plugId: plugId === '' ? null : plugId, dataType }
  } catch {
    return null
  }
}

/** A series that is compared, as the station is now. */
export interface ComparedSeries {
  key: SeriesKey
  measuredAt: number | null
  station: Pick<Station, 'id' | 'name'>
  plug: PlugDetails | null
  unit: string
  access: Access
  /** A status is shown as a band, a count in steps, a measure as a line. */
  kind: 'status' | 'count' | 'measure'
}

/** A series and its place in the link, from which its colour and dash follow. */
export type Shown = ComparedSeries & { look: number }

/** What of a station can be compared: its own numbers, and of each plug its status and its numbers. */
export function comparable(details: StationDetails): ComparedSeries[] {
  const { station, plugs } = details
  const own = numberSeries(details).map(
    ({ counts, ...one }): ComparedSeries => ({
      ...one,
      station,
      plug: null,
      kind: counts ? 'count' : 'measure',
    }),
  )
  return [...own, ...plugs.flatMap((plug) => ofPlug(station, plug))]
}

function ofPlug(station: ComparedSeries['station'], plug: PlugDetails): ComparedSeries[] {
  const toKey = (dataType: string, period: number | null): SeriesKey => ({
    ...{ level: 'plug', id: plug.id, dataType, period },
  })
  const status = plug.evidence && {
    key: toKey(plug.evidence.dataType, plug.evidence.period),
    ...{ measuredAt: plug.measuredAt, station, plug, unit: '', access: plug.evidence.access },
    kind: 'status' as const,
  }
  const numbers = plug.values.flatMap((value): ComparedSeries[] => {
    const { dataType, period, unit, access, reading, meaning, measuredAt } = value
    if (reading.kind !== 'number' || meaning.kind === 'status' || value.stationId !== plug.id) return []
    return [{ key: toKey(dataType, period), measuredAt, station, plug, unit, access, kind: 'measure' }]
  })
  return [...(status ? [status] : []), ...numbers]
}

export function toCompared({ station, plug, key }: ComparedSeries): Compared {
  return { stationId: station.id, plugId: plug?.id ?? null, dataType: key.dataType }
}

/** @returns `undefined` where the station has no such series that this viewer may see */
export function findSeries(details: StationDetails, wanted: Compared): ComparedSeries | undefined {
  return comparable(details).find((one) => serializeCompared(toCompared(one)) === serializeCompared(wanted))
}

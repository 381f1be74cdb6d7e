import type { PlugDetails, StationDetails } from '../catalog/catalog-api'
import type { Sample, SeriesKey } from '../model/history'
import type { Status } from '../model/status'
import type { Access } from '../model/value'

/** A series, and when its latest value was measured: epoch milliseconds, `null` where that is not known. */
export interface Series {
  key: SeriesKey
  measuredAt: number | null
}

/** A series of a station that can be drawn as a line. */
export interface NumberSeries extends Series {
  unit: string
  access: Access
  /** Whole things are counted: ticks between two of them mean nothing. */
  counts: boolean
}

export interface PlugSeries extends Series {
  plug: PlugDetails
  access: Access
}

/** More plugs than this are not compared: each costs a request. */
const mostPlugs = 12

/** Each data type of the station once, in its shortest period; how many are free comes first. */
export function numberSeries({ values }: Pick<StationDetails, 'values'>): NumberSeries[] {
  const found = new Map<string, NumberSeries>()
  for (const { stationId, dataType, period, unit, access, reading, meaning, measuredAt } of values) {
    if (reading.kind !== 'number' || meaning.kind === 'status') continue
    if (found.has(dataType)) continue
    const key: SeriesKey = { level: 'station', id: stationId, dataType, period }
    const series = { key, measuredAt, unit, access, counts: meaning.kind === 'free' }
    found.set(dataType, series)
  }
  return [...found.values()].sort((one, other) => Number(other.counts) - Number(one.counts))
}

/** The series behind the status of each plug that has one, as many as are asked for. */
export function plugSeries({ plugs }: { plugs: readonly PlugDetails[] }): PlugSeries[] {
  const found = plugs.flatMap((plug): PlugSeries[] => {
    if (plug.evidence === null) return []
    const { dataType, period, access } = plug.evidence
    const key: SeriesKey = { level: 'plug', id: plug.id, dataType, period }
    return [{ plug, key, measuredAt: plug.measuredAt, access }]
  })
  return found.slice(0, mostPlugs)
}

/** @returns `null` for a plug of `plugs` whose history is not asked for */
export function findPlugSeries(plug: PlugDetails, plugs: readonly PlugDetails[]): PlugSeries | null {
  return plugSeries({ plugs }).find((series) => series.plug === plug) ?? null
}

export function readNumber({ reading }: Sample): number | null {
  return reading.kind === 'number' ? reading.number : null
}

export function readStatus({ meaning }: Sample): Status | null {
  return meaning.kind === 'status' ? meaning.status : null
}

import type { PlugDetails, StationDetails } from '../catalog/catalog-api'
import type { Sample, SeriesKey } from '../model/history'
import type { Status } from '../model/status'
import type { Access } from '../model/value'

/** A series with the time of its latest measurement: epoch milliseconds; `null`: unknown. */
export interface MeasuredSeries {
  key: SeriesKey
  measuredAt: number | null
}

/** A series of a station that can be drawn as a line. */
export interface NumberSeries extends MeasuredSeries {
  unit: string
  access: Access
  /** Whether values are counts, so that ticks must be whole numbers. */
  counts: boolean
}

export interface PlugSeries extends MeasuredSeries {
  plug: PlugDetails
  access: Access
}

/** Maximum number of plugs whose status history is loaded: each costs a request. */
const maxStatusHistories = 12

/** Each data type of the station once, with its shortest period; the number of free plugs comes first. */
export function listNumberSeries({ values }: Pick<StationDetails, 'values'>): NumberSeries[] {
  const found = new Map<string, NumberSeries>()
  for (const { measuredId, dataType, period, unit, access, reading, meaning, measuredAt } of values) {
    if (reading.kind !== 'number' || meaning.kind === 'status') continue
    if (found.has(dataType)) continue
    const key: SeriesKey = { level: 'station', id: measuredId, dataType, period }
    const series = { key, measuredAt, unit, access, counts: meaning.kind === 'free' }
    found.set(dataType, series)
  }
  return [...found.values()].sort((one, other) => Number(other.counts) - Number(one.counts))
}

/** Returns the open series of free plugs, from which "Usually free" is calculated; `undefined`: there is none. */
export function findOpenFreeSeries({ values }: Pick<StationDetails, 'values'>): NumberSeries | undefined {
  return listNumberSeries({ values: values.filter(({ access }) => access === 'open') }).find(
    ({ counts }) => counts,
  )
}

/** The status series of each plug that has one, up to the limit. */
export function listPlugSeries({ plugs }: { plugs: readonly PlugDetails[] }): PlugSeries[] {
  const found = plugs.flatMap((plug): PlugSeries[] => {
    if (plug.evidence === null) return []
    const { dataType, period, access } = plug.evidence
    const key: SeriesKey = { level: 'plug', id: plug.id, dataType, period }
    return [{ plug, key, measuredAt: plug.measuredAt, access }]
  })
  return found.slice(0, maxStatusHistories)
}

/** Returns whether the station has a series whose history is shown. */
export function hasHistory(details: Pick<StationDetails, 'values' | 'plugs'>): boolean {
  return listNumberSeries(details).length > 0 || listPlugSeries(details).length > 0
}

/** @returns `null` for a plug whose history is not loaded */
export function findPlugSeries(plug: PlugDetails, plugs: readonly PlugDetails[]): PlugSeries | null {
  return listPlugSeries({ plugs }).find((series) => series.plug === plug) ?? null
}

export function readNumber({ reading }: Sample): number | null {
  return reading.kind === 'number' ? reading.number : null
}

export function readStatus({ meaning }: Sample): Status | null {
  return meaning.kind === 'status' ? meaning.status : null
}

/** 1 if the plug was occupied, 0 if not; `null`: unknown. */
export function readOccupied(sample: Sample): number | null {
  switch (readStatus(sample)) {
    case 'occupied':
      return 1
    case 'available':
    case 'partly':
    case 'reserved':
    case 'unavailable':
    case 'out-of-order':
      return 0
    default:
      return null
  }
}

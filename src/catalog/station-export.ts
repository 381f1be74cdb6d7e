import type { Level, Plug, Station } from '../model/station'
import type { PlugStatus } from '../model/status'
import type { Value } from '../model/value'
import type { StationSummary } from './station-summary'

/** One station of an exported file. */
export interface ExportRow {
  /** Status and numbers count only the plugs that match the filters. */
  summary: StationSummary
  /** Numbers of all plugs, whether or not they match. */
  whole: Pick<StationSummary, 'free' | 'total'>
  station: Pick<Station, 'origins' | 'state'>
  /** Whether it is open now; `null`: its hours are unknown. */
  open: boolean | null
  /** All plugs, whether or not they match. */
  plugs: readonly ExportedPlug[]
  /** Values that are not known to be open. */
  closed: readonly LevelValue[]
}

/** A value of a station or of one of its plugs. */
export interface LevelValue extends Value {
  level: Level
}

export interface ExportedPlug extends Pick<Plug, 'id' | 'name' | 'connectors'> {
  status: PlugStatus
  /** Epoch milliseconds of the measurement of the status; `null`: none, or without a time. */
  measuredAt: number | null
}

/** Matching stations, in the order of the query. */
export interface StationExport {
  rows: ExportRow[]
  /** Number of all stations. */
  total: number
  /** Time of the data, epoch milliseconds. */
  fetchedAt: number
}

import type { Plug, Station } from '../model/station'
import type { Value } from '../model/value'
import type { StationSummary } from './station-summary'

/** One station of an exported file. */
export interface ExportRow {
  /** Status and numbers count only the plugs that match the filters. */
  summary: StationSummary
  /** Numbers of all plugs, whether or not they match. */
  whole: Pick<StationSummary, 'free' | 'total'>
  station: Pick<Station, 'accessType' | 'categories' | 'origins' | 'state'>
  /** Whether it is open now; `null`: its hours are unknown. */
  open: boolean | null
  /** Names of the plugs, if the row has closed values. */
  plugs: readonly Pick<Plug, 'id' | 'name'>[]
  /** Closed values. */
  closed: readonly Value[]
}

/** Matching stations, in the order of the query. */
export interface Exported {
  rows: ExportRow[]
  /** Number of all stations. */
  total: number
  /** Time of the data, epoch milliseconds. */
  fetchedAt: number
}

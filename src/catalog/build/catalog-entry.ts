import type { Plug, Station } from '../../model/station'
import type { PlugCounts, Status } from '../../model/status'
import type { Value } from '../../model/value'
import type { Conflict } from '../station-summary'

/** A station with its plugs, values and status in one revision. Nothing in it depends on the time. */
export interface CatalogEntry {
  station: Station
  plugs: PlugState[]
  /** Latest values of the station itself. */
  values: readonly Value[]
  counts: PlugCounts
  status: Status
  /** Free plugs as they are reported, also of a station out of use; `null` where that is not known. */
  free: number | null
  /** Plugs in all, `null` where that is not known. */
  total: number | null
  /** Measurements from which the status was derived, whatever state the operator reports. */
  evidence: Value[]
  /** `null` when what the station reports does not contradict itself. */
  conflict: MeasuredConflict | null
  /** Data types of the station itself whose value came and was refused. */
  unread?: readonly string[]
  /** The records it was merged from, where several describe one site: first the one that is shown. */
  records?: readonly CatalogEntry[]
}

export interface MeasuredConflict extends Conflict {
  /** The measurement of the station. */
  number: Value
}

export interface PlugState {
  plug: Plug
  values: readonly Value[]
  status: Status
  /** The measurement from which the status was derived. */
  evidence: Value | null
  /** Data types whose value came and was refused. */
  unread?: readonly string[]
}

export function recordsOf(entry: CatalogEntry): readonly CatalogEntry[] {
  return entry.records ?? [entry]
}

/** Latest values of the station, then of its plugs. */
export function valuesOf({ values, plugs }: CatalogEntry): Value[] {
  return [...values, ...plugs.flatMap((plug) => plug.values)]
}

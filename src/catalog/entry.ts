import type { Plug, Station } from '../model/station'
import type { PlugCounts, Status } from '../model/status'
import type { Value } from '../model/value'

/** A station with all that the catalog knows of it in one revision; nothing in it depends on the time. */
export interface Entry {
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
  /** The measurements that made the status, but for what the operator states. */
  basis: Value[]
  /** What a station says of itself and cannot both be right; `null` where nothing is. */
  conflict: Conflict | null
  /** Data types of the station itself whose value came and was refused. */
  unread?: readonly string[]
  /** What it was made of where several records are one place: first the one that is shown. */
  records?: readonly Entry[]
}

/**
 * `plugs`: the station counts other free plugs than its plugs report; `capacity`: more are free than there are.
 */
export interface Conflict {
  kind: 'plugs' | 'capacity'
  /** Free plugs, as the station counts them. */
  counted: number
  /** Free plugs as the plugs report them, or plugs in all. */
  against: number
  /** The measurement of the station. */
  number: Value
}

export interface PlugState {
  plug: Plug
  values: readonly Value[]
  status: Status
  /** The measurement that made the status. */
  basis: Value | null
  /** Data types whose value came and was refused. */
  unread?: readonly string[]
}

export function recordsOf(entry: Entry): readonly Entry[] {
  return entry.records ?? [entry]
}

/** Latest values of the station, then of its plugs. */
export function valuesOf({ values, plugs }: Entry): Value[] {
  return [...values, ...plugs.flatMap((plug) => plug.values)]
}

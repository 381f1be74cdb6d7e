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
  /** Free plugs, `null` where that is not known. */
  free: number | null
  /** Plugs in all, `null` where that is not known. */
  total: number | null
  /** The measurements that made the status. */
  basis: Value[]
  /** What it was made of where several records are one place: first the one that is shown. */
  records?: readonly Entry[]
}

export interface PlugState {
  plug: Plug
  values: readonly Value[]
  status: Status
  /** The measurement that made the status. */
  basis: Value | null
}

export function recordsOf(entry: Entry): readonly Entry[] {
  return entry.records ?? [entry]
}

/** Latest values of the station, then of its plugs. */
export function valuesOf({ values, plugs }: Entry): Value[] {
  return [...values, ...plugs.flatMap((plug) => plug.values)]
}

import type { Failure } from './failure'
import type { Level } from './station'
import type { Value } from './value'

/** `[from, to)` in epoch milliseconds. */
export interface TimeRange {
  from: number
  to: number
}

/** Key of a history's series. */
export interface SeriesKey {
  level: Level
  /** Id of the measured station or plug. */
  id: string
  dataType: string
  /** Seconds between two measurements; `null`: not stated. */
  period: number | null
}

/** Period, seconds, that the service states for series that it receives only on change. */
const pushedPeriod = 1

/** Whether a series is sent only on change, by its stated period. For a latest value, `isPushed` decides it. */
export function hasPushedPeriod(period: SeriesKey['period']): boolean {
  return period !== null && period <= pushedPeriod
}

/** The same series of several stations or plugs. */
export interface SeriesGroup extends Omit<SeriesKey, 'id'> {
  ids: readonly string[]
}

/** A past measurement. */
export interface Sample {
  /** Epoch milliseconds of the measurement. */
  measuredAt: number
  reading: Value['reading']
  meaning: Value['meaning']
}

/** Start of a value that is still the last one. If it is not `exact`, the value may have begun earlier. */
export interface ValueStart {
  /** Epoch milliseconds. */
  startedAt: number
  exact: boolean
  /** End of the history that it was found in, epoch milliseconds: nothing later was asked for. */
  until: number
}

/** Starts of the faults by the id of their plug; plugs whose start is not known are missing. */
export type StatusStarts = ReadonlyMap<string, ValueStart>

/** Why a part of a history is missing, and when the service may be asked again. */
export type MissingDetails = (
  | { reason: 'refused'; failure: Failure }
  /**
   * `range`: the service allows no longer range. `cut-off`: it sends so little in an answer that the range needs too
   * many calls. `failure` is `null` if no answer was a failure of the service.
   */
  | { reason: 'range' | 'cut-off' | 'failed'; failure: Failure | null }
) & {
  /**
   * End of the service's Retry-After, epoch milliseconds: of the device's clock in an answer of the catalog, of the
   * corrected clock after `historyQuery`. `null`: not stated.
   */
  retryAt: number | null
}

/** A part `[from, to)` of a history that is missing, epoch milliseconds. */
export type MissingTime = MissingDetails & { from: number; to: number }

/** Measurements in `[from, to)`, epoch milliseconds. */
export interface History {
  from: number
  to: number
  /** Oldest first, at most one for each moment. */
  samples: Sample[]
  /** Empty if the whole range was answered. */
  missing: MissingTime[]
  /** Number of rejected records. */
  rejected: number
}

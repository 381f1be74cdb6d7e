import type { Failure } from './failure'
import type { Value } from './value'

/** Which series a history is of. */
export interface SeriesKey {
  level: 'station' | 'plug'
  /** Station or plug that was measured. */
  id: string
  dataType: string
  /** Seconds between two measurements, `null` where the service does not say. */
  period: number | null
}

/** The same series of several stations or plugs. */
export interface SeriesGroup extends Omit<SeriesKey, 'id'> {
  ids: readonly string[]
}

/** A past measurement. */
export interface Sample {
  /** Epoch milliseconds of the measurement. */
  at: number
  reading: Value['reading']
  meaning: Value['meaning']
}

/** A part of a history that could not be had. */
export interface Gap {
  from: number
  to: number
  /** The service grants no longer range · it refused, because of too many calls or a missing right · it failed. */
  why: 'range' | 'refused' | 'failed'
  /** What happened, `null` where the service was not asked for this span. */
  failure: Failure | null
  /** Until when the service asked to be left alone, epoch milliseconds; `null` where it did not say. */
  until: number | null
}

/** Measurements in `[from, to)`, epoch milliseconds. */
export interface History {
  from: number
  to: number
  /** Oldest first, at most one a moment. */
  samples: Sample[]
  /** Empty when all was answered. */
  missing: Gap[]
  /** Records that were refused. */
  rejected: number
}

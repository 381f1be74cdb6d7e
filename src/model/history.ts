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

/** A past measurement. */
export interface Sample {
  /** Epoch milliseconds of the measurement. */
  at: number
  reading: Value['reading']
  meaning: Value['meaning']
}

/** Why a part of a history is missing: the service grants no longer range, or the call for it failed. */
export interface MissingSpan {
  from: number
  to: number
  why: 'range' | 'failed'
}

/** Measurements in `[from, to)`, epoch milliseconds. */
export interface History {
  from: number
  to: number
  /** Oldest first, at most one a moment. */
  samples: Sample[]
  /** Empty when all was answered. */
  missing: MissingSpan[]
  /** Records that were refused. */
  rejected: number
}

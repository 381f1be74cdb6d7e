import { minute } from '../durations'

/** Bounds of the pauses between attempts, milliseconds. */
export interface BackOff {
  /** Pause after the first failure. */
  first: number
  /** Longest pause. */
  longest: number
}

/** Milliseconds until the next attempt after `failures` failures in a row: doubled after each; 0 without a failure. */
export function backOff(failures: number, { first, longest }: BackOff): number {
  return failures === 0 ? 0 : Math.min(first * 2 ** (failures - 1), longest)
}

/** Longest pause of requests to a service or provider that fails: it gets at most about 300 of them a day. */
export const longestPause = 5 * minute

/** Pauses of requests that nobody waits for, but that may be shown as missing. */
export const backgroundPauses: BackOff = { first: 10_000, longest: longestPause }

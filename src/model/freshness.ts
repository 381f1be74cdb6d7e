/** How far a value can be trusted: by the age of its measurement, never by when we fetched it. */
export type Freshness = 'live' | 'stale' | 'age-unknown' | 'none'

/** Age, in milliseconds, from which a polled value is old: six of the service's five-minute rounds. */
export const staleAfterPolled = 30 * 60_000
/** Values that are pushed on change and pulled every four hours (OCPI) may rest for a day. */
export const staleAfterPushed = 24 * 3_600_000

/** Whether a value is sent when it changes: its age says since when it is so, not when somebody looked last. */
export function isPushed({ staleAfter }: { staleAfter: number }): boolean {
  return staleAfter >= staleAfterPushed
}

/** Age, in milliseconds, up to which a driver takes a measurement for now: three of the service's rounds. */
export const takenForNow = 15 * 60_000

/**
 * Whether a value is still the one that was pushed: a change would have come.
 * @param answeredAt epoch milliseconds of the service's last answer
 */
export function isUnchanged(value: { staleAfter: number }, answeredAt: number, now: number): boolean {
  return isPushed(value) && now - answeredAt <= takenForNow
}

/** Whether it must not look like now: only what is known to be live does. */
export function mayBeOld(freshness: Freshness): boolean {
  return freshness === 'stale' || freshness === 'age-unknown'
}

/** Clocks differ: a measurement this far ahead of ours still counts as now. */
const clockTolerance = 5 * 60_000

/** Whether a moment can be the one of a measurement. @param measuredAt epoch milliseconds, `NaN` without a timestamp */
export function isTrusted(measuredAt: number, now: number): boolean {
  return measuredAt <= now + clockTolerance
}

/**
 * @param measuredAt epoch milliseconds, `null` without a timestamp
 * @param staleAfter milliseconds
 * @param now epoch milliseconds
 */
export function assessFreshness(measuredAt: number | null, staleAfter: number, now: number): Freshness {
  if (measuredAt === null || !isTrusted(measuredAt, now)) return 'age-unknown'
  return now - measuredAt > staleAfter ? 'stale' : 'live'
}

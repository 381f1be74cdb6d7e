import { hour, minute } from '../durations'

/** Freshness of a value, by the age of its measurement, and of the answer that would have had a later one. */
export type Freshness = 'live' | 'stale' | 'age-unknown' | 'none'

/** Age, in milliseconds, from which a polled value is old: the service missed six of its polls of five minutes. */
export const staleAfterPolled = 30 * minute
/**
 * Age from which a value that is sent only on change is old. Feeds of OCPI are also read in full every four hours, so
 * a day is six missed readings.
 */
export const staleAfterPushed = 24 * hour

/**
 * Whether a value is sent only on change, so that its age is the time since the change, not since the last check. It
 * follows from the value's data type; for a history, `hasPushedPeriod` decides it by the period.
 */
export function isPushed({ staleAfter }: { staleAfter: number }): boolean {
  return staleAfter >= staleAfterPushed
}

/** Age, in milliseconds, up to which a measurement counts as current: three polls of the service. */
export const maxCurrentAge = 15 * minute

/**
 * Whether a pushed value is certainly unchanged, because the service would have sent a change.
 * @param answeredAt epoch milliseconds of the service's last answer
 */
export function isUnchanged(value: { staleAfter: number }, answeredAt: number, now: number): boolean {
  return isPushed(value) && now - answeredAt <= maxCurrentAge
}

/** Whether a value must be shown faded, because it is not known to be live. */
export function mayBeOld(freshness: Freshness): boolean {
  return freshness === 'stale' || freshness === 'age-unknown'
}

/** Milliseconds that a measurement may be ahead of our clock and still count as current. */
const clockTolerance = 5 * minute

/** Whether a timestamp is plausible. @param measuredAt epoch milliseconds, `NaN` without a timestamp */
export function isTrusted(measuredAt: number, now: number): boolean {
  return measuredAt <= now + clockTolerance
}

/**
 * A pushed value is old, too, if the service has not answered for as long as a polled value is current: the value may
 * have changed since.
 * @param measuredAt epoch milliseconds; `null`: no timestamp
 * @param staleAfter milliseconds
 * @param answeredAt epoch milliseconds of the service's last answer
 * @param now epoch milliseconds
 */
export function assessFreshness(
  measuredAt: number | null,
  staleAfter: number,
  answeredAt: number,
  now: number,
): Freshness {
  if (measuredAt === null || !isTrusted(measuredAt, now)) return 'age-unknown'
  return now - measuredAt > staleAfter || now - answeredAt > staleAfterPolled ? 'stale' : 'live'
}

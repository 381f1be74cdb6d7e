import { minute } from '../../durations'
import { backOff, longestPause } from '../../retry/back-off'

/** Milliseconds between two full requests. */
const pauses = { first: minute, longest: longestPause }

/** Milliseconds until one row is requested again, after a full request that failed although its row was answered. */
const firstPauseAfterProbe = 15_000

/** Request of an automatic refresh: everything, one row to check whether the service is back, or nothing. */
export type NextRequest = 'all' | 'probe' | 'nothing'

/**
 * Schedule of a failed part's automatic requests. Full requests back off, so that a failing service gets at most about
 * 300 a day. Refreshes between them request one row, and everything once that is answered, so that a recovered service
 * is noticed within one refresh. The schedule obeys `Retry-After`.
 */
export class RetrySchedule {
  /** Failures in a row. */
  #failures = 0
  #failedAt = 0
  /** Failures in a row of the full request although one row was answered. */
  #failuresAfterProbe = 0
  #retryAfter = { from: 0, for: 0 }

  /** @param now epoch milliseconds; setting the clock back ends every wait */
  next(now: number): NextRequest {
    if (this.#failures === 0) return 'all'
    if (isWithin(now, this.#retryAfter.from, this.#retryAfter.for)) return 'nothing'
    if (!isWithin(now, this.#failedAt, backOff(this.#failures, pauses))) return 'all'
    if (isWithin(now, this.#failedAt, pauseAfterProbe(this.#failuresAfterProbe))) return 'nothing'
    return 'probe'
  }

  succeeded(): void {
    this.#failures = 0
    this.#failuresAfterProbe = 0
  }

  /** @param stated milliseconds of the service's Retry-After */
  failed(now: number, stated: number, { isAfterProbe = false } = {}): void {
    this.#failures += 1
    this.#failedAt = now
    if (isAfterProbe) this.#failuresAfterProbe += 1
    this.#retryAfter = { from: now, for: stated }
  }

  probeFailed(now: number, stated: number): void {
    this.#failuresAfterProbe = 0
    this.#retryAfter = { from: now, for: stated }
  }
}

/** The first failure may be the end of an outage. Later ones are of a service that answers one row, and never all. */
function pauseAfterProbe(failures: number): number {
  return failures < 2 ? failures * firstPauseAfterProbe : backOff(failures - 1, pauses)
}

function isWithin(now: number, from: number, length: number): boolean {
  return now >= from && now < from + length
}

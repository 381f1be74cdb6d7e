import type { ApiError } from './errors'

/** Limits of one query. */
export interface Limits {
  /** Failures in a row, of all its calls, that end the query. */
  maxFailures: number
  /** Milliseconds before the second and the third attempt. No `backOff`: all attempts must fit into `time`. */
  pauses: readonly number[]
  /** Milliseconds until an answer or an error message. */
  time: number
  /** Whether each answered call of a query restarts the time, because the person sees progress. */
  restarts: boolean
}

/** Defaults of a query that a person waits for: a message must be visible within 15 s. */
export const queryLimits: Limits = { maxFailures: 3, pauses: [1_000, 2_000], time: 14_000, restarts: true }

/**
 * Remaining attempts and time of a query, shared by all its calls. Only these failures are repeated: an interrupted
 * answer, a service that is unreachable without a token, too many calls, and a status of 500 or more.
 */
export class Budget {
  readonly #limits: Limits
  /** Failures in a row. */
  #failures = 0
  #startedAt = performance.now()

  constructor(limits: Partial<Limits> = {}) {
    this.#limits = { ...queryLimits, ...limits }
  }

  /** Whole milliseconds. */
  get left(): number {
    return Math.max(0, Math.ceil(this.#startedAt + this.#limits.time - performance.now()))
  }

  succeeded(): void {
    this.#failures = 0
    if (this.#limits.restarts) this.#startedAt = performance.now()
  }

  /**
   * Milliseconds to wait before the next attempt; `null`: none.
   * @param isAuthorised a token was sent: a 401 without CORS headers looks like an unreachable service, and the caller
   * checks that
   */
  pauseAfter(error: ApiError, isAuthorised: boolean): number | null {
    this.#failures += 1
    if (this.#failures >= this.#limits.maxFailures || !isTemporary(error, isAuthorised)) return null
    const planned = this.#limits.pauses[this.#failures - 1] ?? 0
    // A random part, so that clients do not return at once. A quota of calls is full again after a second.
    const pause = Math.max(planned * (1 + Math.random() / 2), toRetryAfter(error))
    return pause < this.left ? pause : null
  }
}

/** Milliseconds of the failed answer's Retry-After. */
export function toRetryAfter(error: ApiError): number {
  return error.name === 'HttpError' ? error.retryAfter : 0
}

function isTemporary(error: ApiError, isAuthorised: boolean): boolean {
  switch (error.name) {
    case 'NetworkError':
      return error.reason === 'interrupted' || (error.reason === 'unreachable' && !isAuthorised)
    case 'HttpError':
      return error.exceeded === 'rate' || error.status >= 500
    case 'ShapeError':
      return false
  }
}

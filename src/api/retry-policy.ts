import type { ApiError } from './errors'

/** What one question may cost. */
export interface Limits {
  /** How often a call is made at most. */
  tries: number
  /** Milliseconds before the second try and before the third. */
  pauses: readonly number[]
  /** Milliseconds until there is an answer, or words for why there is none. */
  time: number
  /** Whether each answered call of a question starts the time anew: somebody sees it go on. */
  restarts: boolean
}

/** The one place for how patient a person has to be: words have to come within 15 s, what it takes to show them included. */
export const questionLimits: Limits = { tries: 3, pauses: [1_000, 2_000], time: 14_000, restarts: true }

/**
 * What is left of one question's tries and time; all calls of a question share it. A wrong request, a refusal, a range
 * that is too long and an answer that cannot be read stay what they are; the rest may pass.
 */
export class Budget {
  readonly #limits: Limits
  /** Of the calls in a row. */
  #failures = 0
  #startedAt = performance.now()

  constructor(limits: Partial<Limits> = {}) {
    this.#limits = { ...questionLimits, ...limits }
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
   * Milliseconds to wait before the call is made again; `null`: it is not.
   * @param isAuthorised a bare 401 looks like a service that cannot be reached: whoever sent a token finds that out
   */
  pauseAfter(error: ApiError, isAuthorised: boolean): number | null {
    this.#failures += 1
    if (this.#failures >= this.#limits.tries || !mayPass(error, isAuthorised)) return null
    const usual = this.#limits.pauses[this.#failures - 1] ?? 0
    // Not all come back at once; a quota of calls is full again with the next second.
    const pause = Math.max(usual * (1 + Math.random() / 2), readRetryAfter(error))
    return pause < this.left ? pause : null
  }
}

/** Milliseconds for which the service asked to be left alone when it failed. */
export function readRetryAfter(error: ApiError): number {
  return error.name === 'HttpError' ? error.retryAfter : 0
}

function mayPass(error: ApiError, isAuthorised: boolean): boolean {
  switch (error.name) {
    case 'NetworkError':
      return error.reason === 'unreachable' && !isAuthorised
    case 'HttpError':
      return error.exceeded === 'rate' || error.status >= 500
    case 'ShapeError':
      return false
  }
}

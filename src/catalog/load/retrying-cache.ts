import { backOff } from '../../api/back-off'
import { isApiError } from '../../api/errors'

/** Milliseconds before what failed once is asked again. */
const pause = 10_000

interface CacheEntry<Answer> {
  answer: Promise<Answer | null>
  failures: number
  /** From when on it is asked again, by `performance.now()`; `Infinity` unless it failed. */
  until: number
}

/**
 * One answer for each id. A failure is `null`, and asked again: soon at first, then less and less often, so that a day
 * of them costs no more than 300 calls.
 */
export class RetryingCache<Answer> {
  readonly #known = new Map<string, CacheEntry<Answer>>()

  /** Lets go of what has been answered. */
  clear(): void {
    for (const [id, { until }] of this.#known) if (until === Number.POSITIVE_INFINITY) this.#known.delete(id)
  }

  /** @throws what `ask` throws that is no ApiError */
  get(id: string, ask: (isAgain: boolean) => Promise<Answer>): Promise<Answer | null> {
    const earlier = this.#known.get(id)
    if (earlier && performance.now() < earlier.until) return earlier.answer
    const failures = (earlier?.failures ?? 0) + 1
    const asked: CacheEntry<Answer> = {
      failures,
      until: Number.POSITIVE_INFINITY,
      answer: ask(failures > 1).catch((error: unknown) => {
        asked.until = performance.now() + backOff(pause, failures)
        if (!isApiError(error)) throw error
        return null
      }),
    }
    this.#known.set(id, asked)
    return asked.answer
  }
}

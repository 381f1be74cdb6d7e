import { isApiError } from '../../api/errors'
import { backgroundPauses, backOff } from '../../retry/back-off'

interface CacheEntry<Answer> {
  answer: Promise<Answer | null>
  failures: number
  /** Time of the next attempt, by `performance.now()`; `Infinity`: it has not failed. */
  retryAt: number
}

/**
 * Cache with one answer for each id. A failure is `null` and retried, soon at first, then less and less often, so that
 * a day of failures costs at most 300 calls.
 */
export class RetryingCache<Answer> {
  readonly #entries = new Map<string, CacheEntry<Answer>>()

  /** Forgets answers. Ids that failed keep their pause, unless the service is back after an outage. */
  clear(isBack = false): void {
    for (const [id, { retryAt }] of this.#entries)
      if (isBack || retryAt === Number.POSITIVE_INFINITY) this.#entries.delete(id)
  }

  /** @throws errors of `request` other than ApiError */
  get(id: string, request: (isRetry: boolean) => Promise<Answer>): Promise<Answer | null> {
    const earlier = this.#entries.get(id)
    if (earlier && performance.now() < earlier.retryAt) return earlier.answer
    const failures = (earlier?.failures ?? 0) + 1
    const entry: CacheEntry<Answer> = {
      failures,
      retryAt: Number.POSITIVE_INFINITY,
      answer: request(failures > 1).catch((error: unknown) => {
        entry.retryAt = performance.now() + backOff(failures, backgroundPauses)
        if (!isApiError(error)) throw error
        return null
      }),
    }
    this.#entries.set(id, entry)
    return entry.answer
  }
}

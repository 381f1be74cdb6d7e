import { isApiError } from '../../api/errors'
import { backgroundPauses, backOff } from '../../retry/back-off'

interface CacheEntry<Answer> {
  answer: Promise<Answer | null>
  /** Requests since the last answer; 0: this one is answered. */
  attempts: number
  /** Time of the next attempt, by `performance.now()`; `Infinity`: answered, or under way. */
  retryAt: number
  /** Whether answers were forgotten while the request was under way. */
  isOutdated?: boolean
}

/**
 * Cache with one answer for each id. A failure is `null` and retried, soon at first, then less and less often, so that
 * a day of failures costs at most 300 calls.
 */
export class RetryingCache<Answer> {
  readonly #entries = new Map<string, CacheEntry<Answer>>()

  /**
   * Forgets answers, also those under way once they have come. Ids that failed keep their pause, unless the service is
   * back after an outage.
   */
  clear(isServiceBack = false): void {
    for (const [id, entry] of this.#entries)
      if (isServiceBack || entry.attempts === 0) this.#entries.delete(id)
      else entry.isOutdated = true
  }

  /** @throws errors of `request` other than ApiError */
  get(id: string, request: (isRetry: boolean) => Promise<Answer>): Promise<Answer | null> {
    const earlier = this.#entries.get(id)
    if (earlier && performance.now() < earlier.retryAt) return earlier.answer
    const attempts = (earlier?.attempts ?? 0) + 1
    const entry: CacheEntry<Answer> = {
      attempts,
      retryAt: Number.POSITIVE_INFINITY,
      answer: request(attempts > 1).then(
        (answer) => {
          entry.attempts = 0
          if (entry.isOutdated) entry.retryAt = 0
          return answer
        },
        (error: unknown) => {
          entry.retryAt = performance.now() + backOff(attempts, backgroundPauses)
          if (!isApiError(error)) throw error
          return null
        },
      ),
    }
    this.#entries.set(id, entry)
    return entry.answer
  }
}

import { type ApiError, isApiError, toFailure } from '../../api/errors'
import type { Call } from '../../api/get-json'
import { Budget, readRetryAfter } from '../../api/retry-policy'
import type { PartState } from '../../model/parts'
import { Pace } from './pace'

/** Requests of a part. */
export interface PartSource<Answer> {
  /** @throws ApiError */
  ask(call: Call): Promise<Answer>
  /** Requests one row, to check whether the service answers. @throws ApiError */
  probe(call: Call): Promise<void>
  /** Milliseconds after which an answer is loaded again. */
  keep: number
}

/** An answer with its time: epoch milliseconds. */
export interface FetchedAnswer<Answer> {
  answer: Answer
  fetchedAt: number
}

/** A part of the data: its last answer, the answer's age, and whether the last attempt failed. */
export class Part<Answer> {
  readonly #source: PartSource<Answer>
  readonly #pace = new Pace()
  #held: FetchedAnswer<Answer> | null = null
  #error: ApiError | null = null
  #failedSince = 0
  #isRestored = false
  #asking: Promise<void> | null = null

  constructor(source: PartSource<Answer>) {
    this.#source = source
  }

  get held(): FetchedAnswer<Answer> | null {
    return this.#held
  }

  /** Error of the last attempt. */
  get error(): ApiError | null {
    return this.#error
  }

  /** Whether the answer comes from the device's copy. */
  get isRestored(): boolean {
    return this.#isRestored
  }

  get state(): PartState {
    const isFirst = this.#held === null || this.#isRestored
    const isComing = this.#asking !== null && isFirst && this.#error === null
    return {
      fetchedAt: this.#held?.fetchedAt ?? null,
      failure: this.#error && { ...toFailure(this.#error), since: this.#failedSince },
      ...(isComing && { isComing }),
    }
  }

  restore(held: FetchedAnswer<Answer>): void {
    this.#held = held
    this.#isRestored = true
  }

  /**
   * Loads the part if it is old or failed. `state` reports a failure; only our own bugs are thrown.
   * @param isPress the person pressed "Refresh now": loads at once if it failed, regardless of Retry-After
   * @param isWanted loads regardless of its age
   */
  async update(now: number, isPress: boolean, isWanted = false): Promise<void> {
    if (!isWanted && !this.#isDue(now)) return
    const question = isPress ? 'all' : this.#pace.next(now)
    if (question === 'all') await this.#ask(now, isPress ? new Budget() : once())
    else if (question === 'probe') await this.#probe(now)
  }

  #isDue(now: number): boolean {
    if (this.#held === null || this.#error !== null) return true
    const age = now - this.#held.fetchedAt
    return age < 0 || age >= this.#source.keep
  }

  async #probe(now: number): Promise<void> {
    try {
      await this.#source.probe({ budget: once() })
    } catch (error) {
      if (!isApiError(error)) throw error
      this.#pace.probeFailed(now, readRetryAfter(error))
      return
    }
    // The person may have pressed "Refresh now" meanwhile.
    if (this.#error !== null) await this.#ask(now, once(), true)
  }

  #ask(now: number, budget: Budget, afterProbe = false): Promise<void> {
    this.#asking ??= this.#fetch(now, budget, afterProbe).finally(() => {
      this.#asking = null
    })
    return this.#asking
  }

  async #fetch(now: number, budget: Budget, afterProbe: boolean): Promise<void> {
    try {
      this.#held = { answer: await this.#source.ask({ budget }), fetchedAt: now }
      this.#isRestored = false
      this.#error = null
      this.#pace.succeeded()
    } catch (error) {
      if (!isApiError(error)) throw error
      if (this.#error === null) this.#failedSince = now
      this.#error = error
      this.#pace.failed(now, readRetryAfter(error), afterProbe)
    }
  }
}

/** An automatic request is not repeated, because nobody waits for it and the next round tries again. */
function once(): Budget {
  return new Budget({ tries: 1 })
}

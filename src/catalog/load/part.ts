import { type ApiError, isApiError, toFailure } from '../../api/errors'
import type { Call } from '../../api/get-json'
import { Budget, readRetryAfter } from '../../api/retry-policy'
import type { PartState } from '../../model/parts'
import { Pace } from './pace'

/** How a part is asked for. */
export interface PartSource<Answer> {
  /** @throws ApiError */
  ask(call: Call): Promise<Answer>
  /** One row, to see whether the service answers. @throws ApiError */
  look(call: Call): Promise<void>
  /** Milliseconds until an answer is asked for anew. */
  keep: number
}

/** An answer, and when it was fetched: epoch milliseconds. */
export interface Held<Answer> {
  answer: Answer
  fetchedAt: number
}

/** One part of the data: its last answer, how old that is, and whether the last attempt failed. */
export class Part<Answer> {
  readonly #source: PartSource<Answer>
  readonly #pace = new Pace()
  #held: Held<Answer> | null = null
  #error: ApiError | null = null
  #failedSince = 0
  #isRestored = false
  #asking: Promise<void> | null = null

  constructor(source: PartSource<Answer>) {
    this.#source = source
  }

  get held(): Held<Answer> | null {
    return this.#held
  }

  /** Of the last attempt. */
  get error(): ApiError | null {
    return this.#error
  }

  /** What is held comes from an earlier start. */
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

  restore(held: Held<Answer>): void {
    this.#held = held
    this.#isRestored = true
  }

  /**
   * Asks where it is old or has failed. A failure is told by `state`; only a fault of our own is thrown.
   * @param isPress a person asked: at once and for everything that failed, whatever the service has stated
   * @param isWanted however new it is
   */
  async update(now: number, isPress: boolean, isWanted = false): Promise<void> {
    if (!isWanted && !this.#isDue(now)) return
    const question = isPress ? 'all' : this.#pace.next(now)
    if (question === 'all') await this.#ask(now, isPress ? new Budget() : once())
    else if (question === 'look') await this.#look(now)
  }

  #isDue(now: number): boolean {
    if (this.#held === null || this.#error !== null) return true
    const age = now - this.#held.fetchedAt
    return age < 0 || age >= this.#source.keep
  }

  async #look(now: number): Promise<void> {
    try {
      await this.#source.look({ budget: once() })
    } catch (error) {
      if (!isApiError(error)) throw error
      this.#pace.lookFailed(now, readRetryAfter(error))
      return
    }
    // Meanwhile a person may have asked.
    if (this.#error !== null) await this.#ask(now, once(), true)
  }

  #ask(now: number, budget: Budget, afterLook = false): Promise<void> {
    this.#asking ??= this.#fetch(now, budget, afterLook).finally(() => {
      this.#asking = null
    })
    return this.#asking
  }

  async #fetch(now: number, budget: Budget, afterLook: boolean): Promise<void> {
    try {
      this.#held = { answer: await this.#source.ask({ budget }), fetchedAt: now }
      this.#isRestored = false
      this.#error = null
      this.#pace.succeeded()
    } catch (error) {
      if (!isApiError(error)) throw error
      if (this.#error === null) this.#failedSince = now
      this.#error = error
      this.#pace.failed(now, readRetryAfter(error), afterLook)
    }
  }
}

/** Nobody waits for what is asked by itself: the next round is its next try. */
function once(): Budget {
  return new Budget({ tries: 1 })
}

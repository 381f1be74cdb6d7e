import { type ApiError, isApiError, toFailure } from '../../api/errors'
import type { Call } from '../../api/get-json'
import { Budget, toRetryAfter } from '../../api/retry-policy'
import type { PartState } from '../../model/parts'
import { RetrySchedule } from './retry-schedule'

/** Requests of a part. */
export interface PartSource<Answer> {
  /** @throws ApiError */
  fetch(call: Call): Promise<Answer>
  /** Requests one row, to check whether the service answers. @throws ApiError */
  probe(call: Call): Promise<void>
  /** Milliseconds after which an answer is loaded again. */
  reloadAfter: number
}

/** An answer with its time: epoch milliseconds. */
export interface FetchedAnswer<Answer> {
  answer: Answer
  fetchedAt: number
}

/** A refresh of all parts. */
export interface Refresh {
  /** Epoch milliseconds. */
  now: number
  /** The person pressed "Refresh now": loads at once if it failed, regardless of Retry-After. */
  isManual: boolean
}

/** How a part is updated. */
interface PartUpdate extends Refresh {
  /** Loads regardless of its age. */
  isForced?: boolean
  /** Order in which the answer is read among those of the other parts. */
  turn?: Call['turn']
}

/** A part of the data: its last answer, the answer's age, and whether the last attempt failed. */
export class Part<Answer> {
  readonly #source: PartSource<Answer>
  readonly #retries = new RetrySchedule()
  #fetched: FetchedAnswer<Answer> | null = null
  #error: ApiError | null = null
  #failedSince = 0
  #isRestored = false
  #pending: { done: Promise<void>; isManual: boolean } | null = null

  constructor(source: PartSource<Answer>) {
    this.#source = source
  }

  get fetched(): FetchedAnswer<Answer> | null {
    return this.#fetched
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
    const isFirst = this.#fetched === null || this.#isRestored
    const isComing = this.#pending !== null && isFirst && this.#error === null
    return {
      fetchedAt: this.#fetched?.fetchedAt ?? null,
      failure: this.#error && { ...toFailure(this.#error), since: this.#failedSince },
      ...(isComing && { isComing }),
    }
  }

  restore(fetched: FetchedAnswer<Answer>): void {
    this.#fetched = fetched
    this.#isRestored = true
  }

  /** Loads the part if it is old or failed. `state` reports a failure; only our own bugs are thrown. */
  async update({ now, isManual, isForced = false, turn }: PartUpdate): Promise<void> {
    if (!isForced && !this.#isDue(now)) return
    const request = isManual ? 'all' : this.#retries.next(now)
    if (request === 'probe') return this.#probe(now)
    if (request === 'nothing') return
    // An automatic request is not repeated, so a person who waits gets another after its failure.
    if (isManual && this.#pending?.isManual === false) {
      await this.#pending.done
      if (this.#error === null) return
    }
    const budget = isManual ? new Budget() : singleTry()
    await this.#fetchOnce(now, { budget, ...(turn && { turn }) }, { isManual })
  }

  #isDue(now: number): boolean {
    if (this.#fetched === null || this.#error !== null) return true
    const age = now - this.#fetched.fetchedAt
    return age < 0 || age >= this.#source.reloadAfter
  }

  async #probe(now: number): Promise<void> {
    try {
      await this.#source.probe({ budget: singleTry() })
    } catch (error) {
      if (!isApiError(error)) throw error
      this.#retries.probeFailed(now, toRetryAfter(error))
      return
    }
    // The person may have pressed "Refresh now" meanwhile.
    if (this.#error !== null) await this.#fetchOnce(now, { budget: singleTry() }, { isAfterProbe: true })
  }

  #fetchOnce(now: number, call: Call, { isManual = false, isAfterProbe = false }): Promise<void> {
    const send = () =>
      this.#request(now, call, isAfterProbe).finally(() => {
        this.#pending = null
      })
    this.#pending ??= { done: send(), isManual }
    return this.#pending.done
  }

  async #request(now: number, call: Call, isAfterProbe: boolean): Promise<void> {
    try {
      this.#fetched = { answer: await this.#source.fetch({ ...call, now }), fetchedAt: now }
      this.#isRestored = false
      this.#error = null
      this.#retries.succeeded()
    } catch (error) {
      if (!isApiError(error)) throw error
      if (this.#error === null) this.#failedSince = now
      this.#error = error
      this.#retries.failed(now, toRetryAfter(error), { isAfterProbe })
    }
  }
}

/** An automatic request is not repeated, because nobody waits for it and the next refresh tries again. */
function singleTry(): Budget {
  return new Budget({ maxFailures: 1 })
}

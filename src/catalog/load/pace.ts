import { backOff } from '../../api/back-off'

/** Milliseconds between two whole questions after a first failure; later ones wait longer. */
const base = 60_000

/** What an automatic round asks: everything, one row to see whether the service is back, or nothing. */
export type Question = 'all' | 'look' | 'nothing'

/**
 * How often a part that failed is asked by itself. The whole question backs off, so that a service that is down gets
 * at most about 300 a day; each round between asks for one row, and the whole follows as soon as that is answered,
 * so that a service that is back is noticed within one round. What a service states (`Retry-After`) is kept.
 */
export class Pace {
  /** In a row. */
  #failures = 0
  #failedAt = 0
  /** Failures in a row of the whole question where one row was answered. */
  #misled = 0
  #held = { from: 0, for: 0 }

  /** @param now epoch milliseconds; a clock that was set back ends every wait */
  next(now: number): Question {
    if (this.#failures === 0) return 'all'
    if (isWithin(now, this.#held.from, this.#held.for)) return 'nothing'
    if (!isWithin(now, this.#failedAt, backOff(base, this.#failures))) return 'all'
    if (this.#misled > 0 && isWithin(now, this.#failedAt, backOff(base, this.#misled))) return 'nothing'
    return 'look'
  }

  succeeded(): void {
    this.#failures = 0
    this.#misled = 0
  }

  /** @param stated milliseconds for which the service asked to be left alone */
  failed(now: number, stated: number, afterLook = false): void {
    this.#failures += 1
    this.#failedAt = now
    if (afterLook) this.#misled += 1
    this.#held = { from: now, for: stated }
  }

  lookFailed(now: number, stated: number): void {
    this.#misled = 0
    this.#held = { from: now, for: stated }
  }
}

function isWithin(now: number, from: number, length: number): boolean {
  return now >= from && now < from + length
}

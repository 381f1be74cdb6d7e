import { backgroundPauses, backOff } from '../retry/back-off'

/** Pace at which one thing that fails is repeated although the service answers other requests: less and less often. */
export class RetryPace {
  #tries = 0
  #triedAt = 0

  /** Returns whether another try is due, and counts it. The first one is due at once. */
  take(): boolean {
    const now = performance.now()
    if (now < this.#triedAt + backOff(this.#tries, backgroundPauses)) return false
    this.#tries += 1
    this.#triedAt = now
    return true
  }
}

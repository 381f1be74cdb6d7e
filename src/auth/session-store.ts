import { initialState } from './initial-state'
import { type SessionEvent, type SessionState, transition } from './session-state'

/** Holds the session's state. Only an event changes it. */
export class SessionStore {
  #state: SessionState = initialState
  readonly #listeners = new Set<() => void>()

  /** The same object until something changes. */
  get state(): SessionState {
    return this.#state
  }

  dispatch(event: SessionEvent): void {
    const next = transition(this.#state, event)
    if (next === this.#state) return
    this.#state = next
    for (const listener of [...this.#listeners]) listener()
  }

  /** @returns removes the listener */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }
}

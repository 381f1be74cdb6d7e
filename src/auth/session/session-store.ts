import { createStore } from '../../store'
import { initialState } from '../initial-state'
import { type SessionEvent, type SessionState, transition } from '../session-state'

/** Holds the session's state. Only an event changes it. */
export class SessionStore {
  readonly #store = createStore<SessionState>(initialState)
  /** @returns removes the listener */
  readonly subscribe = this.#store.subscribe

  /** The same object until something changes. */
  get state(): SessionState {
    return this.#store.current()
  }

  dispatch(event: SessionEvent): void {
    const next = transition(this.state, event)
    if (next !== this.state) this.#store.set(next)
  }
}

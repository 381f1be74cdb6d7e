/** A value outside React that components read by `useSyncExternalStore`. */
export interface Store<Value> {
  current(): Value
  /** Replaces the value and calls all listeners. */
  set(next: Value): void
  /** @returns removes the listener */
  subscribe(listener: () => void): () => void
}

/** A store for those who may not set it. */
export type ReadonlyStore<Value> = Pick<Store<Value>, 'current' | 'subscribe'>

export function createStore<Value>(first: Value): Store<Value> {
  const listeners = new Set<() => void>()
  let value = first
  return {
    current: () => value,
    set(next) {
      value = next
      // A listener may remove itself or others.
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

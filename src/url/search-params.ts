/** The address bar as an external store for `useSyncExternalStore`: read, push, replace. */

const listeners = new Set<() => void>()

export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (listeners.size === 1) window.addEventListener('popstate', notify)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) window.removeEventListener('popstate', notify)
  }
}

function notify(): void {
  for (const listener of listeners) listener()
}

/** The query of the address, e.g. `?station=83`. */
export function currentSearch(): string {
  return window.location.search
}

/** `push`: a choice, which Back undoes; `replace`: a change that Back does not undo, such as a drag of the map. */
export type HistoryStep = 'push' | 'replace'

export function writeSearch(search: string, step: HistoryStep): void {
  if (search === currentSearch()) return
  const address = window.location.pathname + search + window.location.hash
  if (step === 'push') window.history.pushState(null, '', address)
  else window.history.replaceState(null, '', address)
  notify()
}

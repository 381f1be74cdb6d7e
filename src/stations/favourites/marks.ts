import { useSyncExternalStore } from 'react'

/** Ids of favourites, for rows that are drawn before the script that reads them is there. */
let marks: readonly string[] = []
const listeners = new Set<() => void>()

export function setMarks(ids: readonly string[]): void {
  marks = ids
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useMarks(): readonly string[] {
  return useSyncExternalStore(subscribe, () => marks)
}

import { useSyncExternalStore } from 'react'

/** Ids of favourites, for rows that are rendered before the script that reads the store has loaded. */
let favouriteIds: readonly string[] = []
const listeners = new Set<() => void>()

export function setFavouriteIds(ids: readonly string[]): void {
  favouriteIds = ids
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useFavouriteIds(): readonly string[] {
  return useSyncExternalStore(subscribe, () => favouriteIds)
}

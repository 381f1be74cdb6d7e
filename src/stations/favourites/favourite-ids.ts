import { useSyncExternalStore } from 'react'
import { createStore } from '../../store'

/** Ids of favourites, for rows that are rendered before the script that reads the stored favourites has loaded. */
export const favouriteIds = createStore<readonly string[]>([])

export function useFavouriteIds(): readonly string[] {
  return useSyncExternalStore(favouriteIds.subscribe, favouriteIds.current)
}

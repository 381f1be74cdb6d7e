import { useSyncExternalStore } from 'react'
import type { StationSummary } from '../../catalog/station-summary'
import { createStore } from '../../store'
import { hasId } from '../station-identity'

/** Ids of favourites, for rows that are rendered before the script that reads the stored favourites has loaded. */
export const favouriteIds = createStore<readonly string[]>([])

export function useFavouriteIds(): readonly string[] {
  return useSyncExternalStore(favouriteIds.subscribe, favouriteIds.current)
}

/** Returns whether a station is a favourite by any of its ids. */
export function isFavourite(
  ids: readonly string[],
  station: Pick<StationSummary, 'id' | 'aliases'>,
): boolean {
  return ids.some((id) => hasId(station, id))
}

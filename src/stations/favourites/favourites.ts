import { storedValue } from '../../ui/stored/stored-value'
import { favouritesKey } from '../stored-keys'
import { favouriteIds } from './favourite-ids'
import { limitFavourites, readFavourites } from './favourites-file'

const stored = storedValue<readonly string[]>(favouritesKey, (text) =>
  text === null ? [] : (readFavourites(text) ?? []),
)

/** Returns the ids of the favourites on this device, the oldest first. Only ids are stored. */
export function favourites(): readonly string[] {
  return stored.read()
}

/** @returns whether they are stored beyond the page's life */
export function storeFavourites(ids: readonly string[]): boolean {
  return stored.write(JSON.stringify({ plugboard: 'favourites', stations: limitFavourites(ids) }))
}

let isPublished = false

/**
 * Publishes the stored favourites to `useFavouriteIds`, now and after each change, also one in another tab of this
 * site. Further calls do nothing.
 */
export function publishFavourites(): void {
  if (isPublished) return
  isPublished = true
  favouriteIds.set(favourites())
  stored.subscribe(() => favouriteIds.set(favourites()))
}

import { storedText } from '../../ui/stored-text'
import { setFavouriteIds } from './favourite-ids'
import { limitFavourites, readFavourites } from './favourites-file'

const stored = storedText('plugboard.favourites')

let last: { text: string | null; ids: readonly string[] } = { text: null, ids: [] }

/** Returns the ids of the favourites on this device, the oldest first. Only ids are stored. */
export function favourites(): readonly string[] {
  const text = stored.read()
  if (text !== last.text) last = { text, ids: text === null ? [] : (readFavourites(text) ?? []) }
  return last.ids
}

export function storeFavourites(ids: readonly string[]): void {
  stored.write(JSON.stringify({ plugboard: 'favourites', stations: limitFavourites(ids) }))
}

let isPublished = false

/**
 * Publishes the stored favourites to `useFavouriteIds`, now and after each change, also one in another tab of this
 * site. Further calls do nothing.
 */
export function publishFavourites(): void {
  if (isPublished) return
  isPublished = true
  setFavouriteIds(favourites())
  stored.subscribe(() => setFavouriteIds(favourites()))
}

import { useSyncExternalStore } from 'react'
import { storedText } from '../../ui/stored-text'
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

/** Returns the favourites, and follows changes in other tabs of this site. */
export function useFavourites(): readonly string[] {
  return useSyncExternalStore(stored.subscribe, favourites)
}

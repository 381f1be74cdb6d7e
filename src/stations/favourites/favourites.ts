import { useSyncExternalStore } from 'react'
import { keptText } from '../../ui/kept-text'
import { keepable, readFavourites } from './favourites-file'

const kept = keptText('plugboard.favourites')

let last: { text: string | null; ids: readonly string[] } = { text: null, ids: [] }

/** Ids of the stations that somebody marked on this device, and nothing else of them; the oldest first. */
export function favourites(): readonly string[] {
  const text = kept.read()
  if (text !== last.text) last = { text, ids: text === null ? [] : (readFavourites(text) ?? []) }
  return last.ids
}

export function keepFavourites(ids: readonly string[]): void {
  kept.keep(JSON.stringify({ plugboard: 'favourites', stations: keepable(ids) }))
}

/** Also what another tab of this site changes. */
export function useFavourites(): readonly string[] {
  return useSyncExternalStore(kept.subscribe, favourites)
}

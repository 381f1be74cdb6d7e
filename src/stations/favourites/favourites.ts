import { useSyncExternalStore } from 'react'
import { keepable, readFavourites } from './favourites-file'

const key = 'plugboard.favourites'

const listeners = new Set<() => void>()
let last: { text: string | null; ids: readonly string[] } = { text: null, ids: [] }
/** Where the browser keeps nothing, they last as long as the page. */
let unkept: string | null = null

function kept(): string | null {
  try {
    return unkept ?? localStorage.getItem(key)
  } catch {
    return null
  }
}

/** Ids of the stations that somebody marked on this device, and nothing else of them; the oldest first. */
export function favourites(): readonly string[] {
  const text = kept()
  if (text !== last.text) last = { text, ids: text === null ? [] : (readFavourites(text) ?? []) }
  return last.ids
}

export function keepFavourites(ids: readonly string[]): void {
  const text = JSON.stringify({ plugboard: 'favourites', stations: keepable(ids) })
  try {
    localStorage.setItem(key, text)
    unkept = null
  } catch {
    unkept = text
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Also what another tab of this site changes. */
export function useFavourites(): readonly string[] {
  return useSyncExternalStore(subscribe, favourites)
}

import { useSyncExternalStore } from 'react'
import { storedText } from '../../ui/stored-text'
import { readViews, type SavedView, writeViews } from './saved-views'

const stored = storedText('plugboard.views')

/** `isBroken`: the stored text cannot be parsed. */
export interface StoredViews {
  views: readonly SavedView[]
  isBroken: boolean
}

let last: { text: string | null; stored: StoredViews } = {
  text: null,
  stored: { views: [], isBroken: false },
}

/** Reads the store again each time, because another tab may have changed it. */
export function readStoredViews(): StoredViews {
  const text = stored.read()
  if (text !== last.text) {
    const views = text === null ? [] : readViews(text)
    last = { text, stored: { views: views ?? [], isBroken: views === null } }
  }
  return last.stored
}

/** @returns whether the browser stored them */
export function storeViews(views: readonly SavedView[]): boolean {
  return stored.write(writeViews(views))
}

export function useStoredViews(): StoredViews {
  return useSyncExternalStore(stored.subscribe, readStoredViews)
}

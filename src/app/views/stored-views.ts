import { storedValue, useStoredValue } from '../../ui/stored/stored-value'
import { readViews, type SavedView, writeViews } from './saved-views'

/** `isBroken`: the stored text cannot be parsed. */
export interface StoredViews {
  views: readonly SavedView[]
  isBroken: boolean
}

const stored = storedValue('plugboard.views', (text): StoredViews => {
  const views = text === null ? [] : readViews(text)
  return { views: views ?? [], isBroken: views === null }
})

/** Reads the store again each time, because another tab may have changed it. */
export function readStoredViews(): StoredViews {
  return stored.read()
}

/** @returns whether the browser stored them */
export function storeViews(views: readonly SavedView[]): boolean {
  return stored.write(writeViews(views))
}

export function useStoredViews(): StoredViews {
  return useStoredValue(stored)
}

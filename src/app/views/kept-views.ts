import { useSyncExternalStore } from 'react'
import { keptText } from '../../ui/kept-text'
import { readViews, type SavedView, writeViews } from './saved-views'

const kept = keptText('plugboard.views')

/** `isBroken`: the stored text cannot be parsed. */
export interface KeptViews {
  views: readonly SavedView[]
  isBroken: boolean
}

let last: { text: string | null; kept: KeptViews } = { text: null, kept: { views: [], isBroken: false } }

/** Reads the store again each time, because another tab may have changed it. */
export function keptViews(): KeptViews {
  const text = kept.read()
  if (text !== last.text) {
    const views = text === null ? [] : readViews(text)
    last = { text, kept: { views: views ?? [], isBroken: views === null } }
  }
  return last.kept
}

/** @returns whether the browser stored them */
export function keepViews(views: readonly SavedView[]): boolean {
  return kept.keep(writeViews(views))
}

export function useKeptViews(): KeptViews {
  return useSyncExternalStore(kept.subscribe, keptViews)
}

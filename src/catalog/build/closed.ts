import type { Revealed } from '../catalog-api'
import { type CatalogEntry, valuesOf } from './catalog-entry'

export function countClosed(entry: CatalogEntry): number {
  return valuesOf(entry).reduce((sum, value) => sum + (value.access === 'closed' ? 1 : 0), 0)
}

export function countRevealed(entries: readonly CatalogEntry[]): Revealed {
  const revealed = { values: 0, stations: 0 }
  for (const entry of entries) {
    const closed = countClosed(entry)
    revealed.values += closed
    if (closed > 0) revealed.stations += 1
  }
  return revealed
}

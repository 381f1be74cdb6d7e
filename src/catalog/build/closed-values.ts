import type { RevealedTotals } from '../revealed'
import { type CatalogEntry, listValueRows } from './catalog-entry'

export function countClosed(entry: CatalogEntry): number {
  const { closed } = entry.tables.values
  return closed === null ? 0 : listValueRows(entry).filter((row) => closed[row] === 1).length
}

export function countRevealed(entries: readonly CatalogEntry[]): RevealedTotals {
  const revealed = { values: 0, stationCount: 0 }
  for (const entry of entries) {
    const closed = countClosed(entry)
    revealed.values += closed
    if (closed > 0) revealed.stationCount += 1
  }
  return revealed
}

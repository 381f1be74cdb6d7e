import { closedCode } from '../../api/value-table'
import type { RevealedTotals } from '../revealed'
import { type CatalogEntry, listValueRows } from './catalog-entry'

export function countClosed(entry: CatalogEntry): number {
  const { accessCodes } = entry.tables.values
  if (accessCodes === null) return 0
  return listValueRows(entry).filter((row) => accessCodes[row] === closedCode).length
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

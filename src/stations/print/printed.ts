import type { StationPage } from '../../catalog/catalog-api'
import type { Exported } from '../../catalog/exported'
import type { StationSummary } from '../../catalog/station-summary'
import { rowsPerBlock } from '../queries'

/** First stations of the list for print. */
export interface Printed {
  stations: readonly StationSummary[]
  /** Number of stations in the whole list. */
  matched: number
  /** Total number of stations. */
  total: number
  /** Epoch milliseconds, for ages. */
  now: number
}

/** Offsets of the printed blocks: 100 stations. Use a file for more. */
export const printOffsets: readonly number[] = [0, rowsPerBlock]
const maxPrinted = printOffsets.length * rowsPerBlock

/** Converts an export for print. It contains closed values if the export does. */
export function printedExport({ rows, total }: Exported, now: number): Printed {
  const stations = rows.slice(0, maxPrinted).map(({ summary }) => summary)
  return { stations, matched: rows.length, total, now }
}

/**
 * Converts the loaded blocks of the list for print.
 * @param pages the loaded blocks of `printOffsets`; without the first one the result is `null`. Blocks after a
 *   missing one are left out.
 */
export function toPrinted(pages: readonly (StationPage | undefined)[], now: number): Printed | null {
  const [first] = pages
  if (!first) return null
  const stations: StationSummary[] = []
  for (const page of pages) if (page?.from === stations.length) stations.push(...page.stations)
  return { stations, matched: first.matched, total: first.total, now }
}

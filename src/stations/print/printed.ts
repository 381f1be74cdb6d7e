import type { Exported, Page } from '../../catalog/catalog-api'
import type { StationSummary } from '../../catalog/station-summary'
import { block } from '../queries'

/** The first stations of the list as they go to paper. */
export interface Printed {
  stations: readonly StationSummary[]
  /** Stations of the whole list. */
  matched: number
  /** Stations in all. */
  of: number
  /** Epoch milliseconds, for ages. */
  now: number
}

/** Where the blocks begin that go to paper: 100 stations, of which more is a file's business. */
export const printedBlocks: readonly number[] = [0, block]
const mostPrinted = printedBlocks.length * block

/** Holds closed values exactly where the export does. */
export function printedExport({ rows, of }: Exported, now: number): Printed {
  const stations = rows.slice(0, mostPrinted).map(({ summary }) => summary)
  return { stations, matched: rows.length, of, now }
}

/**
 * @param pages the blocks that are there, of `printedBlocks`; `null` without the first. What does not follow on what
 * stands before is left out.
 */
export function toPrinted(pages: readonly (Page | undefined)[], now: number): Printed | null {
  const [first] = pages
  if (!first) return null
  const stations: StationSummary[] = []
  for (const page of pages) if (page?.from === stations.length) stations.push(...page.stations)
  return { stations, matched: first.matched, of: first.of, now }
}

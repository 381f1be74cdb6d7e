import type { Snapshot, StationPage } from '../../catalog/catalog-api'
import type { StationExport } from '../../catalog/station-export'
import type { StationSummary } from '../../catalog/station-summary'
import { areStatusesComing, isMissing } from '../../model/parts'
import { type Access, joinAccess } from '../../model/value'
import { anonymous, type Viewer } from '../../model/viewer'
import { rowsPerBlock } from '../queries'

/** First stations of the list for print. */
export interface PrintedStations {
  stations: readonly StationSummary[]
  /** Number of stations in the whole list. */
  matched: number
  /** Total number of stations. */
  total: number
  /** Epoch milliseconds, for ages. */
  now: number
  /** Access to all rows together. */
  access: Access
}

/** Offsets of the printed blocks: 100 stations. Use a file for more. */
export const printOffsets: readonly number[] = [0, rowsPerBlock]
const maxPrinted = printOffsets.length * rowsPerBlock

/** Converts an export for print. It contains closed values if the export does. */
export function printedExport({ rows, total }: StationExport, now: number): PrintedStations {
  const printed = rows.slice(0, maxPrinted)
  const stations = printed.map(({ summary }) => summary)
  const access = joinAccess(printed.flatMap(({ closed }) => closed.map((value) => value.access)))
  return { stations, matched: rows.length, total, now, access }
}

/** Access to rows of the list without values that are known to be closed. */
export function findRestAccess(
  viewer: Viewer,
  { parts, revealed, tokenFailure }: Pick<Snapshot, 'parts' | 'revealed' | 'tokenFailure'>,
): Access {
  const hasValuesOfToken =
    viewer !== anonymous && tokenFailure === null && !isMissing(parts.values) && !areStatusesComing(parts)
  // They are not compared with the open answer if that is cut off.
  return hasValuesOfToken && revealed === null ? 'not-known' : 'open'
}

/**
 * Converts the loaded blocks of the list for print.
 * @param pages the loaded blocks of `printOffsets`; without the first one the result is `null`. Blocks after a
 *   missing one are left out.
 * @param restAccess access to rows without values that are known to be closed
 */
export function toPrinted(
  pages: readonly (StationPage | undefined)[],
  { now, restAccess }: { now: number; restAccess: Access },
): PrintedStations | null {
  const [first] = pages
  if (!first) return null
  const stations: StationSummary[] = []
  for (const page of pages) if (page?.from === stations.length) stations.push(...page.stations)
  const access = stations.some(({ closedValues }) => closedValues > 0) ? 'closed' : restAccess
  return { stations, matched: first.matched, total: first.total, now, access }
}

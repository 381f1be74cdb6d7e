import { descriptionAt } from '../../api/plug-table'
import { hasRequirements, type PlugRequirements, plugGroups } from '../../model/filters'
import { type CatalogEntry, listConnectors } from '../build/catalog-entry'
import { collectEvidence, countPlugsAt, readFreeCount } from '../build/join-values'
import { connectorOptions } from '../build/option-values'
import { applyOperatorState, countUnknown, deriveAvailability, fromPlugs } from '../build/station-status'

type Fits = NonNullable<CatalogEntry['fits']>

/** Whether a connector meets all requirements. Without a minimum power, it may have an unknown one. */
export const meets =
  (requirements: PlugRequirements): Fits =>
  (connector) =>
    plugGroups.every(
      (group) =>
        requirements[group].length === 0 || requirements[group].includes(connectorOptions[group](connector)),
    ) && (connector.powerKw ?? 0) >= requirements.power

/** Rows of the plugs with a connector that fits. */
export function matchingPlugs({ tables, plugRows }: CatalogEntry, fits: Fits): number[] {
  return plugRows.filter((row) => descriptionAt(tables.plugs, row).connectors.some(fits))
}

/**
 * The station with its matching plugs only: status and number of free plugs are theirs. `null`: no plug matches.
 */
export function withMatchingPlugs(entry: CatalogEntry, requirements: PlugRequirements): CatalogEntry | null {
  return hasRequirements(requirements) ? withFittingPlugs(entry, meets(requirements)) : entry
}

/** The same for any condition that a connector must meet. */
export function withFittingPlugs(entry: CatalogEntry, fits: Fits): CatalogEntry | null {
  const matching = matchingPlugs(entry, fits)
  if (matching.length === 0) return null
  if (matching.length === entry.plugRows.length)
    return listConnectors(entry).every(fits) ? entry : { ...entry, fits }
  const filtered = { ...entry, fits, ...deriveMatchingAvailability(matching, entry) }
  const status = applyOperatorState(entry.station.state, filtered.status)
  return { ...filtered, status, matchingRows: matching, assessment: null }
}

/** The statuses of the other plugs bound how many of the station's number of free plugs are matching ones. */
function deriveMatchingAvailability(matching: readonly number[], entry: CatalogEntry): Partial<CatalogEntry> {
  const { tables, plugRows, freeCountRow } = entry
  const all = countPlugsAt(tables, plugRows)
  const counts = countPlugsAt(tables, matching)
  const unknown = countUnknown(counts)
  const unknownOthers = countUnknown(all) - unknown
  const counted = entry.conflict?.kind === 'plugs' ? null : readFreeCount(tables.values, freeCountRow)
  const evidence = collectEvidence(tables, matching)
  if (counted === null) {
    // Without a measurement of a plug the status may be the station's own, as of a number that could not be parsed.
    const isOfPlugs = collectEvidence(tables, plugRows).length > 0
    return isOfPlugs ? fromPlugs(counts, evidence) : { total: counts.total, conflict: null }
  }
  const left = counted - (all.available - counts.available)
  const possible = counts.available + unknown
  const max = Math.min(left, possible)
  // A station may have more plugs than the service lists.
  const unlisted = (entry.total ?? 0) - all.total
  const min = Math.min(Math.max(left - unknownOthers - unlisted, counts.available), possible)
  const derived = deriveAvailability({ counts, evidence, freeCountRow, counted: min })
  if (min === max || counts.available > 0) return derived
  const isCertain = min > 0 || unknown < counts.total
  return { ...derived, free: null, status: isCertain ? derived.status : 'unknown' }
}

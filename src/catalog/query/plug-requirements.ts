import { descriptionAt } from '../../api/plug-table'
import { noRow } from '../../api/value-table'
import { hasRequirements, type PlugRequirements, plugGroups } from '../../model/filters'
import type { Connector } from '../../model/station'
import type { CatalogEntry } from '../build/catalog-entry'
import { collectEvidence, countPlugsAt, readFreeCount } from '../build/join-values'
import { connectorOptions } from '../build/option-values'
import { applyOperatorState, countUnknown, deriveAvailability } from '../build/station-status'

/** Requirements, and what else a connector must be. */
export interface ConnectorRequirements extends PlugRequirements {
  fits?(connector: Connector): boolean
}

/** Whether the connector meets all requirements. Without a minimum power, it may have an unknown one. */
function meets(connector: Connector, requirements: ConnectorRequirements): boolean {
  return (
    plugGroups.every(
      (group) =>
        requirements[group].length === 0 || requirements[group].includes(connectorOptions[group](connector)),
    ) &&
    (connector.powerKw ?? 0) >= requirements.power &&
    requirements.fits?.(connector) !== false
  )
}

/** Rows of the plugs with a connector that meets the requirements. */
export function findMatchingPlugs(
  { tables, plugRows }: CatalogEntry,
  requirements: ConnectorRequirements,
): number[] {
  return plugRows.filter((row) =>
    descriptionAt(tables.plugs, row).connectors.some((connector) => meets(connector, requirements)),
  )
}

/** Connectors of these plugs that meet the requirements. */
export function findMatchingConnectors(
  { tables }: CatalogEntry,
  rows: readonly number[],
  requirements: ConnectorRequirements,
): Connector[] {
  return rows.flatMap((row) =>
    descriptionAt(tables.plugs, row).connectors.filter((connector) => meets(connector, requirements)),
  )
}

/**
 * The station with its matching plugs only: status and number of free plugs are theirs. `null`: no plug matches.
 */
export function withMatchingPlugs(
  entry: CatalogEntry,
  requirements: ConnectorRequirements,
): CatalogEntry | null {
  if (!hasRequirements(requirements)) return entry
  const matching = findMatchingPlugs(entry, requirements)
  if (matching.length === 0) return null
  if (matching.length === entry.plugRows.length) return entry
  const filtered = { ...entry, ...deriveMatchingAvailability(matching, entry) }
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
  if (counted === null && unknown + unknownOthers === all.total)
    return { total: counts.total, conflict: null }
  const left = (counted ?? 0) - (all.available - counts.available)
  const possible = counts.available + unknown
  const max = Math.min(left, possible)
  // A station may have more plugs than the service lists.
  const unlisted = (entry.total ?? 0) - all.total
  const min = Math.min(Math.max(left - unknownOthers - unlisted, counts.available), possible)
  const derived = deriveAvailability({
    counts,
    evidence: collectEvidence(tables, matching),
    freeCountRow: counted === null ? noRow : freeCountRow,
    counted: counted === null ? null : min,
  })
  if (counted === null || min === max || counts.available > 0) return derived
  const isCertain = min > 0 || unknown < counts.total
  return { ...derived, free: null, status: isCertain ? derived.status : 'unknown' }
}

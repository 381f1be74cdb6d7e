import { descriptionAt } from '../../api/plug-table'
import { noRow } from '../../api/value-table'
import type { Connector } from '../../model/station'
import { isKnown } from '../../model/status'
import { type CatalogEntry, plugStatusAt } from '../build/catalog-entry'
import { collectEvidence, countPlugsAt } from '../build/join-values'
import { applyOperatorState, deriveAvailability } from '../build/station-status'

/** Requirements of a car: one connector of a plug must meet all of them. */
export interface PlugRequirements {
  /** Accepted types of the connector; empty: every type. */
  types: ReadonlySet<string>
  /** Least kilowatts; 0: every power, also an unknown one. */
  power: number
}

export function hasRequirements({ types, power }: PlugRequirements): boolean {
  return types.size > 0 || power > 0
}

function meets({ type, powerKw }: Connector, { types, power }: PlugRequirements): boolean {
  return (types.size === 0 || types.has(type)) && (power === 0 || (powerKw ?? 0) >= power)
}

/** Rows of the plugs with a connector that meets the requirements. */
export function matchingPlugs({ tables, plugRows }: CatalogEntry, requirements: PlugRequirements): number[] {
  return plugRows.filter((row) =>
    descriptionAt(tables.plugs, row).connectors.some((connector) => meets(connector, requirements)),
  )
}

/** Connectors of these plugs that meet the requirements. */
export function matchingConnectors(
  { tables }: CatalogEntry,
  rows: readonly number[],
  requirements: PlugRequirements,
): Connector[] {
  return rows.flatMap((row) =>
    descriptionAt(tables.plugs, row).connectors.filter((connector) => meets(connector, requirements)),
  )
}

/**
 * The station reduced to its matching plugs: status and number of free plugs are theirs. `null`: no plug matches.
 */
export function withMatchingPlugs(entry: CatalogEntry, requirements: PlugRequirements): CatalogEntry | null {
  if (!hasRequirements(requirements)) return entry
  const matching = matchingPlugs(entry, requirements)
  if (matching.length === 0) return null
  if (matching.length === entry.plugRows.length) return entry
  const reduced = { ...entry, ...deriveReducedAvailability(matching, entry) }
  const status = applyOperatorState(entry.station.state, reduced.status)
  return { ...reduced, status, matchingRows: matching, assessment: null }
}

function deriveReducedAvailability(matching: readonly number[], entry: CatalogEntry): Partial<CatalogEntry> {
  const { tables } = entry
  if (entry.plugRows.some((row) => isKnown(plugStatusAt(tables, row)))) {
    return deriveAvailability({
      counts: countPlugsAt(tables, matching),
      evidence: collectEvidence(tables, matching),
      capacity: null,
      freeCountRow: noRow,
      counted: null,
      hasStatusSeries: false,
      isFreeCountRejected: false,
    })
  }
  const total = matching.length
  const reduced = { total, countedBy: 'plugs', conflict: null } as const
  if (entry.free === null) return reduced
  // Only the number of free plugs is known: the plugs that do not match may be the free ones.
  const all = entry.total ?? entry.plugRows.length
  const least = Math.min(total, Math.max(0, entry.free - (all - total)))
  const most = Math.min(entry.free, total)
  return { ...reduced, status: statusBetween(least, most, total), free: least === most ? least : null }
}

/** Returns the status of `total` plugs of which at least `least` and at most `most` are free. */
function statusBetween(least: number, most: number, total: number) {
  if (least === total) return 'available'
  if (least > 0) return 'partly'
  return most === 0 ? 'unavailable' : 'unknown'
}

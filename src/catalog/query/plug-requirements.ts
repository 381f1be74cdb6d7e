import type { Connector } from '../../model/station'
import { countPlugs, isKnown } from '../../model/status'
import type { CatalogEntry, PlugState } from '../build/catalog-entry'
import { applyOperatorState, deriveAvailability } from '../build/station-status'

/** What a car needs: one connector of a plug must meet all of it. */
export interface PlugRequirements {
  /** Types of which the connector is one; empty: every type. */
  types: ReadonlySet<string>
  /** Kilowatts at least; 0: every power, also an unknown one. */
  power: number
}

function meets({ type, powerKw }: Connector, { types, power }: PlugRequirements): boolean {
  return (types.size === 0 || types.has(type)) && (power === 0 || (powerKw ?? 0) >= power)
}

/** Plugs with a connector that meets the requirements. */
export function matchingPlugs({ plugs }: CatalogEntry, requirements: PlugRequirements): PlugState[] {
  return plugs.filter(({ plug }) => plug.connectors.some((connector) => meets(connector, requirements)))
}

/** Connectors that meet the requirements. */
export function matchingConnectors(plugs: readonly PlugState[], requirements: PlugRequirements): Connector[] {
  return plugs.flatMap(({ plug }) => plug.connectors.filter((connector) => meets(connector, requirements)))
}

/**
 * The station with its matching plugs only: status and number of free plugs are those of the matching plugs. `null`
 * when no plug matches.
 */
export function withMatchingPlugs(entry: CatalogEntry, requirements: PlugRequirements): CatalogEntry | null {
  if (requirements.types.size === 0 && requirements.power === 0) return entry
  const plugs = matchingPlugs(entry, requirements)
  if (plugs.length === 0) return null
  if (plugs.length === entry.plugs.length) return entry
  return applyOperatorState(entry.station.state, { ...entry, ...deriveAvailabilityOfSome(plugs, entry) })
}

function deriveAvailabilityOfSome(plugs: readonly PlugState[], entry: CatalogEntry): Partial<CatalogEntry> {
  if (entry.plugs.some(({ status }) => isKnown(status)))
    return deriveAvailability({ plugs, capacity: null, number: null, listed: false })
  const counts = countPlugs(plugs.map(({ status }) => status))
  const total = plugs.length
  if (entry.free === null) return { counts, total, conflict: null }
  // Only their number is known: the others may be the free ones.
  const all = entry.total ?? entry.plugs.length
  const least = Math.min(total, Math.max(0, entry.free - (all - total)))
  const most = Math.min(entry.free, total)
  const status = least === total ? 'available' : least > 0 ? 'partly' : most === 0 ? 'unavailable' : 'unknown'
  return { counts, total, status, free: least === most ? least : null, conflict: null }
}

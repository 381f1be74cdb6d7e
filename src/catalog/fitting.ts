import type { Connector } from '../model/station'
import { countPlugs, isKnown } from '../model/status'
import type { Entry, PlugState } from './entry'
import { ruledBy, standingOf } from './station-status'

/** What a car needs: one connector of a plug must have all of it. */
export interface Need {
  /** Any of these; empty: any at all. */
  types: ReadonlySet<string>
  /** Kilowatts at least; 0: any, also where nobody says. */
  power: number
}

function serves({ type, powerKw }: Connector, { types, power }: Need): boolean {
  return (types.size === 0 || types.has(type)) && (power === 0 || (powerKw ?? 0) >= power)
}

/** Plugs of which a connector has all that is needed. */
export function fittingPlugs({ plugs }: Entry, need: Need): PlugState[] {
  return plugs.filter(({ plug }) => plug.connectors.some((connector) => serves(connector, need)))
}

/** What of these connectors has all that is needed. */
export function fittingConnectors(plugs: readonly PlugState[], need: Need): Connector[] {
  return plugs.flatMap(({ plug }) => plug.connectors.filter((connector) => serves(connector, need)))
}

/**
 * A station as somebody with this need sees it: its status, and how many are free, are those of the plugs that
 * fit. `null` when none does.
 */
export function fittingPart(entry: Entry, need: Need): Entry | null {
  if (need.types.size === 0 && need.power === 0) return entry
  const plugs = fittingPlugs(entry, need)
  if (plugs.length === 0) return null
  if (plugs.length === entry.plugs.length) return entry
  return ruledBy(entry.station.state, { ...entry, ...standingOfSome(plugs, entry) })
}

function standingOfSome(plugs: readonly PlugState[], entry: Entry): Partial<Entry> {
  if (entry.plugs.some(({ status }) => isKnown(status)))
    return standingOf({ plugs, capacity: null, number: null, listed: false })
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

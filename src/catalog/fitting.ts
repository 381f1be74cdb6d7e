import type { Connector } from '../model/station'
import { countPlugs } from '../model/status'
import type { Entry, PlugState } from './entry'
import { standingOf } from './station-status'

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

/**
 * A station as somebody with this need sees it: its status, and how many are free, are those of the plugs that
 * fit. `null` when none does.
 */
export function fittingPart(entry: Entry, need: Need): Entry | null {
  if (need.types.size === 0 && need.power === 0) return entry
  const plugs = entry.plugs.filter(({ plug }) => plug.connectors.some((connector) => serves(connector, need)))
  if (plugs.length === 0) return null
  return plugs.length === entry.plugs.length ? entry : { ...entry, ...standingOfSome(plugs, entry) }
}

function standingOfSome(plugs: readonly PlugState[], entry: Entry): Partial<Entry> {
  if (entry.plugs.some(({ basis }) => basis !== null)) return standingOf(plugs, null, null, false)
  const counts = countPlugs(plugs.map(({ status }) => status))
  const total = plugs.length
  if (entry.free === null) return { counts, total }
  // Only their number is known: the others may be the free ones.
  const least = Math.max(0, entry.free - ((entry.total ?? entry.plugs.length) - total))
  const most = Math.min(entry.free, total)
  const status = least === total ? 'available' : least > 0 ? 'partly' : most === 0 ? 'unavailable' : 'unknown'
  return { counts, total, status, free: least === most ? least : null }
}

import { metresBetween } from '../model/distance'
import { isFree } from '../model/status'
import type { Entry } from './entry'
import { fittingConnectors, fittingPart, fittingPlugs, type Need } from './fitting'
import type { Alternative } from './station-summary'
import { distinctConnectors, isFreeNow, summarise } from './summary'

/** As many as one looks at before starting the engine. */
const most = 3
/** Metres; farther away is another trip. */
const farthest = 25_000

/**
 * The nearest stations that are known to be free right now for a connector that this one has, as somebody with such
 * a connector sees them. None without a place, or without a connector to compare.
 */
export function alternativesTo({ station }: Entry, entries: readonly Entry[], now: number): Alternative[] {
  const { position: here } = station
  const types = new Set(station.plugs.flatMap(({ connectors }) => connectors.map(({ type }) => type)))
  types.delete('')
  if (here === null || types.size === 0) return []
  const need: Need = { types, power: 0 }
  const around = entries
    .flatMap((entry) => {
      const there = entry.station.position
      const distance = there && metresBetween(here, there)
      const isNear = distance !== null && distance <= farthest && entry.station.id !== station.id
      return isNear ? { entry, distance } : []
    })
    .sort((one, other) => one.distance - other.distance)
  const found: Alternative[] = []
  for (const { entry, distance } of around) {
    const part = fittingPart(entry, need)
    if (part && isFreeNow(part, now))
      found.push({ ...summarise(part, now, distance), ...fitting(entry, need) })
    if (found.length === most) break
  }
  return found
}

function fitting(entry: Entry, need: Need): Pick<Alternative, 'fitting' | 'fittingType'> {
  const plugs = fittingPlugs(entry, need)
  const free = plugs.filter(({ status }) => isFree(status))
  const [type = null, ...others] = new Set(fittingConnectors(plugs, need).map((connector) => connector.type))
  return {
    fitting: distinctConnectors(fittingConnectors(free.length > 0 ? free : plugs, need)),
    fittingType: others.length === 0 ? type : null,
  }
}

import { metresBetween } from '../model/distance'
import type { StationSummary } from './door'
import type { Entry } from './entry'
import { fittingPart } from './fitting'
import { isFreeNow, summarise } from './summary'

/** As many as one looks at before starting the engine. */
const most = 3
/** Metres; farther away is another trip. */
const farthest = 25_000

/**
 * The nearest stations that are known to be free right now for a connector that this one has, as somebody with such
 * a connector sees them. None without a place, or without a connector to compare.
 */
export function alternativesTo({ station }: Entry, entries: readonly Entry[], now: number): StationSummary[] {
  const { position: here } = station
  const types = new Set(station.plugs.flatMap(({ connectors }) => connectors.map(({ type }) => type)))
  types.delete('')
  if (here === null || types.size === 0) return []
  const around = entries
    .flatMap((entry) => {
      const there = entry.station.position
      const distance = there && metresBetween(here, there)
      const isNear = distance !== null && distance <= farthest && entry.station.id !== station.id
      return isNear ? { entry, distance } : []
    })
    .sort((one, other) => one.distance - other.distance)
  const found: StationSummary[] = []
  for (const { entry, distance } of around) {
    const part = fittingPart(entry, { types, power: 0 })
    if (part && isFreeNow(part, now)) found.push(summarise(part, now, distance))
    if (found.length === most) break
  }
  return found
}

import type { Bounds, Position, Station } from '../model/station'
import { centralBox, contains } from './bounds'
import type { Places } from './fetch'

/** Degrees around a small region within which coordinates are not far away. */
const leastMargin = 1

/**
 * Stations far outside of the region whose coordinates are in it when they are swapped: doubted, and without a place
 * on the map. Those that are far away either way stay where they are stated.
 * @param region what counts where any station stands in it, else the box of the central 98 % of stations
 */
export function doubtSwapped(places: Places, region: Bounds): Places {
  const known = checked.get(places.stations)
  if (known) return { ...places, ...known }
  const box = usualBox(places.stations, region)
  const doubted = new Map<Station, Station>()
  for (const station of places.stations) {
    const { position } = station
    if (box && position && isSwapped(position, box))
      doubted.set(station, { ...station, position: null, doubted: { why: 'swapped', ...position } })
  }
  const checkedOf = (stations: Station[]) => stations.map((station) => doubted.get(station) ?? station)
  const now =
    doubted.size === 0
      ? { stations: places.stations, same: places.same }
      : { stations: checkedOf(places.stations), same: places.same.map(checkedOf) }
  checked.set(places.stations, now)
  return { ...places, ...now }
}

/** One array for the same places as long as they stay: indexes go by it. */
const checked = new WeakMap<readonly Station[], Pick<Places, 'stations' | 'same'>>()

function usualBox(stations: readonly Station[], region: Bounds): Bounds | null {
  if (stations.some(({ position }) => position !== null && contains(region, position))) return region
  const positions = stations.flatMap(({ position }) => position ?? [])
  return positions.length === 0 ? null : centralBox(positions)
}

function isSwapped({ lon, lat }: Position, box: Bounds): boolean {
  return !contains(widened(box), { lon, lat }) && contains(box, { lon: lat, lat: lon })
}

/** By its own width and height on each side: what is near a region may well be right. */
function widened([west, south, east, north]: Bounds): Bounds {
  const dx = Math.max(east - west, leastMargin)
  const dy = Math.max(north - south, leastMargin)
  return [west - dx, south - dy, east + dx, north + dy]
}

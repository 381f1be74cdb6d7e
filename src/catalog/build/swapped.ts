import type { Bounds, Position } from '../../model/station'
import { centralBox, contains } from './bounds'
import type { StationRecord } from './catalog-entry'

/** Degrees around a small region within which coordinates are not far away. */
const leastMargin = 1

/**
 * Takes the position from stations far outside of the region whose coordinates are in the region when they are swapped,
 * and marks them as doubted. A station that is far away either way stays where its record puts it.
 * @param region counts when any station stands in it; otherwise the box of the central 98 % of stations does
 */
export function doubtSwapped(stations: StationRecord[], region: Bounds): StationRecord[] {
  const box = usualBox(stations, region)
  return stations.map((station) => {
    const { position } = station
    if (!box || !position || !isSwapped(position, box)) return station
    return { ...station, position: null, doubted: { why: 'swapped', ...position } }
  })
}

function usualBox(stations: readonly StationRecord[], region: Bounds): Bounds | null {
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

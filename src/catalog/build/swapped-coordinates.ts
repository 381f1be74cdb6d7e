import type { Bounds, Position, StationRecord } from '../../model/station'
import { contains, findCentralBox } from './bounds'

/** Least width of the margin around a region in which a position counts as near, degrees. */
const leastMarginDegrees = 1

/**
 * Removes the position of stations that are far outside the region, but inside with longitude and latitude exchanged,
 * and marks it as invalid. A station that is far away either way keeps its position.
 * @param region used if it contains a station; otherwise the box of the central 98 % of stations is used
 */
export function markSwapped(stations: StationRecord[], region: Bounds): StationRecord[] {
  const box = expectedBox(stations, region)
  return stations.map((station) => {
    const { position } = station
    if (!box || !position || !isSwapped(position, box)) return station
    return { ...station, position: null, invalidPosition: { reason: 'swapped', ...position } }
  })
}

function expectedBox(stations: readonly StationRecord[], region: Bounds): Bounds | null {
  if (stations.some(({ position }) => position !== null && contains(region, position))) return region
  const positions = stations.flatMap(({ position }) => position ?? [])
  return positions.length === 0 ? null : findCentralBox(positions)
}

function isSwapped({ lon, lat }: Position, box: Bounds): boolean {
  return contains(box, { lon: lat, lat: lon }) && !contains(addMargin(box), { lon, lat })
}

/** Adds the box's own size, at least 1°, on each side, because a position near the region may be right. */
function addMargin([west, south, east, north]: Bounds): Bounds {
  const dx = Math.max(east - west, leastMarginDegrees)
  const dy = Math.max(north - south, leastMarginDegrees)
  return [west - dx, south - dy, east + dx, north + dy]
}

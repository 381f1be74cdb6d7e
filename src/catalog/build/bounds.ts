import type { Bounds, Position } from '../../model/station'
import type { CatalogEntry } from './catalog-entry'

export function contains([west, south, east, north]: Bounds, { lon, lat }: Position): boolean {
  return lon >= west && lon <= east && lat >= south && lat <= north
}

/** Entries inside the box; entries without a position are never inside. Without a box: all entries. */
export function filterByBounds(
  entries: readonly CatalogEntry[],
  bounds: Bounds | null,
): readonly CatalogEntry[] {
  if (bounds === null) return entries
  return entries.filter(({ station: { position } }) => position !== null && contains(bounds, position))
}

/**
 * Bounds of the first camera: the region if a station is in it, else the box of the central 98 % of stations on each
 * axis, so that a few wrong coordinates do not enlarge it. `null`: no station.
 */
export function firstBounds(positions: readonly Position[], region: Bounds): Bounds | null {
  if (positions.length === 0) return null
  if (positions.some((position) => contains(region, position))) return region
  return findCentralBox(positions)
}

/** Box of the central 98 % of the entries with a position; `null`: none. */
export function findPlacedBounds(entries: readonly CatalogEntry[]): Bounds | null {
  const positions = entries.flatMap(({ station: { position } }) => position ?? [])
  return positions.length > 0 ? findCentralBox(positions) : null
}

/** The central 98 % on each axis. @param positions at least one */
export function findCentralBox(positions: readonly Position[]): Bounds {
  const [west, east] = central(positions.map(({ lon }) => lon))
  const [south, north] = central(positions.map(({ lat }) => lat))
  return [west, south, east, north]
}

/** 1st and 99th percentile. */
function central(numbers: readonly number[]): [number, number] {
  const sorted = Float64Array.from(numbers).sort()
  const last = sorted.length - 1
  const coordinateAt = (index: number) => sorted[index] ?? 0
  return [coordinateAt(Math.floor(last * 0.01)), coordinateAt(Math.ceil(last * 0.99))]
}

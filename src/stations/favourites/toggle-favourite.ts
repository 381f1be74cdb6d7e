import type { StationSummary } from '../../catalog/station-summary'
import { hasId } from '../station-identity'

/** Returns the favourites with the station added; if any of its ids is included, without all of its ids. */
export function toggleFavourite(
  ids: readonly string[],
  station: Pick<StationSummary, 'id' | 'aliases'>,
): readonly string[] {
  const others = ids.filter((id) => !hasId(station, id))
  return others.length < ids.length ? others : [...ids, station.id]
}

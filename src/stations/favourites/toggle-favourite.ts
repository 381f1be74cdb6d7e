import type { StationSummary } from '../../catalog/station-summary'
import { hasId } from '../station-identity'

type Ids = Pick<StationSummary, 'id' | 'aliases'>

/** Returns whether a station is a favourite by any of its ids. */
export function isFavourite(ids: readonly string[], station: Ids): boolean {
  return ids.some((id) => hasId(station, id))
}

/** Returns the favourites with the station added; if any of its ids is included, without all of its ids. */
export function toggleFavourite(ids: readonly string[], station: Ids): readonly string[] {
  const others = ids.filter((id) => !hasId(station, id))
  return others.length < ids.length ? others : [...ids, station.id]
}

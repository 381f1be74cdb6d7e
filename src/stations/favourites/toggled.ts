import type { StationSummary } from '../../catalog/station-summary'
import { hasId } from '../station-words'

type Ids = Pick<StationSummary, 'id' | 'aliases'>

/** Whether a station is among them, by any of its ids. */
export function isFavourite(ids: readonly string[], station: Ids): boolean {
  return ids.some((id) => hasId(station, id))
}

/** Favourites with the station or, where any of its ids is among them, without all of these. */
export function toggled(ids: readonly string[], station: Ids): readonly string[] {
  const others = ids.filter((id) => !hasId(station, id))
  return others.length < ids.length ? others : [...ids, station.id]
}

import type { StationSummary } from '../../catalog/door'
import { bears } from '../station-words'

/** Favourites with the station or, where any of its ids is among them, without all of these. */
export function toggled(
  ids: readonly string[],
  station: Pick<StationSummary, 'id' | 'aliases'>,
): readonly string[] {
  const others = ids.filter((id) => !bears(station, id))
  return others.length < ids.length ? others : [...ids, station.id]
}

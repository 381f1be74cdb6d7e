import type { StationSummary } from '../catalog/station-summary'
import { placeWords } from './words/place-words'

/** Returns whether an id belongs to this station. */
export function hasId({ id, aliases }: Pick<StationSummary, 'id' | 'aliases'>, wanted: string): boolean {
  return id === wanted || aliases.includes(wanted)
}

/** Returns whether another one of these stations has the same name and place, so that only their ids differ. */
export function isNamesake(station: StationSummary, stations: readonly StationSummary[]): boolean {
  return stations.some(
    (other) =>
      other.id !== station.id && other.name === station.name && placeWords(other) === placeWords(station),
  )
}

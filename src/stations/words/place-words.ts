import type { StationSummary } from '../../catalog/station-summary'
import { foldText } from '../../model/text'

export type StatedPlace = Pick<StationSummary, 'address' | 'municipality'>

/**
 * Returns a station's address and its municipality, in this order, without empty ones. The municipality is left out if
 * the address already contains it, in either order of the two names of a bilingual place.
 */
export function placeParts({ address, municipality }: StatedPlace): string[] {
  const isContained = placeNames(municipality).every((name) => foldText(address).includes(name))
  return [address, isContained ? '' : municipality].filter((part) => part !== '')
}

/** Returns the folded names of a bilingual place. */
export const placeNames = (place: string) =>
  foldText(place)
    .split(/ - |\//)
    .map((name) => name.trim())

/** Formats a station's place in one line. */
export const placeWords = (place: StatedPlace) => placeParts(place).join(', ')

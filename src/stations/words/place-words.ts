import type { StationSummary } from '../../catalog/station-summary'
import { fold } from '../../model/text'

export type StatedPlace = Pick<StationSummary, 'address' | 'municipality'>

/**
 * Returns a station's address and its municipality, without empty ones. The municipality is left out if the address
 * already contains it, in either order of the two names of a bilingual place.
 */
function placeParts({ address, municipality }: StatedPlace): string[] {
  const names = fold(municipality).split(/ - |\//)
  const isContained = names.every((name) => fold(address).includes(name.trim()))
  return [address, isContained ? '' : municipality].filter((part) => part !== '')
}

/** Formats a station's place in one line. */
export const placeWords = (place: StatedPlace) => placeParts(place).join(', ')

/** Parts of a station's place for a row, in its order: the municipality, the address. */
export const rowPlaceParts = (place: StatedPlace) => placeParts(place).reverse()

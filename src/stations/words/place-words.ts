import type { StationSummary } from '../../catalog/station-summary'
import { fold } from '../../model/text'

/**
 * Formats a station's place in one line. The municipality is left out if the address already contains it, in either
 * order of the two names of a bilingual place.
 */
export function placeWords({
  address,
  municipality,
}: Pick<StationSummary, 'address' | 'municipality'>): string {
  const names = fold(municipality).split(/ - |\//)
  if (names.every((name) => fold(address).includes(name.trim()))) return address
  return address === '' ? municipality : `${address}, ${municipality}`
}

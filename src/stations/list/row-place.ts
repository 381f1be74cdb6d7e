import { createContext } from 'react'
import type { StationSummary } from '../../catalog/station-summary'
import type { Language } from '../../i18n/languages'
import { placeParts, type StatedPlace } from '../words/place-words'

/** What the second line of a row may name. */
export type RowPlaceParts = (
  place: StatedPlace & Pick<StationSummary, 'provider'>,
  language: Language,
) => string[]

/**
 * Returns the parts of the place in a row. Until the script with the long list is loaded, they are not shortened: a
 * street has both its names, and no provider follows.
 */
export const RowPlace = createContext<RowPlaceParts>(placeParts)

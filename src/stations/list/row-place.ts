import { createContext } from 'react'
import type { Language } from '../../i18n/languages'
import { placeParts, type StatedPlace } from '../words/place-words'

/**
 * Returns the parts of the place in a row. Until the script with the long list is loaded, they are not shortened: a
 * street has both its names.
 */
export const RowPlace = createContext<(place: StatedPlace, language: Language) => string[]>(placeParts)

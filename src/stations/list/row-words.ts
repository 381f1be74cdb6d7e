import { createContext, type ReactNode } from 'react'
import type { StationSummary } from '../../catalog/station-summary'
import type { Language } from '../../i18n/languages'
import { placeParts, type StatedPlace } from '../words/place-words'

/**
 * Returns the parts of the place in a row. Until the script with the long list is loaded, they are not shortened: a
 * street has both its names.
 */
export const RowPlace = createContext<(place: StatedPlace, language: Language) => string[]>(placeParts)

/** Returns the words about plugs in a row, with what stands around them. */
export type PlugsAndMore = (plugs: string, station: StationSummary, now: number) => ReactNode

/** The script with the long list adds opening hours and, in a wide window, the provider; `null`: only the plugs. */
export const RowPlugs = createContext<PlugsAndMore | null>(null)

import { useSyncExternalStore } from 'react'
import type { ClassedBy } from '../../catalog/map-classes'
import { choiceParam, withParams } from '../../url/param'
import { currentSearch, subscribe, writeSearch } from '../../url/search-params'

/** What the symbols of the map are coloured by. */
export type MapColour = 'status' | ClassedBy

export const mapColours: readonly MapColour[] = ['status', 'attention', 'age', 'complete', 'use', 'provider']

// Not in `view.ts`, because the first script does not need it.
const param = choiceParam<MapColour | ''>('colour', mapColours, '')

const parseColour = (search: string) => param.parse(new URLSearchParams(search).get(param.key))

/**
 * Returns the colour of the map in the address, and a function that changes it.
 * @param usual colour while nobody has chosen one
 */
export function useMapColour(usual: MapColour): [colour: MapColour, change: (colour: MapColour) => void] {
  const colour = useSyncExternalStore(subscribe, () => parseColour(currentSearch())) || usual
  const change = (next: MapColour) =>
    writeSearch(withParams(currentSearch(), [[param.key, param.serialize(next)]]), 'push')
  return [colour, change]
}

/** Returns the colour of an address as a change for `withParams`; `null` without one. */
export function linkedColour(search: string): readonly [key: string, text: string | null] {
  return [param.key, param.serialize(parseColour(search))]
}

import type { ClassedBy } from '../../catalog/map-classes'
import { choiceParam } from '../../url/param'
import { useLinkPart } from './link-part'
import { createLinkPart } from './params-part'

/** What the symbols of the map are coloured by. */
export type MapColour = 'status' | ClassedBy

export const mapColours: readonly MapColour[] = ['status', 'age', 'complete', 'use', 'provider']

export const colourParam = choiceParam<MapColour>('colour', mapColours, 'status')
export const colourPart = createLinkPart({ colour: colourParam })

/** Returns the colour of the map in the address, and a function that changes it. */
export function useMapColour(): [colour: MapColour, change: (colour: MapColour) => void] {
  const [{ colour }, change] = useLinkPart(colourPart)
  return [colour, (next) => change({ colour: next })]
}

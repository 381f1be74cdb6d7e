import type { ClassedBy } from '../../catalog/map-classes'
import { choiceParam } from '../../url/param'
import { createLinkPart, useLinkPart } from './link-part'

/** What the symbols of the map are coloured by. */
export type MapColour = 'status' | ClassedBy

export const mapColours: readonly MapColour[] = ['status', 'age', 'complete', 'use', 'provider']

export const colourPart = createLinkPart<{ colour: MapColour }>({
  colour: choiceParam<MapColour>('colour', mapColours, 'status'),
})

/** Returns the colour of the map in the address, and a function that changes it. */
export function useMapColour(): [colour: MapColour, change: (colour: MapColour) => void] {
  const [{ colour }, change] = useLinkPart(colourPart)
  return [colour, (next) => change({ colour: next })]
}

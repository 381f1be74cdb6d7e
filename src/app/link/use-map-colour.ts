import { type ClassedBy, classings } from '../../catalog/map-classes'
import { choiceParam } from '../../url/param'
import { useLinkPart } from './link-part'
import { createLinkPart } from './params-part'

/** What the symbols of the map are coloured by. */
export type MapColour = 'status' | ClassedBy

export const mapColours: readonly MapColour[] = ['status', ...classings]

/** Key of the colour in the link. */
export const colourKey = 'colour'

/** The link's parameter; `''`: nobody has chosen a colour, so the page's default colour is shown. */
const colourParam = choiceParam<MapColour | ''>(colourKey, mapColours, '')
export const colourPart = createLinkPart({ colour: colourParam })

/**
 * Returns the colour of the map.
 * @param linked text of the parameter in the link; `null`: none
 * @param defaultColour colour while nobody has chosen one
 */
export const toMapColour = (linked: string | null, defaultColour: MapColour): MapColour =>
  colourParam.parse(linked) || defaultColour

/**
 * Returns the colour of the map in the address, and a function that changes it.
 * @param defaultColour colour while nobody has chosen one
 */
export function useMapColour(
  defaultColour: MapColour,
): [colour: MapColour, change: (colour: MapColour) => void] {
  const [{ colour }, change] = useLinkPart(colourPart)
  return [toMapColour(colour, defaultColour), (next) => change({ colour: next })]
}

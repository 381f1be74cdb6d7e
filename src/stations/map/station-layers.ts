import type { OverlayLayer } from '../../map/GeoJsonLayers'
import type { Look } from '../../ui/use-look'
import { statusPalettes } from '../status-palette'
import { hereDot, mark } from './mark-sizes'

/** Zoom from which stations bear their names. */
const namesFrom = 13

/** Whatever else is on the map, a sign is never left out for want of room. */
const everySign = { 'icon-allow-overlap': true, 'icon-ignore-placement': true } as const

/** Clusters above stations: a ring with a number says more than the sign that it would cover. */
export const stationLayers: readonly OverlayLayer[] = [
  {
    id: 'stations',
    type: 'symbol',
    filter: ['==', ['get', 'cluster'], ''],
    layout: { 'icon-image': ['get', 'icon'], ...everySign },
  },
  {
    id: 'clusters',
    type: 'symbol',
    filter: ['!=', ['get', 'cluster'], ''],
    layout: { 'icon-image': ['get', 'icon'], ...everySign },
  },
]

/** Names of single stations; they give way to each other. */
export function nameLayers(look: Look, font: readonly string[]): readonly OverlayLayer[] {
  const palette = statusPalettes[look]
  return [
    {
      id: 'station-names',
      type: 'symbol',
      minzoom: namesFrom,
      filter: ['==', ['get', 'cluster'], ''],
      layout: {
        'text-field': ['get', 'name'],
        'text-font': [...font],
        'text-size': 12,
        'text-max-width': 9,
        'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
        'text-radial-offset': 1.25,
        'text-justify': 'auto',
      },
      paint: {
        'text-color': palette.text,
        'text-halo-color': palette.surface,
        'text-halo-width': 1.5,
      },
    },
  ]
}

/** A dot for where the person is, with a rim that stands out from any ground. */
export function hereLayers(look: Look): readonly OverlayLayer[] {
  const { accent, surface } = statusPalettes[look]
  return [
    {
      id: 'here',
      type: 'circle',
      paint: {
        'circle-radius': hereDot.radius,
        'circle-color': accent,
        'circle-stroke-color': surface,
        'circle-stroke-width': hereDot.rim,
      },
    },
  ]
}

/** A wide ring around the chosen station, a narrow one around what is pointed at, and their signs. */
export function markLayers(look: Look): readonly OverlayLayer[] {
  const { accent } = statusPalettes[look]
  return [
    {
      id: 'mark-rings',
      type: 'circle',
      paint: {
        'circle-radius': ['case', ['==', ['get', 'mark'], 'selected'], mark.selected, mark.hovered],
        'circle-opacity': 0,
        'circle-stroke-color': accent,
        'circle-stroke-width': mark.line,
      },
    },
    {
      id: 'mark-signs',
      type: 'symbol',
      layout: { 'icon-image': ['get', 'icon'], 'icon-size': mark.scale, ...everySign },
    },
  ]
}

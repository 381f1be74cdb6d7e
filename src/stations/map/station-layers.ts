import type { OverlayLayer } from '../../map/GeoJsonLayers'
import type { Look } from '../../ui/use-look'
import { statusPalettes } from '../status-palette'

/** Zoom from which the names of stations are shown. */
export const namesFrom = 13

/** Names of single stations; they give way to each other. */
export function nameLayers(look: Look, font: readonly string[]): readonly OverlayLayer[] {
  const palette = statusPalettes[look]
  return [
    {
      id: 'station-names',
      type: 'symbol',
      minzoom: namesFrom,
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

import type { ExpressionSpecification, SymbolLayerSpecification } from 'maplibre-gl'
import { basemapPalettes, type MapLook } from '../basemap/basemap-palette'
import { type TownClass, townClasses } from '../basemap/basemap-sizes'
import { toExpression } from '../basemap/zoom-expressions'
import { roadClassFilters } from './road-classes'
import { roadName, roads } from './road-sizes'
import { streetPalettes } from './street-palette'

/** Maximum line length in ems; width of the halo around letters in pixels. */
const maxWidth = 9
const halo = 1.5

/**
 * Returns a font stack. MapLibre draws names itself with the page's font. It takes the weight from the first name of
 * the stack, which is not the name of a font.
 */
const toFont = (weight: 400 | 600) => [`Inter ${weight === 400 ? 'Regular' : 'Semibold'}`, 'Inter Variable']

// Local names, as on the symbols of the place.
const name: ExpressionSpecification = ['get', 'name']
/** Population. Hamlets have no value. */
const population: ExpressionSpecification = ['coalesce', ['get', 'population'], 0]

/** Returns layers for the names of roads and, above them, of places in the look of the embedded map. */
export function nameLayers(look: MapLook, source: string): SymbolLayerSpecification[] {
  return [
    ...roads.map(({ id }) => roadNames(look, source, id)),
    neighbourhoods(look, source),
    ...townClasses.map((each, index) => places(look, source, each, townClasses[index + 1])),
  ]
}

function roadNames(
  look: MapLook,
  source: string,
  id: keyof typeof roadClassFilters,
): SymbolLayerSpecification {
  const { ground } = basemapPalettes[look]
  return {
    id: `${id}-names`,
    type: 'symbol',
    source,
    'source-layer': 'roads',
    minzoom: roadName.minzoom[id],
    filter: roadClassFilters[id],
    layout: {
      'symbol-placement': 'line',
      'symbol-spacing': roadName.spacing,
      'text-field': name,
      'text-font': toFont(400),
      'text-size': toExpression(roadName.size),
    },
    paint: { 'text-color': streetPalettes[look].name, 'text-halo-color': ground, 'text-halo-width': halo },
  }
}

const label = (look: MapLook, isStrong: boolean) => ({
  'text-color': basemapPalettes[look][isStrong ? 'town' : 'village'],
  'text-halo-color': basemapPalettes[look].ground,
  'text-halo-width': halo,
})

function neighbourhoods(look: MapLook, source: string): SymbolLayerSpecification {
  return {
    id: 'neighbourhoods',
    type: 'symbol',
    source,
    'source-layer': 'places',
    minzoom: 13,
    filter: ['in', ['get', 'kind'], ['literal', ['neighbourhood', 'macrohood']]],
    layout: {
      'text-field': name,
      'text-font': toFont(400),
      'text-size': 12,
      'text-max-width': maxWidth,
      'text-padding': 10,
    },
    paint: label(look, false),
  }
}

function places(
  look: MapLook,
  source: string,
  { from, minzoom, size, weight, padding }: TownClass,
  next: TownClass | undefined,
): SymbolLayerSpecification {
  return {
    id: `places-${from}`,
    type: 'symbol',
    source,
    'source-layer': 'places',
    minzoom,
    filter: [
      'all',
      ['==', ['get', 'kind'], 'locality'],
      ['>=', population, from],
      next ? ['<', population, next.from] : true,
    ],
    layout: {
      'text-field': name,
      'text-font': toFont(weight),
      'text-size': toExpression(size),
      'text-max-width': maxWidth,
      'text-letter-spacing': 0.02,
      'text-padding': padding,
      'symbol-sort-key': ['-', population],
    },
    paint: label(look, weight === 600),
  }
}

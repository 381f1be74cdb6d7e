import type { FeatureCollection } from 'geojson'
import type {
  ExpressionSpecification,
  LayerSpecification,
  StyleSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl'
import type { BasemapData } from './basemap-data'
import { basemapPalettes, type MapLook } from './basemap-palette'

/**
 * Without `glyphs` MapLibre draws labels itself, with the fonts of the page. It takes the weight from the
 * first name of the stack, which is no font's; the second is the one that the page has bundled.
 */
const fontOfWeight = (weight: 'Regular' | 'Semibold') => [`Inter ${weight}`, 'Inter Variable']

interface TownClass {
  id: string
  /** Inhabitants, up to those of the next class. */
  from: number
  /** Zoom from which it is labelled. */
  minzoom: number
  /** Pixels at that zoom, and three zooms further in. */
  size: [number, number]
  weight: 'Regular' | 'Semibold'
  /** Free space around a label, pixels. */
  padding: number
}

/** From small to large: MapLibre places what is on top first, so that a village never hides a city. */
const townClasses: readonly TownClass[] = [
  { id: 'hamlets', from: 0, minzoom: 10.5, size: [11.5, 12.5], weight: 'Regular', padding: 10 },
  { id: 'villages', from: 1_000, minzoom: 9, size: [11.5, 13], weight: 'Regular', padding: 16 },
  { id: 'large-villages', from: 2_500, minzoom: 8, size: [11.5, 13], weight: 'Regular', padding: 16 },
  { id: 'towns', from: 8_000, minzoom: 7.5, size: [12, 14], weight: 'Semibold', padding: 12 },
  { id: 'cities', from: 30_000, minzoom: 6, size: [13, 15], weight: 'Semibold', padding: 8 },
]

const prefix = 'embedded:'

export function isEmbedded(sourceId: string): boolean {
  return sourceId.startsWith(prefix)
}

/** Kinds of features on the map. */
type Kind = 'lakes' | 'rivers' | 'borders' | 'edge' | 'towns'

const source = `${prefix}map`

/** One source for all: each source has tiles of its own, and each tile that arrives is a frame to draw. */
function mapFeatures(data: BasemapData): FeatureCollection {
  const kinds: readonly Kind[] = ['lakes', 'rivers', 'borders', 'edge', 'towns']
  return {
    type: 'FeatureCollection',
    features: kinds.flatMap((kind) =>
      data[kind].features.map((feature) => ({ ...feature, properties: { ...feature.properties, kind } })),
    ),
  }
}

const isOf = (kind: Kind): ExpressionSpecification => ['==', ['get', 'kind'], kind]

/**
 * The map that needs no network: ground, lakes, rivers, borders and the names of towns. Its ids are its own, so that
 * it can cover another style.
 */
export function embeddedStyle(look: MapLook, data: BasemapData): StyleSpecification {
  const layers = [
    ...landLayers(look),
    ...townClasses.map((each, index) => townLayer(look, each, townClasses[index + 1])),
  ]
  return {
    version: 8,
    name: `Plugboard ${look}`,
    sources: { [source]: { type: 'geojson', data: mapFeatures(data) } },
    layers: layers.map((layer) => ({ ...layer, id: prefix + layer.id })),
  }
}

function landLayers(look: MapLook): LayerSpecification[] {
  const palette = basemapPalettes[look]
  const round = { 'line-cap': 'round', 'line-join': 'round' } as const
  return [
    { id: 'ground', type: 'background', paint: { 'background-color': palette.ground } },
    {
      id: 'rivers',
      type: 'line',
      source,
      filter: isOf('rivers'),
      layout: round,
      paint: {
        'line-color': palette.river,
        'line-width': [
          'interpolate',
          ['exponential', 1.4],
          ['zoom'],
          6,
          ['match', ['get', 'level'], 1, 1.2, 2, 1, 0.8],
          14,
          ['match', ['get', 'level'], 1, 8, 2, 6.5, 5],
        ],
      },
    },
    { id: 'lakes', type: 'fill', source, filter: isOf('lakes'), paint: { 'fill-color': palette.water } },
    {
      id: 'shores',
      type: 'line',
      source,
      filter: isOf('lakes'),
      layout: round,
      paint: {
        'line-color': palette.shore,
        'line-width': ['interpolate', ['linear'], ['zoom'], 8, 0.6, 13, 1.4],
      },
    },
    {
      id: 'borders',
      type: 'line',
      source,
      filter: isOf('borders'),
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': palette.border,
        'line-width': ['interpolate', ['linear'], ['zoom'], 6, 1, 12, 1.8],
        'line-dasharray': [3, 2.5],
      },
    },
    {
      // Lines end at the edge of the data: the ground covers them softly, as if in mist.
      id: 'edge',
      type: 'line',
      source,
      filter: isOf('edge'),
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': palette.ground,
        'line-width': ['interpolate', ['exponential', 2], ['zoom'], 6, 25, 8.5, 140],
        'line-blur': ['interpolate', ['exponential', 2], ['zoom'], 6, 12, 8.5, 66],
      },
    },
  ]
}

const inhabitants: ExpressionSpecification = ['get', 'population']

function townLayer(
  look: MapLook,
  { id, from, minzoom, size, weight, padding }: TownClass,
  next: TownClass | undefined,
): SymbolLayerSpecification {
  const palette = basemapPalettes[look]
  return {
    id,
    type: 'symbol',
    source,
    minzoom,
    filter: ['all', isOf('towns'), ['>=', inhabitants, from], next ? ['<', inhabitants, next.from] : true],
    layout: {
      'text-field': ['get', 'name'],
      'text-font': fontOfWeight(weight),
      'text-size': ['interpolate', ['linear'], ['zoom'], minzoom, size[0], minzoom + 3, size[1]],
      'text-max-width': 9,
      'text-letter-spacing': 0.02,
      'text-padding': padding,
      'symbol-sort-key': ['-', inhabitants],
    },
    paint: {
      'text-color': weight === 'Regular' ? palette.village : palette.town,
      'text-halo-color': palette.ground,
      'text-halo-width': 1.5,
    },
  }
}

import type { FeatureCollection } from 'geojson'
import type {
  ExpressionSpecification,
  LayerSpecification,
  StyleSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl'
import type { BasemapData } from './basemap-data'
import { border, edge, riverWidths, shoreWidth, type TownClass, townClasses, townText } from './basemap-look'
import { basemapPalettes, type MapLook } from './basemap-palette'
import { asExpression, asExpressionBy } from './stops'

/**
 * Without `glyphs` MapLibre draws labels itself, with the fonts of the page. It takes the weight from the
 * first name of the stack, which is no font's; the second is the one that the page has bundled.
 */
const fontOfWeight = (weight: 'Regular' | 'Semibold') => [`Inter ${weight}`, 'Inter Variable']

const prefix = 'embedded:'

export function isEmbedded(sourceId: string): boolean {
  return sourceId.startsWith(prefix)
}

/** Kinds of features on the map. */
type Kind = 'lakes' | 'rivers' | 'borders' | 'edge' | 'towns'

const source = `${prefix}map`

/** One source for all: each source has tiles of its own, and each tile that arrives is a frame to draw. */
function mapFeatures(data: BasemapData | null): FeatureCollection {
  const kinds: readonly Kind[] = ['lakes', 'rivers', 'borders', 'edge', 'towns']
  return {
    type: 'FeatureCollection',
    features: kinds.flatMap((kind) =>
      (data?.[kind].features ?? []).map((feature) => ({
        ...feature,
        properties: { ...feature.properties, kind },
      })),
    ),
  }
}

const isOf = (kind: Kind): ExpressionSpecification => ['==', ['get', 'kind'], kind]

/**
 * The map of this site: ground, lakes, rivers, borders and the names of towns. Its ids are its own, so that it can
 * cover another style.
 * @param data `null`: ground alone
 */
export function embeddedStyle(look: MapLook, data: BasemapData | null): StyleSpecification {
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
        'line-width': asExpressionBy('level', riverWidths),
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
        'line-width': asExpression(shoreWidth),
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
        'line-width': asExpression(border.width),
        'line-dasharray': [...border.dashes],
      },
    },
    {
      id: 'edge',
      type: 'line',
      source,
      filter: isOf('edge'),
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': palette.ground,
        'line-width': asExpression(edge.width),
        'line-blur': asExpression(edge.blur),
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
      'text-size': asExpression(size),
      'text-max-width': townText.maxWidth,
      'text-letter-spacing': townText.letterSpacing,
      'text-padding': padding,
      'symbol-sort-key': ['-', inhabitants],
    },
    paint: {
      'text-color': weight === 'Regular' ? palette.village : palette.town,
      'text-halo-color': palette.ground,
      'text-halo-width': townText.halo,
    },
  }
}

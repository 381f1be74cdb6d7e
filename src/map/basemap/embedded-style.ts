import type { FeatureCollection } from 'geojson'
import type { ExpressionSpecification, LayerSpecification, StyleSpecification } from 'maplibre-gl'
import type { BasemapData } from './basemap-data'
import { basemapPalettes, type MapLook } from './basemap-palette'
import { border, edge, riverWidths, shoreWidth } from './basemap-sizes'
import { toExpression, toExpressionByProperty } from './zoom-expressions'

const prefix = 'embedded:'

/** Returns the id of a source or layer of the embedded map in the style of a map. */
export const embeddedId = (name: string) => prefix + name

export function isEmbedded(sourceId: string): boolean {
  return sourceId.startsWith(prefix)
}

/** Kinds of features in the source. */
type Kind = 'waters' | 'rivers' | 'borders' | 'edge'

const source = embeddedId('map')

/** Returns all features for one source: each source has its own tiles, and each loaded tile costs a frame. */
function mapFeatures(data: BasemapData | null): FeatureCollection {
  const kinds: readonly Kind[] = ['waters', 'rivers', 'borders', 'edge']
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

const isKind = (kind: Kind): ExpressionSpecification => ['==', ['get', 'kind'], kind]

/**
 * Returns the style of the embedded map: ground, waters, rivers and borders. `town-names.ts` paints the names of towns
 * above it. Its ids are unique, so that it can be stacked on another style.
 * @param data `null`: ground only
 */
export function embeddedStyle(look: MapLook, data: BasemapData | null): StyleSpecification {
  return {
    version: 8,
    name: `Plugboard ${look}`,
    sources: { [source]: { type: 'geojson', data: mapFeatures(data) } },
    layers: landLayers(look).map((layer) => ({ ...layer, id: embeddedId(layer.id) })),
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
      filter: isKind('rivers'),
      layout: round,
      paint: {
        'line-color': palette.river,
        'line-width': toExpressionByProperty('level', riverWidths),
      },
    },
    { id: 'waters', type: 'fill', source, filter: isKind('waters'), paint: { 'fill-color': palette.water } },
    {
      id: 'shores',
      type: 'line',
      source,
      filter: isKind('waters'),
      layout: round,
      paint: {
        'line-color': palette.shore,
        'line-width': toExpression(shoreWidth),
      },
    },
    {
      id: 'borders',
      type: 'line',
      source,
      filter: isKind('borders'),
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': palette.border,
        'line-width': toExpression(border.width),
        'line-dasharray': [...border.dashes],
      },
    },
    {
      id: 'edge',
      type: 'line',
      source,
      filter: isKind('edge'),
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': palette.ground,
        'line-width': toExpression(edge.width),
        'line-blur': toExpression({
          ...edge.width,
          stops: edge.width.stops.map(([zoom, width]) => [zoom, width * edge.blur]),
        }),
      },
    },
  ]
}

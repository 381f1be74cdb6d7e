import type {
  ExpressionSpecification,
  FillLayerSpecification,
  LayerSpecification,
  LineLayerSpecification,
  StyleSpecification,
  VectorSourceSpecification,
} from 'maplibre-gl'
import { basemapPalettes, type MapLook } from '../basemap/basemap-palette'
import { border } from '../basemap/basemap-sizes'
import { toExpression } from '../basemap/zoom-expressions'
import type { ZoomFunction } from '../basemap/zoom-function'
import { isKind, roadClassFilters } from './road-classes'
import {
  casingWidth,
  pathWidth,
  type RoadClass,
  railWidth,
  riverWidth,
  roads,
  streamWidth,
} from './road-sizes'
import { nameLayers } from './street-names'
import { streetPalettes } from './street-palette'

const source = 'streets'

const has = (property: string): ExpressionSpecification => ['==', ['get', property], true]
const isArea: ExpressionSpecification = ['==', ['geometry-type'], 'Polygon']
const isLine: ExpressionSpecification = ['==', ['geometry-type'], 'LineString']

/**
 * Returns the style of an archive in the Protomaps basemap schema (version 4):
 * https://docs.protomaps.com/basemaps/layers. The ground layer covers everything, so that areas outside the archive
 * look like land, not like sea. Without `glyphs` MapLibre draws names with the page's font.
 */
export function streetStyle(look: MapLook, tiles: VectorSourceSpecification): StyleSpecification {
  return {
    version: 8,
    name: `Plugboard streets ${look}`,
    sources: { [source]: tiles },
    layers: [
      ...areaLayers(look),
      ...waterLayers(look),
      ...builtLayers(look),
      ...roadLayers(look),
      boundaryLayer(look),
      ...nameLayers(look, source),
    ],
  }
}

const fill = (
  id: string,
  layer: string,
  colour: string,
  more: Partial<FillLayerSpecification> = {},
): FillLayerSpecification => ({
  id,
  type: 'fill',
  source,
  'source-layer': layer,
  ...more,
  paint: { 'fill-color': colour },
})

const line = (
  id: string,
  layer: string,
  {
    colour,
    width,
    ...more
  }: { colour: string; width: ExpressionSpecification } & Partial<LineLayerSpecification>,
): LineLayerSpecification => ({
  id,
  type: 'line',
  source,
  'source-layer': layer,
  layout: { 'line-cap': 'round', 'line-join': 'round' },
  ...more,
  paint: { 'line-color': colour, 'line-width': width, ...more.paint },
})

function areaLayers(look: MapLook): LayerSpecification[] {
  const { ground } = basemapPalettes[look]
  const { green, built } = streetPalettes[look]
  const greens = ['national_park', 'park', 'forest', 'wood', 'nature_reserve', 'grass', 'grassland', 'meadow']
  const open = ['cemetery', 'golf_course', 'garden', 'village_green', 'allotments', 'scrub', 'playground']
  return [
    { id: 'ground', type: 'background', paint: { 'background-color': ground } },
    // Land of islands and coasts covers the sea of coarser tiles.
    fill('earth', 'earth', ground, { filter: isArea }),
    fill('woods', 'landcover', green, { filter: isKind('forest', 'grassland', 'scrub'), maxzoom: 8 }),
    fill('greens', 'landuse', green, { filter: ['all', isArea, isKind(...greens, ...open)] }),
    fill('built', 'landuse', built, {
      filter: [
        'all',
        isArea,
        isKind('hospital', 'school', 'university', 'college', 'industrial', 'aerodrome'),
      ],
    }),
  ]
}

function waterLayers(look: MapLook): LayerSpecification[] {
  const { water, river } = basemapPalettes[look]
  const waterway = (kind: string, width: ZoomFunction, minzoom: number) =>
    line(`${kind}s`, 'water', {
      colour: river,
      width: toExpression(width),
      filter: ['all', isLine, isKind(kind, ...(kind === 'river' ? ['canal'] : []))],
      minzoom,
    })
  return [
    fill('water', 'water', water, { filter: isArea }),
    waterway('stream', streamWidth, 12),
    waterway('river', riverWidth, 8),
  ]
}

function builtLayers(look: MapLook): LayerSpecification[] {
  const filter = isKind('building', 'building_part')
  return [fill('buildings', 'buildings', streetPalettes[look].building, { filter, minzoom: 14 })]
}

function roadLayers(look: MapLook): LayerSpecification[] {
  const palette = streetPalettes[look]
  const colours: Record<RoadClass, string> = { ...palette, service: palette.minor }
  const widened = ({ base, stops }: ZoomFunction): ZoomFunction => ({
    base,
    stops: stops.map(([zoom, pixels]) => [zoom, pixels + 2 * casingWidth]),
  })
  const opacity: ExpressionSpecification = ['case', has('is_tunnel'), 0.4, 1]
  const tunnelPaint = { 'line-opacity': opacity }
  const casings = roads.map(({ id, casingMinzoom, width }) =>
    line(`${id}-casing`, 'roads', {
      colour: id === 'highway' || id === 'major' ? palette.majorCasing : palette.casing,
      width: toExpression(widened(width)),
      filter: roadClassFilters[id],
      minzoom: casingMinzoom,
      layout: { 'line-join': 'round' },
      paint: tunnelPaint,
    }),
  )
  const surfaces = roads.map(({ id, minzoom, width }) =>
    line(`${id}-road`, 'roads', {
      colour: colours[id],
      width: toExpression(width),
      filter: roadClassFilters[id],
      minzoom,
      paint: tunnelPaint,
    }),
  )
  return [
    line('paths', 'roads', {
      colour: palette.path,
      width: toExpression(pathWidth),
      filter: isKind('path', 'other'),
      minzoom: 14,
      layout: {},
      paint: { 'line-dasharray': [3, 2] },
    }),
    line('rails', 'roads', {
      colour: palette.rail,
      width: toExpression(railWidth),
      filter: isKind('rail'),
      minzoom: 10,
      layout: {},
      paint: tunnelPaint,
    }),
    ...casings,
    ...surfaces,
  ]
}

function boundaryLayer(look: MapLook): LayerSpecification {
  return line('boundaries', 'boundaries', {
    colour: basemapPalettes[look].border,
    width: toExpression(border.width),
    filter: isKind('country'),
    layout: { 'line-join': 'round' },
    paint: { 'line-dasharray': [...border.dashes] },
  })
}

import type { Feature, FeatureCollection, LineString, Polygon } from 'geojson'
import { boxRing } from '../../model/box-ring'
import type { BasemapFile } from './basemap-file'
import { decodeLine, smooth } from './basemap-lines'

/** The embedded map as GeoJSON, WGS 84. */
export interface BasemapData {
  /** Lakes, and the parts of the sea with their islands as inner rings. */
  waters: FeatureCollection<Polygon>
  /** `level`: 1 for the largest rivers; smaller rivers have higher numbers. */
  rivers: FeatureCollection<LineString, { level: number }>
  borders: FeatureCollection<LineString>
  /** Edge of the map. */
  edge: FeatureCollection<Polygon>
}

/** Publisher of the embedded map's data; must be visible with the map. */
export interface Credit {
  text: string
  /** What the data is used for. */
  use: string
  licence: string
  url: string
}

export function readBasemap(file: BasemapFile): BasemapData {
  const decode = (steps: readonly number[]) => decodeLine(steps, file.scale)
  const toLines = <P>(lines: readonly number[][], properties: P) =>
    lines.map((line) => feature({ type: 'LineString', coordinates: smooth(decode(line)) }, properties))
  const [west = 0, south = 0, east = 0, north = 0] = file.box
  return {
    waters: collection(
      file.waters.map((rings) => feature({ type: 'Polygon', coordinates: rings.map(decode) }, {})),
    ),
    rivers: collection(file.rivers.flatMap(({ level, lines }) => toLines(lines, { level }))),
    borders: collection(toLines(file.borders, {})),
    edge: collection([feature({ type: 'Polygon', coordinates: [boxRing([west, south, east, north])] }, {})]),
  }
}

function feature<G extends LineString | Polygon, P>(geometry: G, properties: P): Feature<G, P> {
  return { type: 'Feature', geometry, properties }
}

function collection<G extends LineString | Polygon, P>(features: Feature<G, P>[]): FeatureCollection<G, P> {
  return { type: 'FeatureCollection', features }
}

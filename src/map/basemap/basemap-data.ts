import type { Feature, FeatureCollection, LineString, Polygon, Position } from 'geojson'
import type { BasemapFile } from './basemap-file'

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
  const corners = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ]
  return {
    waters: collection(
      file.waters.map((rings) => feature({ type: 'Polygon', coordinates: rings.map(decode) }, {})),
    ),
    rivers: collection(file.rivers.flatMap(({ level, lines }) => toLines(lines, { level }))),
    borders: collection(toLines(file.borders, {})),
    edge: collection([feature({ type: 'Polygon', coordinates: [corners] }, {})]),
  }
}

/** Decodes integer steps, `scale` to a degree, to degrees. Steps keep the file small. */
function decodeLine(steps: readonly number[], scale: number): Position[] {
  const positions: Position[] = []
  let [lon, lat] = [0, 0]
  for (let index = 0; index + 1 < steps.length; index += 2) {
    lon += steps[index] ?? 0
    lat += steps[index + 1] ?? 0
    positions.push([lon / scale, lat / scale])
  }
  return positions
}

/** Cuts corners twice (Chaikin): the rivers are made for smaller scales and look angular from zoom 11. */
function smooth(line: Position[], rounds = 2): Position[] {
  const [first, last] = [line[0], line.at(-1)]
  if (rounds === 0 || first === undefined || last === undefined) return line
  const cut = line.slice(1).flatMap((to, index) => {
    const from = line[index] ?? to
    return [interpolate(from, to, 0.25), interpolate(from, to, 0.75)]
  })
  return smooth([first, ...cut, last], rounds - 1)
}

function interpolate(from: Position, to: Position, share: number): Position {
  return from.map((start, axis) => start + share * ((to[axis] ?? start) - start))
}

function feature<G extends LineString | Polygon, P>(geometry: G, properties: P): Feature<G, P> {
  return { type: 'Feature', geometry, properties }
}

function collection<G extends LineString | Polygon, P>(features: Feature<G, P>[]): FeatureCollection<G, P> {
  return { type: 'FeatureCollection', features }
}

import type { Position } from 'geojson'
import { toMercator } from '../flat-view'
import type { BasemapFile } from './basemap-file'
import { decodeLine, smooth } from './basemap-lines'

/** Line in Web Mercator: x and y alternate. */
export type ProjectedLine = Float64Array

/** Shapes of the embedded map, ready to be painted. */
export interface BasemapShapes {
  /** Rings of lakes and seas, the shore first, then islands. */
  waters: ProjectedLine[][]
  /** Rivers by level, the largest first. */
  rivers: [ProjectedLine[], ProjectedLine[], ProjectedLine[]]
  borders: ProjectedLine[]
  /** Two opposite corners of the map. */
  edge: ProjectedLine
}

/** Converts the embedded map in steps, each short enough for one task of the page. */
export function* readShapes({
  scale,
  box: [west = 0, south = 0, east = 0, north = 0],
  ...encoded
}: BasemapFile): Generator<void, BasemapShapes> {
  const toLine = (steps: readonly number[]) => projectLine(smooth(decodeLine(steps, scale)))
  const shapes: BasemapShapes = {
    waters: [],
    rivers: [[], [], []],
    borders: [],
    edge: projectLine([
      [west, south],
      [east, north],
    ]),
  }
  for (const rings of encoded.waters) {
    shapes.waters.push(rings.map((ring) => projectLine(decodeLine(ring, scale))))
    yield
  }
  for (const { level, lines } of encoded.rivers)
    for (const line of lines) {
      shapes.rivers[Math.min(level, 3) - 1]?.push(toLine(line))
      yield
    }
  for (const line of encoded.borders) {
    shapes.borders.push(toLine(line))
    yield
  }
  return shapes
}

function projectLine(positions: readonly Position[]): ProjectedLine {
  const line = new Float64Array(positions.length * 2)
  positions.forEach(([lon = 0, lat = 0], index) => {
    line.set(toMercator(lon, lat), 2 * index)
  })
  return line
}

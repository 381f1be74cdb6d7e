import type { Position } from 'geojson'
import { toMercator } from '../flat-view'
import { readBasemap } from './basemap-data'
import type { BasemapFile } from './basemap-file'

/** Line in Web Mercator: x and y alternate. */
export type ProjectedLine = Float64Array

/** Shapes of the embedded map, ready to be painted. */
export interface BasemapShapes {
  /** Rings of lakes and seas, the shore first, then islands. */
  waters: ProjectedLine[][]
  /** Rivers by level, the largest first. */
  rivers: [ProjectedLine[], ProjectedLine[], ProjectedLine[]]
  borders: ProjectedLine[]
  edge: ProjectedLine
}

/** Converts the embedded map in steps, each short enough for one task of the page. */
export function* readShapes(file: BasemapFile): Generator<void, BasemapShapes> {
  const data = readBasemap(file)
  yield
  const shapes: BasemapShapes = {
    waters: [],
    rivers: [[], [], []],
    borders: [],
    edge: projectLine(data.edge.features[0]?.geometry.coordinates[0] ?? []),
  }
  for (const { geometry } of data.waters.features) {
    shapes.waters.push(geometry.coordinates.map(projectLine))
    yield
  }
  for (const { geometry, properties } of data.rivers.features) {
    shapes.rivers[Math.min(properties.level, 3) - 1]?.push(projectLine(geometry.coordinates))
    yield
  }
  for (const { geometry } of data.borders.features) {
    shapes.borders.push(projectLine(geometry.coordinates))
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

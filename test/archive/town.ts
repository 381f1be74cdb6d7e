import { GeoJSONVT } from '@maplibre/geojson-vt'
import { fromGeojsonVt } from '@maplibre/vt-pbf'
import type { Feature, Geometry } from 'geojson'
import { type ArchiveTile, writeArchive } from './write-archive'

/** Middle of the town: in the sandbox's region, where many stations are. */
export const town = { lon: 11.35, lat: 46.5 }
const bounds = [11.2, 46.4, 11.5, 46.6] as const
const zooms = { min: 0, max: 14 }

type Layers = Record<string, Feature[]>

const at = (east: number, north: number): [number, number] => [town.lon + east, town.lat + north]
const feature = (geometry: Geometry, properties: object): Feature => ({
  type: 'Feature',
  geometry,
  properties: { ...properties },
})
const line = (points: [number, number][], properties: object) =>
  feature({ type: 'LineString', coordinates: points }, properties)
const box = (west: number, south: number, width: number, height: number, properties: object) =>
  feature(
    {
      type: 'Polygon',
      coordinates: [
        [
          at(west, south),
          at(west + width, south),
          at(west + width, south + height),
          at(west, south + height),
          at(west, south),
        ],
      ],
    },
    properties,
  )

const steps = Array.from({ length: 21 }, (_, index) => (index - 10) * 0.002)

/** A town of straight streets by a river, in the Protomaps basemap schema. */
const layers: Layers = {
  earth: [box(-0.15, -0.1, 0.3, 0.2, { kind: 'earth' })],
  landuse: [
    box(-0.03, -0.02, 0.014, 0.012, { kind: 'park' }),
    box(0.022, 0.008, 0.01, 0.01, { kind: 'hospital' }),
  ],
  water: [
    box(0.012, -0.022, 0.012, 0.01, { kind: 'lake' }),
    line([at(-0.15, 0.024), at(-0.01, 0.022), at(0.15, 0.03)], { kind: 'river', name: 'Eisack' }),
  ],
  roads: [
    ...steps.flatMap((step, index) => {
      const major = index % 5 === 0
      const kind = {
        kind: major ? 'major_road' : 'minor_road',
        kind_detail: major ? 'primary' : 'residential',
      }
      return [
        line([at(step * 1.4, -0.02), at(step * 1.4, 0.02)], { ...kind, name: `Nordgasse ${index}` }),
        line([at(-0.028, step), at(0.028, step)], { ...kind, name: `Ostgasse ${index}` }),
      ]
    }),
    line([at(-0.15, -0.026), at(0.15, -0.022)], { kind: 'highway', kind_detail: 'motorway', name: 'A22' }),
    line([at(-0.15, -0.024), at(0.15, -0.02)], { kind: 'rail' }),
    line([at(-0.03, -0.014), at(-0.016, -0.008)], { kind: 'path', kind_detail: 'footway' }),
  ],
  buildings: steps.flatMap((north) =>
    steps.map((east) => box(east * 1.4 + 0.0008, north + 0.0005, 0.0011, 0.0009, { kind: 'building' })),
  ),
  boundaries: [line([at(-0.15, 0.08), at(0.15, 0.09)], { kind: 'country', kind_detail: 2 })],
  places: [
    feature(
      { type: 'Point', coordinates: at(0, 0) },
      { kind: 'locality', kind_detail: 'city', name: 'Bolzano', population: 107_000 },
    ),
  ],
}

const column = (lon: number, z: number) => Math.floor(((lon + 180) / 360) * 2 ** z)
function row(lat: number, z: number): number {
  const sine = Math.sin((lat * Math.PI) / 180)
  return Math.floor((0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * 2 ** z)
}

function tilesOf(layers: Layers): ArchiveTile[] {
  const indexes = Object.entries(layers).map(
    ([name, features]) =>
      [
        name,
        new GeoJSONVT({ type: 'FeatureCollection', features }, { maxZoom: zooms.max, buffer: 64 }),
      ] as const,
  )
  const tiles: ArchiveTile[] = []
  for (let z = zooms.min; z <= zooms.max; z += 1)
    for (let x = column(bounds[0], z); x <= column(bounds[2], z); x += 1)
      for (let y = row(bounds[3], z); y <= row(bounds[1], z); y += 1) {
        const found = indexes.flatMap(([name, index]) => {
          const tile = index.getTile(z, x, y)
          return tile ? [[name, tile] as const] : []
        })
        if (found.length > 0)
          tiles.push({
            z,
            x,
            y,
            data: fromGeojsonVt(Object.fromEntries(found), { version: 2, extent: 4096 }),
          })
      }
  return tiles
}

/** An archive of the town. @param kept names of layers that its metadata names; all unless stated */
export function townArchive(kept = Object.keys(layers)): Buffer {
  return writeArchive({
    tiles: tilesOf(layers),
    bounds,
    metadata: {
      attribution: '<a href="https://www.openstreetmap.org/copyright">© OpenStreetMap</a>',
      vector_layers: kept.map((id) => ({ id })),
    },
  })
}

/**
 * Creates `src/model/basemap.json`, the map that needs no network. Run it by hand when its sources change
 * (`npm run basemap`). It needs Debian's gmt and gmt-gshhg-full, and the npm registry for the rest.
 */
import { writeFileSync } from 'node:fs'
import { bilingualNames } from '../sandbox/world/bilingual-names'
import { cityNames } from './basemap/city-names'
import {
  type Box,
  clipLine,
  isInside,
  joinPieces,
  measureExtent,
  type Point,
  simplify,
} from './basemap/geometry'
import { type Piece, readGshhg, readPackages } from './basemap/sources'
import { chooseCities, chooseTowns } from './basemap/towns'
import { endProgram } from './shared/end-program'

/** Bounds from Ticino to Lienz, in detail: the regions of the sandbox and of the recorded answers. */
const region: Box = [8.3, 45.7, 12.6, 47.2]

/** Bounds of what a window shows around the region. */
const neighbourhood: Box = [5, 43.3, 17, 49.5]

/** Bounds of the map, from Wales to Romania: what a window shows at zoom 5. */
const box: Box = [-5, 37.5, 25, 55.5]

/** Units per degree. A unit is 8 to 11 metres, less than a pixel at zoom 12. */
const scale = 1e4

/**
 * Tolerance of the simplification at a point, degrees. In the region about 12 metres, a pixel at zoom 12; around it and
 * further away a pixel at zoom 6 and at zoom 5.
 */
function toleranceAt(point: Point): number {
  if (isInside(point, region)) return 0.00015
  return isInside(point, neighbourhood) ? 0.01 : 0.04
}

/** Minimum extent of lakes, islands and rivers around the region, degrees. */
const minExtents = { lake: 0.15, island: 0.3, river: 1 }

/** GSHHG's level of lakes; 1 is land, 3 an island in a lake. */
const lakeLevel = 2

const credits = [
  {
    text: 'GSHHG',
    use: 'lakes and rivers',
    licence: 'LGPL-3.0-or-later',
    url: 'https://www.soest.hawaii.edu/pwessel/gshhg/',
  },
  {
    text: 'Natural Earth',
    use: 'borders and coasts',
    licence: 'public domain',
    url: 'https://www.naturalearthdata.com/',
  },
  { text: 'GeoNames', use: 'towns', licence: 'CC-BY-4.0', url: 'https://www.geonames.org/' },
]

/** Returns the German name of a town of South Tyrol if it differs: the source has one name of each town. */
function germanName(name: string): string[] {
  const german = bilingualNames.get(name)?.[1]
  return german === undefined || german === name ? [] : [german]
}

/** Encodes lines as integers: first point, then the step from each point to the next. Drops lines of one point. */
function encode(lines: Point[][]): number[][] {
  return lines.flatMap((line) => {
    const units = simplify(line, toleranceAt).map(toUnits)
    const steps = units.flatMap((point, index) =>
      point.map((unit, axis) => unit - (units[index - 1]?.[axis] ?? 0)),
    )
    return steps.slice(2).some((step) => step !== 0) ? [steps] : []
  })
}

/** Rounds to units, and outside the region to a tenth of the tolerance, which takes fewer digits. */
function toUnits(point: Point): number[] {
  const step = Math.max(1, Math.round((toleranceAt(point) * scale) / 10))
  return point.map((degrees) => Math.round((degrees * scale) / step) * step)
}

/** Whether an encoded ring has at least three corners, after which it repeats the first. */
const isArea = (steps: number[]) => steps.length >= 8

const isRing = (line: Point[]) => line.length > 3 && String(line[0]) === String(line.at(-1))
const touches = (line: Point[], bounds: Box) => line.some((point) => isInside(point, bounds))

/** Polygons of lakes: each has one ring, because GSHHG's islands in lakes are left out. */
function readLakes(): number[][][] {
  const read = (detail: 'full' | 'coarse', bounds: Box) =>
    joinPieces(linesOf(readGshhg('lakes', detail, bounds), lakeLevel)).filter(isRing)
  const inRegion = read('full', region).filter((ring) => touches(ring, region))
  const around = read('coarse', box).filter(
    (ring) =>
      !touches(ring, region) &&
      ring.every((point) => isInside(point, box)) &&
      measureExtent(ring) >= minExtents.lake,
  )
  return encode([...inRegion, ...around]).map((ring) => [ring])
}

const linesOf = (pieces: readonly Piece[], level: number) =>
  pieces.filter((piece) => piece.level === level).map(({ line }) => line)

/** Rivers by level: all in the region and as far as they flow on beyond it, and the largest ones around it. */
function readRivers(): { level: number; lines: number[][] }[] {
  const largest = linesOf(readGshhg('rivers', 'coarse', box), 1)
  const inRegion = readGshhg('rivers', 'full', region)
  return [...new Set(inRegion.map(({ level }) => level))]
    .sort((a, b) => a - b)
    .map((level) => {
      const pieces = level === 1 ? largest : linesOf(inRegion, level)
      const lines = joinPieces(pieces).flatMap((line) => clipLine(line, box))
      const shown = lines.filter(
        (line) => touches(line, region) || (level === 1 && measureExtent(line) >= minExtents.river),
      )
      return { level, lines: encode(shown) }
    })
    .filter(({ lines }) => lines.length > 0)
}

function makeBasemap() {
  const { borders, seas, cities } = readPackages(box)
  const coasts = seas
    .map(([shore = [], ...islands]) => [
      shore,
      ...islands.filter((island) => measureExtent(island) >= minExtents.island),
    ])
    .filter(([shore = []]) => measureExtent(shore) >= minExtents.lake)
  return {
    about: 'Made by `npm run basemap`. Lines are integers: first lon, lat, then steps; `scale` to a degree.',
    credits,
    box,
    scale,
    waters: [...coasts.map(encode), ...readLakes()]
      .map((rings) => rings.filter(isArea))
      .filter(({ length }) => length > 0),
    rivers: readRivers(),
    borders: encode(borders.flatMap((line) => clipLine(line, box))),
    cities: chooseCities(cities, { box, near: neighbourhood, inner: region }).map((city) => [
      ...city,
      ...(cityNames.get(city[0]) ?? []),
    ]),
    towns: chooseTowns(cities, region).map((town) => [...town, ...germanName(town[0])]),
  }
}

try {
  const basemap = makeBasemap()
  // One record per line is small, and the diff shows changes of a source.
  const text = JSON.stringify(basemap)
    .replaceAll(/\],\[/g, '],\n[')
    .replaceAll(/,("\w+":[[{])/g, ',\n$1')
  writeFileSync('src/model/basemap.json', `${text}\n`)
  console.log(`src/model/basemap.json: ${Math.ceil(text.length / 1000)} kB, ${basemap.towns.length} towns`)
} catch (error) {
  endProgram(error)
}

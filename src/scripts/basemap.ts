/**
 * Creates `src/model/basemap.json`, the map that needs no network. Run it by hand when its sources change
 * (`npm run basemap`). It needs Debian's gmt and gmt-gshhg-full, and the npm registry for the rest.
 */
import { writeFileSync } from 'node:fs'
import { bilingualNames } from '../sandbox/world/bilingual-names'
import { type Box, clipLine, clipRing, joinPieces, type Point, simplify } from './basemap/geometry'
import { readGshhg, readPackages } from './basemap/sources'
import { chooseTowns } from './basemap/towns'
import { endProgram } from './shared/end-program'

/** Bounds from Ticino to Lienz: the regions of the sandbox and of the recorded answers. */
const box: Box = [8.3, 45.7, 12.6, 47.2]

/** Units per degree. A unit is 8 to 11 metres, less than a pixel at zoom 12. */
const scale = 1e4

/** Tolerance of the simplification, degrees: about 12 metres, a pixel at zoom 12. */
const tolerance = 0.00015

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
    use: 'borders',
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
    const units = simplify(line, tolerance).map((point) =>
      point.map((degrees) => Math.round(degrees * scale)),
    )
    const steps = units.flatMap((point, index) =>
      point.map((unit, axis) => unit - (units[index - 1]?.[axis] ?? 0)),
    )
    return steps.slice(2).some((step) => step !== 0) ? [steps] : []
  })
}

const isRing = (line: Point[]) => line.length > 3 && String(line[0]) === String(line.at(-1))

function makeBasemap() {
  const shores = readGshhg('shores', box).filter(({ level }) => level === lakeLevel)
  const lakes = joinPieces(shores.map(({ line }) => line)).filter(isRing)
  const rivers = readGshhg('rivers', box)
  const { borders, cities } = readPackages()
  return {
    about: 'Made by `npm run basemap`. Lines are integers: first lon, lat, then steps; `scale` to a degree.',
    credits,
    box,
    scale,
    lakes: encode(lakes.map((ring) => clipRing(ring, box))),
    rivers: [...new Set(rivers.map(({ level }) => level))]
      .sort((a, b) => a - b)
      .map((level) => {
        const pieces = rivers.filter((river) => river.level === level).map(({ line }) => line)
        return { level, lines: encode(joinPieces(pieces).flatMap((line) => clipLine(line, box))) }
      })
      .filter(({ lines }) => lines.length > 0),
    borders: encode(borders.flatMap((line) => clipLine(line, box))),
    towns: chooseTowns(cities, box).map((town) => [...town, ...germanName(town[0])]),
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

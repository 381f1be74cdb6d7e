import { statSync } from 'node:fs'
import type { Position } from 'geojson'
import { describe, expect, test } from 'vitest'
import { readBasemap } from '../../../src/map/basemap/basemap-data'
import { townRows } from '../../../src/map/basemap/basemap-file'
import { townNames } from '../../../src/map/overlay/town-names'
import file from '../../../src/model/basemap.json'
import type { Bounds } from '../../../src/model/station'
import { cityNames } from '../../../src/scripts/basemap/city-names'

const basemap = readBasemap(file)

/** Wales to Romania. */
const [west, south, east, north] = [-5, 37.5, 25, 55.5] as const
const isInside = ([lon = Number.NaN, lat = Number.NaN]: Position) =>
  lon >= west && lon <= east && lat >= south && lat <= north

/** Polygons of lakes and seas, each a list of rings. */
const waters = basemap.waters.features.map(({ geometry }) => geometry.coordinates)
const rings = waters.flat()
const lines = [...basemap.rivers.features, ...basemap.borders.features].map((f) => f.geometry.coordinates)
const towns = townRows(file)

describe('the base map file', () => {
  test('is at most 150 kB', () => {
    expect(statSync('src/model/basemap.json').size).toBeLessThanOrEqual(150_000)
  })

  test('credits every source with a licence and an address', () => {
    expect(file.credits.map(({ text }) => text)).toEqual(['GSHHG', 'Natural Earth', 'GeoNames'])
    for (const { licence, url } of file.credits) {
      expect(licence).not.toBe('')
      expect(url).toMatch(/^https:/)
    }
  })

  test('has towns as name, lon, lat and population, most populous first', () => {
    const populations = file.towns.map((town) => Number(town[3]))
    expect(populations).toEqual(populations.toSorted((a, b) => b - a))
    const largest = file.cities.map((city) => Number(city[3]))
    expect(largest).toEqual(largest.toSorted((a, b) => b - a))
    expect(towns.find(([name]) => name === 'Bolzano')?.slice(1, 3)).toEqual([
      expect.closeTo(11.35, 1),
      expect.closeTo(46.5, 1),
    ])
  })

  test('has each other name that the script knows of a city, after the four fields of the city', () => {
    const otherNames = new Map(
      file.cities.map(([name, _lon, _lat, _population, ...others]) => [name, others]),
    )
    for (const [name, others] of cityNames) expect(otherNames.get(name), name).toEqual(others)
  })

  test('has at least 80 towns in South Tyrol, for the sandbox', () => {
    const inRegion = towns.filter(([, lon, lat]) => lon > 10.38 && lon < 12.48 && lat > 46.22 && lat < 47.1)
    expect(inRegion.length).toBeGreaterThanOrEqual(80)
  })

  test('names no town twice in one place', () => {
    const places = towns.map(([name, lon, lat]) => `${name} ${lon.toFixed(1)} ${lat.toFixed(1)}`)
    expect(places.length).toBe(new Set(places).size)
  })
})

describe('the decoded base map', () => {
  test('lies inside its box', () => {
    const positions = [...rings.flat(), ...lines.flat(), ...towns.map(([, lon, lat]) => [lon, lat])]
    expect(positions.length).toBeGreaterThan(5000)
    expect(positions.filter((position) => !isInside(position))).toEqual([])
  })

  test('has closed shores, joined where the source was cut', () => {
    for (const ring of rings) {
      expect(ring.at(-1)).toEqual(ring[0])
      expect(ring.length, 'a triangle at least').toBeGreaterThanOrEqual(4)
    }
    // Lake Maggiore is cut at 46° N in GSHHG, Lake Como too: each is one ring across that line.
    const across46 = rings.filter((ring) => {
      const lats = ring.map(([, lat = 0]) => lat)
      return Math.min(...lats) > 45 && Math.min(...lats) < 45.95 && Math.max(...lats) > 46.1
    })
    expect(across46).toHaveLength(2)
  })

  test.each([
    ['Garda', 10.79, 45.77],
    ['Como', 9.26, 46.04],
    ['Maggiore', 8.65, 45.97],
    ['Iseo', 10.07, 45.75],
    ['Resia', 10.53, 46.8],
  ])('has Lake %s', (_, lon, lat) => {
    expect(waters.filter((polygon) => isWater(polygon, lon, lat))).toHaveLength(1)
  })

  test.each([
    ['Corsica', 9.1, 42.2],
    ['Venice’s mainland', 12.2, 45.6],
    ['the region', 11.3, 46.55],
  ])('has land in %s', (_, lon, lat) => {
    expect(waters.some((polygon) => isWater(polygon, lon, lat))).toBe(false)
  })

  test.each([
    ['Adriatic', 13.5, 44.5],
    ['Ligurian', 8.8, 43.5],
    ['Tyrrhenian', 12, 40],
    ['North', 4, 54],
  ])('has the %s Sea', (_, lon, lat) => {
    expect(waters.filter((polygon) => isWater(polygon, lon, lat))).toHaveLength(1)
  })

  test('has the Adige through Bolzano', () => {
    const nearest = Math.min(
      ...lines.flat().map(([lon = 0, lat = 0]) => Math.hypot(lon - 11.31, lat - 46.48)),
    )
    expect(nearest).toBeLessThan(0.03)
  })
})

/** Whether a point is within the shore of a polygon, but on none of its islands. */
function isWater(polygon: readonly Position[][], lon: number, lat: number): boolean {
  return polygon.filter((ring) => holds(ring, lon, lat)).length % 2 === 1
}

/** Whether a ring holds a point: a ray to the east crosses it an odd number of times. */
function holds(ring: Position[], lon: number, lat: number): boolean {
  return ring.reduce((inside, [x1 = 0, y1 = 0], index) => {
    const [x2 = 0, y2 = 0] = ring[index + 1] ?? [x1, y1]
    const crosses = y1 > lat !== y2 > lat && lon < x1 + ((lat - y1) / (y2 - y1)) * (x2 - x1)
    return crosses ? !inside : inside
  }, false)
}

test('a map in German has German names where the file has them', () => {
  const names = (language: string) =>
    townNames(file, { look: 'light', language, excluded: null }).map(({ text }) => text)
  const first = file.cities.length
  expect(names('de').slice(first, first + 3)).toEqual(['Bozen', 'Como', 'Trento'])
  expect(names('it').slice(first, first + 3)).toEqual(['Bolzano', 'Como', 'Trento'])
  expect(names('de').slice(0, first), 'a city around the region has its own').toEqual(
    names('it').slice(0, first),
  )
  expect(names('de')).toContain('Roma')
})

test('towns within the box of another map leave their names to it', () => {
  const names = (excluded: Bounds | null) =>
    townNames(file, { look: 'light', language: 'it', excluded }).map(({ text }) => text)
  const around = names([11.2, 46.4, 11.5, 46.6])
  expect(names(null)).toContain('Bolzano')
  expect(around).not.toContain('Bolzano')
  expect(around).toContain('Trento')
  expect(names([-180, -90, 180, 90])).toEqual([])
})

import basemap from '../../model/basemap.json'
import { bilingualNames } from './bilingual-names'
import { chance } from './chance'

export interface Town {
  /** Italian, German and, in the Ladin valleys, Ladin name; one name if all languages have the same. */
  names: readonly string[]
  lon: number
  lat: number
  population: number
}

/** Bounds of South Tyrol: west, south, east, north. */
export const regionBounds = [10.38, 46.22, 12.48, 47.1] as const

export const towns: readonly Town[] = basemap.towns.flatMap(([name, lon, lat, population]) => {
  const names = bilingualNames.get(String(name))
  const town = { names: names ?? [], lon: Number(lon), lat: Number(lat), population: Number(population) }
  return names !== undefined && isInRegion(town) ? [town] : []
})

function isInRegion({ lon, lat }: Town): boolean {
  const [west, south, east, north] = regionBounds
  return lon >= west && lon <= east && lat >= south && lat <= north
}

/** Weights by the root of the population, so that villages have stations too. */
const weights = towns.map(({ population }) => Math.sqrt(population) + 10)
const sum = weights.reduce((total, weight) => total + weight, 0)

/** Returns a random town; larger ones are more likely. */
export function pickTown(seed: number, salt: number): Town {
  let rest = chance(seed, salt) * sum
  const town = towns.find((_, index) => {
    rest -= weights[index] ?? 0
    return rest < 0
  })
  if (town === undefined) throw new RangeError('The base map has no town of the region.')
  return town
}

/** Joins the names in either order, as feeds do: "Bolzano - Bozen", "Meran - Merano". */
export function joinNames({ names }: Town, germanFirst: boolean): string {
  return (germanFirst ? names.toReversed() : names).join(' - ')
}

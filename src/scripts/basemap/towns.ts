import type { Box } from './geometry'
import type { City } from './sources'

export type Town = [name: string, lon: number, lat: number, population: number]

/** Kilometres per degree of latitude. A degree of longitude is shorter by the cosine of the latitude. */
const kilometresPerDegree = 111

/** Two entries with the same name within this distance are a municipality and its main village. */
const sameTownKilometres = 8

/** Returns the towns of the box without duplicates, most populous first. */
export function chooseTowns(cities: readonly City[], [west, south, east, north]: Box): Town[] {
  const towns = cities
    .filter(
      ({
        loc: {
          coordinates: [lon, lat],
        },
      }) => lon >= west && lon <= east && lat >= south && lat <= north,
    )
    .map(
      ({
        name,
        population,
        loc: {
          coordinates: [lon, lat],
        },
      }): Town => [localName(name), Number(lon.toFixed(4)), Number(lat.toFixed(4)), population],
    )
    .sort((a, b) => b[3] - a[3] || (a[0] < b[0] ? -1 : 1))
  const kept = new Map<string, Town[]>()
  return towns.filter((town) => {
    const namesakes = kept.get(town[0]) ?? []
    if (namesakes.some((other) => kilometresBetween(town, other) < sameTownKilometres)) return false
    kept.set(town[0], [...namesakes, town])
    return true
  })
}

/** Spells a name like road signs: "Renon" for "Renon - Ritten", "Prato allo Stelvio" for "Prato Allo Stelvio". */
function localName(name: string): string {
  const [first = name] = name.split(' - ')
  return first.replace(/ (Al|Alla|Allo|All') ?(?=[A-Z])/g, (preposition) => preposition.toLowerCase())
}

function kilometresBetween(a: Town, b: Town): number {
  const eastward = (a[1] - b[1]) * Math.cos((a[2] * Math.PI) / 180)
  return Math.hypot(eastward, a[2] - b[2]) * kilometresPerDegree
}

import { type Box, isInside, type Point } from './geometry'
import type { City } from './sources'

export type Town = [name: string, lon: number, lat: number, population: number]

/** Kilometres per degree of latitude. A degree of longitude is shorter by the cosine of the latitude. */
const kilometresPerDegree = 111

/** Two entries with the same name within this distance are a municipality and its main village. */
const sameTownKilometres = 8

/** Returns the towns of the box without duplicates, most populous first. */
export function chooseTowns(cities: readonly City[], box: Box): Town[] {
  const kept = new Map<string, Town[]>()
  return toTowns(cities.filter(({ loc }) => isInside(loc.coordinates, box))).filter((town) => {
    const namesakes = kept.get(town[0]) ?? []
    if (namesakes.some((other) => kilometresBetween(town, other) < sameTownKilometres)) return false
    kept.set(town[0], [...namesakes, town])
    return true
  })
}

/** Minimum population of a city, and minimum kilometres from a larger one, near the middle of the map and elsewhere. */
const nearCities = { population: 80_000, distance: 25 }
const farCities = { population: 300_000, distance: 60 }

/** Returns the large towns of `box` outside `inner`, most populous first: dense within `near`, sparse elsewhere. */
export function chooseCities(
  cities: readonly City[],
  { box, near, inner }: Record<'box' | 'near' | 'inner', Box>,
): Town[] {
  const outside = cities.filter(
    ({ loc: { coordinates }, featureCode }) =>
      featureCode !== 'PPLX' && isInside(coordinates, box) && !isInside(coordinates, inner),
  )
  const chosen: Town[] = []
  for (const city of toTowns(outside)) {
    const { population, distance } = isInside(pointOf(city), near) ? nearCities : farCities
    if (city[3] < population || chosen.some((other) => kilometresBetween(city, other) < distance)) continue
    chosen.push(city)
  }
  return chosen
}

const pointOf = ([, lon, lat]: Town): Point => [lon, lat]

function toTowns(cities: readonly City[]): Town[] {
  return cities
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
}

/** Names in the country's language where the source has an English one. */
const localNames: Record<string, string> = {
  Athens: 'Athína',
  Belgrade: 'Beograd',
  Brussels: 'Bruxelles',
  Florence: 'Firenze',
  Genoa: 'Genova',
  // The part of Venezia on the mainland, where most of its people live.
  Mestre: 'Venezia',
  Milan: 'Milano',
  Munich: 'München',
  Naples: 'Napoli',
  Prague: 'Praha',
  Pristina: 'Prishtinë',
  Rome: 'Roma',
  Sofia: 'Sofija',
  Tirana: 'Tiranë',
  Turin: 'Torino',
  Vienna: 'Wien',
  Warsaw: 'Warszawa',
}

/** Spells a name like road signs: "Renon" for "Renon - Ritten", "Prato allo Stelvio" for "Prato Allo Stelvio". */
function localName(name: string): string {
  const [first = name] = name.split(' - ')
  return (
    localNames[first] ??
    first.replace(/ (Al|Alla|Allo|All') ?(?=[A-Z])/g, (preposition) => preposition.toLowerCase())
  )
}

function kilometresBetween(a: Town, b: Town): number {
  const eastward = (a[1] - b[1]) * Math.cos((a[2] * Math.PI) / 180)
  return Math.hypot(eastward, a[2] - b[2]) * kilometresPerDegree
}

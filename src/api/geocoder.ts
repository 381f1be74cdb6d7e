import { nominatimPlaceSchema, nominatimSearch, photonPlaceSchema, photonSearch } from '../contract/geocoder'
import { type Bounds, isPlottable, type Position } from '../model/station'
import { cleanText } from '../model/text'
import { type Call, getJson } from './get-json'
import { Budget } from './retry-policy'

/** A service that finds places by name. `url` is the complete address of its search. */
export interface Geocoder {
  kind: 'photon' | 'nominatim'
  url: string
}

export interface FoundPlace {
  name: string
  /** Description of its location, from near to far; may be empty. */
  where: string
  position: Position
  /** Extent; `null`: not stated. */
  bounds: Bounds | null
}

interface PlaceQuery {
  text: string
  /** Two-letter code. */
  language: string
  /** Box whose places come first. The person's own position is never sent. */
  region: Bounds
  signal?: AbortSignal
}

const limit = 6
/** Milliseconds; short, because a person waits. */
const time = 10_000
const photonLanguages = ['en', 'de', 'fr']

/** Places by name, most likely first. Places that cannot be parsed are left out. @throws ApiError */
export async function findPlaces(geocoder: Geocoder, query: PlaceQuery): Promise<FoundPlace[]> {
  const found =
    geocoder.kind === 'photon'
      ? await requestPhoton(geocoder.url, query)
      : await requestNominatim(geocoder.url, query)
  const places = found.map((place) => ({
    ...place,
    name: cleanText(place.name),
    where: cleanText(place.where),
  }))
  return places.filter(({ name, position }) => name !== '' && isPlottable(position))
}

async function requestPhoton(
  base: string,
  { text, language, region, signal }: PlaceQuery,
): Promise<FoundPlace[]> {
  const [west, south, east, north] = region
  const lang = photonLanguages.includes(language) ? language : 'default'
  const query = { q: text, limit, lang, lon: (west + east) / 2, lat: (south + north) / 2 }
  const { features } = await getJson(photonSearch, { base, query }, toCall(signal))
  return features.flatMap((feature) => {
    const { data } = photonPlaceSchema.safeParse(feature)
    if (!data) return []
    const [lon, lat] = data.geometry.coordinates
    const { name, street, housenumber, postcode, city, county, state, country, extent } = data.properties
    const address = parts([street, housenumber], ' ')
    const title = name || address
    const where = parts(
      [title === address ? '' : address, parts([postcode, city], ' '), county, state, country],
      ', ',
    )
    const bounds: Bounds | null = extent ? [extent[0], extent[3], extent[2], extent[1]] : null
    return { name: title, where, position: { lon, lat }, bounds }
  })
}

async function requestNominatim(
  base: string,
  { text, language, region, signal }: PlaceQuery,
): Promise<FoundPlace[]> {
  const query = {
    q: text,
    format: 'jsonv2',
    limit,
    'accept-language': language,
    viewbox: region.join(),
  }
  const places = await getJson(nominatimSearch, { base, query }, toCall(signal))
  return places.flatMap((place) => {
    const { data } = nominatimPlaceSchema.safeParse(place)
    if (!data) return []
    const [name = '', ...where] = data.display_name.split(', ')
    const [south = 0, north = 0, west = 0, east = 0] = (data.boundingbox ?? []).map(Number)
    return {
      name,
      where: where.join(', '),
      position: { lon: Number(data.lon), lat: Number(data.lat) },
      bounds: data.boundingbox ? ([west, south, east, north] as const) : null,
    }
  })
}

function toCall(signal: AbortSignal | undefined): Call {
  const budget = new Budget({ time })
  return signal ? { signal, budget } : { budget }
}

/** Non-empty texts without repetitions. */
function parts(texts: readonly (string | null | undefined)[], between: string): string {
  return [...new Set(texts.filter((text) => text))].join(between)
}

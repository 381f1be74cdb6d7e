import type { Endpoint } from './endpoint'
import { z } from './zod'

/** Finders of places by name, for both of which the configuration names the whole address of the search. */
const search = { method: 'GET', path: '', summary: 'Places by name.' } as const

const text = z.nullish(z.string())

/** A place of Photon's answer, GeoJSON. */
export const photonPlaceSchema = z.looseObject({
  geometry: z.looseObject({ coordinates: z.tuple([z.number(), z.number()]) }),
  properties: z.looseObject({
    name: text,
    street: text,
    housenumber: text,
    postcode: text,
    city: text,
    county: text,
    state: text,
    country: text,
    /** West, north, east, south. */
    extent: z.nullish(z.tuple([z.number(), z.number(), z.number(), z.number()])),
  }),
})

/** https://github.com/komoot/photon#search-api. Places stay unknown here and are checked one by one. */
export const photonSearch = {
  ...search,
  operation: 'photon',
  query: z.object({
    q: z.string(),
    limit: z.string(),
    /** `en`, `de`, `fr` or `default`, the names of the country itself; another is refused. */
    lang: z.string(),
    lon: z.string(),
    lat: z.string(),
  }),
  answer: z.looseObject({ features: z.array(z.unknown()) }),
} satisfies Endpoint

const decimal = z.string().check(z.refine((number) => /^-?\d+(\.\d+)?$/.test(number)))

/** A place of Nominatim's answer. */
export const nominatimPlaceSchema = z.looseObject({
  lon: decimal,
  lat: decimal,
  /** All parts of the address, with commas. */
  display_name: z.string(),
  /** South, north, west, east. */
  boundingbox: z.nullish(z.tuple([decimal, decimal, decimal, decimal])),
})

/** https://nominatim.org/release-docs/latest/api/Search/. Places stay unknown here and are checked one by one. */
export const nominatimSearch = {
  ...search,
  operation: 'nominatim',
  query: z.object({
    q: z.string(),
    format: z.literal('jsonv2'),
    limit: z.string(),
    'accept-language': z.string(),
    /** West, south, east, north: what is in it comes first. */
    viewbox: z.string(),
  }),
  answer: z.array(z.unknown()),
} satisfies Endpoint

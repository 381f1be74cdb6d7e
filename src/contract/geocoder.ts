import type { Endpoint } from './endpoint'
import { z } from './zod'

type Four<Part> = [Part, Part, Part, Part]

/** Kinds of geocoders. The configuration has the complete address of the search. */
const search = { method: 'GET', path: '' } as const

const text = z.nullish(z.string())

/** A place of Photon's answer, GeoJSON. */
export const photonPlaceSchema = z.looseObject({
  geometry: z.looseObject({ coordinates: z.custom<[number, number]>(isList(2, isNumber)) }),
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
    extent: z.nullish(z.custom<Four<number>>(isList(4, isNumber))),
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

const decimal = z.string().check(z.refine(isDecimal))

/** A place of Nominatim's answer. */
export const nominatimPlaceSchema = z.looseObject({
  lon: decimal,
  lat: decimal,
  /** All parts of the address, with commas. */
  display_name: z.string(),
  /** South, north, west, east. */
  boundingbox: z.nullish(z.custom<Four<string>>(isList(4, isDecimal))),
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

function isList(length: number, isPart: (part: unknown) => boolean): (list: unknown) => boolean {
  return (list) => Array.isArray(list) && list.length === length && list.every(isPart)
}

function isNumber(part: unknown): boolean {
  return Number.isFinite(part)
}

function isDecimal(part: unknown): boolean {
  return typeof part === 'string' && /^-?\d+(\.\d+)?$/.test(part)
}

import type { Endpoint } from './endpoint'
import { z } from './zod'

/** Names of the datasets: places to stay; and points of interest, of which gastronomy is a type. */
export type TourismDataset = 'Accommodation' | 'ODHActivityPoi'

/** The answer of a dataset. Items stay unknown here and are checked one by one. */
export const tourismPageSchema = z.looseObject({
  TotalResults: z.optional(z.number()),
  TotalPages: z.optional(z.number()),
  CurrentPage: z.optional(z.number()),
  PreviousPage: z.nullish(z.string()),
  NextPage: z.nullish(z.string()),
  Items: z.array(z.unknown()),
})

const text = z.nullish(z.string())
/** Details by language. There may be other languages too. */
const byLanguage = <Fields extends z.ZodMiniType>(fields: Fields) =>
  z.nullish(
    z.looseObject({
      de: z.nullish(fields),
      it: z.nullish(fields),
      en: z.nullish(fields),
      fr: z.nullish(fields),
      nl: z.nullish(fields),
      cs: z.nullish(fields),
      pl: z.nullish(fields),
      ru: z.nullish(fields),
    }),
  )

const gpsInfo = z.nullish(
  z.array(
    z.looseObject({ Gpstype: text, Latitude: z.nullish(z.number()), Longitude: z.nullish(z.number()) }),
  ),
)
/** Ends in `_REDUCED` in anonymous answers. */
const id = z.string().check(z.refine((text) => text !== ''))

/** Fields of an `Accommodation` entry that the app reads. */
export const accommodationSchema = z.looseObject({
  Id: id,
  GpsInfo: gpsInfo,
  AccoDetail: byLanguage(
    z.looseObject({
      Name: text,
      Street: text,
      Zip: text,
      City: text,
      Phone: text,
      Mobile: text,
      Website: text,
    }),
  ),
})

/** Fields of an `ODHActivityPoi` entry that the app reads. */
export const activityPoiSchema = z.looseObject({
  Id: id,
  GpsInfo: gpsInfo,
  Detail: byLanguage(z.looseObject({ Title: text })),
  ContactInfos: byLanguage(
    z.looseObject({ Address: text, ZipCode: text, City: text, Phonenumber: text, Url: text }),
  ),
})

/** Bit of `type` that means gastronomy. */
export const gastronomy = 32

const decimal = z.string().check(z.refine((number) => /^-?\d+(\.\d+)?$/.test(number)))
const wholeNumber = z.string().check(z.refine((number) => /^-?\d+$/.test(number)))

export const tourismQuerySchema = z.object({
  /** From 1. */
  pagenumber: z.optional(wholeNumber),
  /** Default 10; 0 and -1 mean all. */
  pagesize: z.optional(wholeNumber),
  /** Comma-separated fields; `Id` is always sent. */
  fields: z.optional(z.string()),
  latitude: z.optional(decimal),
  longitude: z.optional(decimal),
  /** Metres; the answer is then in order of distance. */
  radius: z.optional(decimal),
  active: z.optional(z.literal(['true', 'false'])),
  /** Bit mask: each bit is a kind of `ODHActivityPoi`. The answer has the entries of any of these kinds. */
  type: z.optional(wholeNumber),
  searchfilter: z.optional(z.string()),
})

/** Without credentials, open data only; with HTTP Basic or Bearer, closed data too. JSON for any `Accept`. */
export const tourismDataset = {
  method: 'GET',
  operation: 'get_tourism_dataset',
  path: '/{dataset}',
  query: tourismQuerySchema,
  answer: tourismPageSchema,
} satisfies Endpoint

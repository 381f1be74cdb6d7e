import type { Endpoint } from './endpoint'
import { filledText, measuredValue } from './fields'
import { flatPaths } from './flat-paths'
import { z } from './zod'

const metadataSchema = z.nullish(z.looseObject({}))

/** A row of `/v2/flat/<station type>`. Keys whose value is null are left out unless `shownull=true`. */
const stationFields = {
  scode: filledText,
  sname: z.nullish(z.string()),
  stype: z.nullish(z.string()),
  sorigin: z.nullish(z.string()),
  sactive: z.nullish(z.boolean()),
  scoordinate: z.nullish(z.unknown()),
  smetadata: metadataSchema,
}
export const stationRowSchema = z.looseObject(stationFields)

/** A row of a child type (plugs): the station's fields and its parent's. */
export const plugRowSchema = z.looseObject({
  ...stationFields,
  pcode: filledText,
})

/** A row of `/v2/flat/<types>/<data types>`: one series, also if its values are closed to the caller. */
const seriesFields = {
  scode: filledText,
  stype: filledText,
  tname: filledText,
}
export const seriesRowSchema = z.looseObject(seriesFields)

export const measurement = {
  /** Seconds between two values of the series. */
  mperiod: z.nullish(z.number()),
  mvalue: z.nullish(measuredValue),
  /** `yyyy-MM-dd HH:mm:ss.SSSZ`: not ISO 8601. */
  mvalidtime: z.nullish(z.string()),
}

/** A row of `…/latest`: the latest value of one series `(stype, scode, tname, mperiod)`. */
export const latestRowSchema = z.looseObject({
  ...seriesFields,
  tunit: z.nullish(z.string()),
  tdescription: z.nullish(z.string()),
  ...measurement,
})

export type StationRow = z.infer<typeof stationRowSchema>
export type PlugRow = z.infer<typeof plugRowSchema>
export type SeriesRow = z.infer<typeof seriesRowSchema>
export type LatestRow = z.infer<typeof latestRowSchema>

const page = { offset: z.optional(z.number()), limit: z.optional(z.number()) }

/**
 * The flat answer. Rows are `unknown` here and checked one by one, so that a bad row loses only itself.
 * The service sends no total; a page shorter than `limit` is the last one.
 */
export const envelopeSchema = z.looseObject({ ...page, data: z.array(z.unknown()) })

const boolean = z.literal(['true', 'false'])

/** Query parameters of the lists, as text. Defaults are the service's. */
export const listQuerySchema = z.object({
  /** Rows per page, default 200; -1 and 0 mean all. */
  limit: z.optional(z.string().check(z.refine((text) => /^-?\d+$/.test(text)))),
  offset: z.optional(z.string().check(z.refine((text) => /^\d+$/.test(text)))),
  /** Comma-separated field names; JSON fields by dotted path. */
  select: z.optional(z.string()),
  /** `alias.operator.value`, joined by commas; `and(…)`, `or(…)`. */
  where: z.optional(z.string()),
  shownull: z.optional(boolean),
  distinct: z.optional(boolean),
  timezone: z.optional(z.string()),
  /** Names the client in the service's log. */
  origin: z.optional(z.string()),
})

const get = { method: 'GET', query: listQuerySchema } as const
export const flat = { ...get, answer: envelopeSchema } as const

export const flatStations = {
  ...flat,
  operation: 'get_v2_flat_stations',
  path: flatPaths.stations,
} satisfies Endpoint

export const flatSeries = {
  ...flat,
  operation: 'get_v2_flat_series',
  path: flatPaths.series,
} satisfies Endpoint

export const flatLatest = {
  ...flat,
  operation: 'get_v2_flat_latest',
  path: flatPaths.latest,
} satisfies Endpoint

import type { Endpoint } from './endpoint'
import { filledText, textOrTexts, v1MeasuredValue } from './fields'
import { z } from './zod'

/** Answer of get-stations: station ids. */
export const stationIdsSchema = z.array(z.string())

/**
 * The charging station record. `_t` names the record type and exists in the older variant only.
 * The shape is strict, the values of `state`, `accessType` and `categories` are not: the interface lists only examples.
 */
export const stationRecordSchema = z.looseObject({
  _t: z.nullish(z.string()),
  id: filledText,
  name: z.nullish(z.string()),
  latitude: z.nullish(z.number()),
  longitude: z.nullish(z.number()),
  municipality: z.nullish(z.string()),
  capacity: z.nullish(z.number()),
  provider: z.nullish(z.string()),
  city: z.nullish(z.string()),
  state: z.nullish(z.string()),
  paymentInfo: z.nullish(z.string()),
  accessType: z.nullish(z.string()),
  accessInfo: z.nullish(z.string()),
  categories: z.nullish(textOrTexts),
  address: z.nullish(z.string()),
  reservable: z.nullish(z.boolean()),
})
export type V1Station = z.infer<typeof stationRecordSchema>

/** A measured value; times in epoch milliseconds, `period` in seconds. `_t` in the older variant only. */
export const recordSchema = z.looseObject({
  _t: z.nullish(z.string()),
  timestamp: z.number(),
  value: z.nullish(v1MeasuredValue),
  period: z.nullish(z.number()),
  created_on: z.nullish(z.number()),
})
export type MeasuredRecord = z.infer<typeof recordSchema>

const wholeNumber = z.string().check(z.refine((text) => /^\d+$/.test(text)))
const period = z.optional(wholeNumber)

const v1 = { method: 'GET', deprecated: true } as const
const withoutQuery = { ...v1, query: z.object({}) } as const
const newestQuery = z.object({ station: z.string(), type: z.optional(z.string()), period })

export const getStations = {
  ...withoutQuery,
  operation: 'get_v1_emobility_rest_get_stations',
  path: '/emobility/rest/get-stations',
  answer: stationIdsSchema,
} satisfies Endpoint

/** Records stay unknown here and are checked one by one. */
export const getStationDetails = {
  ...withoutQuery,
  operation: 'get_v1_emobility_rest_get_station_details',
  path: '/emobility/rest/get-station-details',
  answer: z.array(z.unknown()),
} satisfies Endpoint

/** Each entry: id, unit, description, seconds between two values. */
export const getDataTypes = {
  ...v1,
  operation: 'get_v1_emobility_rest_get_data_types',
  path: '/emobility/rest/get-data-types',
  query: z.object({ station: z.optional(z.string()) }),
  answer: z.array(z.array(z.nullable(z.string()))),
} satisfies Endpoint

/** Epoch milliseconds; -1: unknown station. */
export const getDateOfLastRecord = {
  ...v1,
  operation: 'get_v1_emobility_rest_get_date_of_last_record',
  path: '/emobility/rest/get-date-of-last-record',
  query: newestQuery,
  answer: z.number(),
} satisfies Endpoint

/** `null`: no value that the caller may see. */
export const getNewestRecord = {
  ...v1,
  operation: 'get_v1_emobility_rest_get_newest_record',
  path: '/emobility/rest/get-newest-record',
  query: newestQuery,
  answer: z.nullable(recordSchema),
} satisfies Endpoint

/** `seconds`: how far back from now. Records are checked one by one. */
export const getRecords = {
  ...v1,
  operation: 'get_v1_emobility_rest_get_records',
  path: '/emobility/rest/get-records',
  query: z.object({ station: z.string(), name: z.string(), seconds: wholeNumber, period }),
  answer: z.array(z.unknown()),
} satisfies Endpoint

/** `from` and `to` in epoch milliseconds. Records are checked one by one. */
export const getRecordsInTimeframe = {
  ...v1,
  operation: 'get_v1_emobility_rest_get_records_in_timeframe',
  path: '/emobility/rest/get-records-in-timeframe',
  query: z.object({ station: z.string(), name: z.string(), from: wholeNumber, to: wholeNumber, period }),
  answer: z.array(z.unknown()),
} satisfies Endpoint

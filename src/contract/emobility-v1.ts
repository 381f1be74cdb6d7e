import type { Endpoint } from './endpoint'
import { z } from './zod'

/** Answer of get-stations: station ids. */
export const stationIdsSchema = z.array(z.string())

/**
 * The charging station record. `_t` names the record type and is there in the older variant only.
 * Strict about shape, open about words: `state`, `accessType` and `categories` only have observed values.
 */
export const stationRecordSchema = z.looseObject({
  _t: z.nullish(z.string()),
  id: z.string().check(z.minLength(1)),
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
  categories: z.nullish(z.union([z.array(z.string()), z.string()])),
  address: z.nullish(z.string()),
  reservable: z.nullish(z.boolean()),
})
export type StationRecord = z.infer<typeof stationRecordSchema>

const v1 = { method: 'GET', query: z.object({}), deprecated: true } as const

export const getStations = {
  ...v1,
  operation: 'get_v1_emobility_rest_get_stations',
  path: '/emobility/rest/get-stations',
  summary: 'Ids of all stations of the dataset.',
  answer: stationIdsSchema,
} satisfies Endpoint

/** Records stay unknown here and are checked one by one. */
export const getStationDetails = {
  ...v1,
  operation: 'get_v1_emobility_rest_get_station_details',
  path: '/emobility/rest/get-station-details',
  summary: 'Charging station records of all stations of the dataset.',
  answer: z.array(z.unknown()),
} satisfies Endpoint

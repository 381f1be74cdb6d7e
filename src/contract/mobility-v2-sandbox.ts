import type { Endpoint } from './endpoint'
import { listQuerySchema } from './mobility-v2'
import { z } from './zod'

// Calls of the mobility API v2 that the app does not use, because it reads flat answers. In a file of their own, so
// that their schemas are not in the app's scripts.

/** The tree answer: `data[station type].stations[scode].sdatatypes[tname].tmeasurements[]`; empty: `{}`. */
export const treeEnvelopeSchema = z.looseObject({
  offset: z.optional(z.number()),
  limit: z.optional(z.number()),
  data: z.record(
    z.string(),
    z.looseObject({ stations: z.optional(z.record(z.string(), z.record(z.string(), z.unknown()))) }),
  ),
})

/** The list of station types: a bare list, without an envelope. */
export const stationTypesSchema = z.array(
  z.looseObject({
    id: z.string(),
    description: z.nullish(z.string()),
    'self.stations': z.optional(z.string()),
  }),
)

const get = { method: 'GET', query: listQuerySchema } as const
const tree = { ...get, answer: treeEnvelopeSchema } as const

export const stationTypes = {
  ...get,
  query: z.object({}),
  answer: stationTypesSchema,
  operation: 'get_v2_flat',
  path: '/v2/flat',
} satisfies Endpoint

export const treeStations = {
  ...tree,
  operation: 'get_v2_tree_stations',
  path: '/v2/tree/{stationTypes}',
} satisfies Endpoint

export const treeSeries = {
  ...tree,
  operation: 'get_v2_tree_series',
  path: '/v2/tree/{stationTypes}/{dataTypes}',
} satisfies Endpoint

export const treeLatest = {
  ...tree,
  operation: 'get_v2_tree_latest',
  path: '/v2/tree/{stationTypes}/{dataTypes}/latest',
} satisfies Endpoint

export const treeHistory = {
  ...tree,
  operation: 'get_v2_tree_history',
  path: '/v2/tree/{stationTypes}/{dataTypes}/{from}/{to}',
} satisfies Endpoint

/** The OpenAPI description of the interface, as JSON, which is also YAML. */
export const apiSpecification = {
  ...get,
  query: z.object({}),
  answer: z.looseObject({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) }),
  operation: 'get_v2_apispec',
  path: '/v2/apispec',
} satisfies Endpoint

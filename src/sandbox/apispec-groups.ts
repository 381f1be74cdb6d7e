import { refreshToken, refreshTokenByQuery } from '../contract/dataset-token'
import * as emobility from '../contract/emobility-v1'
import type { Endpoint } from '../contract/endpoint'
import { errorBodySchema, v1ErrorBodySchema } from '../contract/errors'
import * as mobility from '../contract/mobility-v2'
import * as history from '../contract/mobility-v2-history'
import * as more from '../contract/mobility-v2-sandbox'
import { tokenEndpoint } from '../contract/token-request'
import { tourismDataset } from '../contract/tourism'
import { z } from '../contract/zod'
import type { statusTexts } from './apispec-texts'

/** Schemas with a name in the specification: rows of lists, and bodies of errors. */
export const rowSchemas = {
  StationRow: mobility.stationRowSchema,
  SeriesRow: mobility.seriesRowSchema,
  LatestRow: mobility.latestRowSchema,
  SampleRow: history.sampleRowSchema,
  StationRecord: emobility.stationRecordSchema,
  MeasuredRecord: emobility.recordSchema,
  TourismEntry: z.looseObject({ Id: z.string() }),
  Error: errorBodySchema,
  OlderError: v1ErrorBodySchema,
  // RFC 6749 §5.2.
  TokenError: z.looseObject({ error: z.string(), error_description: z.optional(z.string()) }),
}

/** A part of the interface in the specification. */
export interface Group {
  name: string
  description: string
  /** Base address of the paths. */
  server: string
  /** Prefix of the endpoints' paths. */
  prefix: string
  calls: readonly Call[]
  /** Names of the security schemes. Each of them reveals more; none is required. */
  security: readonly SchemeName[]
  /** Name of the schema of its error bodies. */
  error: keyof typeof rowSchemas
  errors: readonly (keyof typeof statusTexts)[]
}

/** An endpoint and the schema of its rows, which clients check one by one. */
export type Call = readonly [endpoint: Endpoint, rows?: keyof typeof rowSchemas]

export type SchemeName = 'Bearer' | 'OAuth2' | 'Basic'

/** Returns all parts of the interface. @param origin address of the sandbox */
export function listGroups(origin: string): Group[] {
  return [
    describeMobility(origin),
    describeEmobility(origin),
    describeDatasetTokens(origin),
    describeIdentity(origin),
    describeTourism(origin),
  ]
}

function describeMobility(origin: string): Group {
  return {
    name: 'Mobility v2',
    description: 'Stations, their data types, latest values and histories.',
    server: `${origin}/mobility`,
    prefix: '',
    calls: [
      [more.apiSpecification],
      [more.stationTypes],
      [mobility.flatStations, 'StationRow'],
      [mobility.flatSeries, 'SeriesRow'],
      [mobility.flatLatest, 'LatestRow'],
      [history.flatHistory, 'SampleRow'],
      [more.treeStations],
      [more.treeSeries],
      [more.treeLatest],
      [more.treeHistory],
    ],
    security: ['Bearer', 'OAuth2'],
    error: 'Error',
    errors: [400, 401, 403, 404, 429, 500],
  }
}

function describeEmobility(origin: string): Group {
  return {
    name: 'E-mobility v1',
    description: 'The older interface to the charging stations. Deprecated: use v2.',
    server: `${origin}/mobility`,
    prefix: '/v1',
    calls: [
      [emobility.getStations],
      [emobility.getStationDetails, 'StationRecord'],
      [emobility.getDataTypes],
      [emobility.getDateOfLastRecord],
      [emobility.getNewestRecord],
      [emobility.getRecords, 'MeasuredRecord'],
      [emobility.getRecordsInTimeframe, 'MeasuredRecord'],
    ],
    security: ['Bearer', 'OAuth2'],
    error: 'OlderError',
    errors: [400, 401, 403, 404, 429, 500],
  }
}

function describeDatasetTokens(origin: string): Group {
  return {
    name: 'Dataset tokens',
    description: 'Tokens for closed data of the mobility datasets.',
    server: `${origin}/dataset`,
    prefix: '',
    calls: [[refreshToken], [refreshTokenByQuery]],
    security: [],
    error: 'OlderError',
    errors: [401, 403, 404, 429, 500],
  }
}

function describeIdentity(origin: string): Group {
  return {
    name: 'Identity',
    description: 'The token endpoint of the identity server.',
    server: `${origin}/auth/realms/demo`,
    prefix: '',
    calls: [[tokenEndpoint]],
    security: [],
    error: 'TokenError',
    errors: [400, 401, 403, 404, 429, 500],
  }
}

function describeTourism(origin: string): Group {
  return {
    name: 'Tourism',
    description: 'Datasets of tourism, such as places to stay.',
    server: `${origin}/tourism`,
    prefix: '',
    calls: [[tourismDataset, 'TourismEntry']],
    security: ['Basic', 'Bearer'],
    error: 'Error',
    errors: [400, 401, 403, 404, 429, 500],
  }
}

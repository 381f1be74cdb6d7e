import type { Facets, Snapshot } from '../../../src/catalog/catalog-api'
import type { CatalogHandle } from '../../../src/catalog/catalog-handle'
import type { StationQuery } from '../../../src/catalog/station-query'
import type { StationSummary } from '../../../src/catalog/station-summary'
import type { Config } from '../../../src/config/config'
import type { LoadedHistory } from '../../../src/history/queries'
import type { Sample } from '../../../src/model/history'
import type { Station } from '../../../src/model/station'
import { anonymous, type Viewer } from '../../../src/model/viewer'
import type { StationQueries } from '../../../src/stations/use-stations'
import { allFetched } from '../catalog/parts'
import { stationQuery } from '../catalog/station-query'

/** 3 April 2026, 10:00 in Rome. */
export const now = Date.parse('2026-04-03T08:00:00Z')
export const minute = 60_000
export const hour = 60 * minute
export const ignore = () => undefined

/** A station with one of two plugs free, measured five minutes ago. */
export function summary(more: Partial<StationSummary> = {}): StationSummary {
  return {
    id: 'S',
    aliases: [],
    name: 'Bahnhof',
    municipality: 'Bozen',
    address: 'Bahnhofplatz 1',
    provider: 'Alperia',
    accessType: 'PUBLIC',
    categories: [],
    position: { lon: 11.35, lat: 46.5 },
    distance: null,
    status: 'partly',
    freshness: 'live',
    measuredAt: now - 5 * minute,
    isUnchanged: false,
    free: 1,
    total: 2,
    freeNow: true,
    faded: false,
    outOfUse: null,
    shut: null,
    openUntil: null,
    conflict: null,
    limitedAccess: null,
    connectors: [{ type: 'CCS', powerKw: 150 }],
    matching: null,
    freeConnectors: null,
    closedValues: 0,
    ...more,
  }
}

/** A station that states nothing. */
export function record(more: Partial<Station> = {}): Station {
  return {
    id: 'S',
    name: 'Bahnhof',
    position: { lon: 11.35, lat: 46.5 },
    invalidPosition: null,
    municipality: '',
    city: '',
    address: '',
    provider: '',
    capacity: null,
    state: '',
    paymentInfo: '',
    accessType: 'UNKNOWN',
    accessInfo: '',
    openingHours: null,
    cost: null,
    categories: [],
    reservable: null,
    origins: [],
    rawFields: [],
    plugs: [],
    ...more,
  }
}

export function snapshot(more: Partial<Snapshot> = {}): Snapshot {
  return {
    revision: 1,
    stationCount: 400,
    plugCount: 900,
    fetchedAt: now - minute,
    newestMeasuredAt: now - 2 * minute,
    medianMeasuredAt: now - 5 * minute,
    merged: 0,
    rejected: 0,
    received: { stations: 400, plugs: 900, series: 0, values: 1200 },
    cutOff: [],
    withoutLiveData: 3,
    withoutPosition: 2,
    hasRawFields: more.revealed !== undefined,
    revealed: null,
    tokenFailure: null,
    parts: allFetched(now - minute),
    copy: 'none',
    firstBounds: null,
    ...more,
  }
}

export function facets(more: Partial<Facets['groups']> = {}, rest: Partial<Facets> = {}): Facets {
  return {
    groups: {
      access: [{ value: 'PUBLIC', count: 1200 }],
      category: [{ value: 'EAT&CHARGE', count: 7 }],
      status: [
        { value: 'available', count: 30 },
        { value: 'occupied', count: 12 },
      ],
      feature: [
        { value: 'free-now', count: 21 },
        { value: 'live', count: 33 },
        { value: 'always-open', count: 9 },
      ],
      connector: [
        { value: 'CCS', count: 14 },
        { value: 'Type 2', count: 80 },
      ],
      provider: [
        { value: 'Alperia', count: 60 },
        { value: 'Driwe', count: 4 },
      ],
      municipality: [{ value: 'Bozen', count: 25 }],
      ...more,
    },
    power: [
      { value: 22, count: 50 },
      { value: 150, count: 6 },
    ],
    capacity: [{ value: 4, count: 11 }],
    isStatusComing: false,
    matched: 42,
    ignored: [],
    ...rest,
  }
}

/** A catalog that answers these questions only. */
export function handle(
  answers: Partial<CatalogHandle['catalog']> = {},
  viewer: Viewer = anonymous,
): CatalogHandle {
  return { viewer, catalog: answers as CatalogHandle['catalog'] }
}

export const config = {
  publisher: 'Open Data Hub',
  licence: { name: 'CC0', url: 'https://cc0.example/' },
  service: { baseUrl: 'https://mobility.example/' },
  contact: 'mailto:help@plugboard.example',
  refreshSeconds: 60,
  region: { name: 'Südtirol', only: false, timeZone: 'Europe/Rome' },
} as unknown as Config

export const sample = (minutesAgo: number, number: number): Sample => ({
  measuredAt: now - minutesAgo * minute,
  reading: { kind: 'number', number },
  meaning: { kind: 'measure' } as never,
})

/** Two measurements of the last 24 hours. */
export const history = (more: Partial<LoadedHistory> = {}): LoadedHistory => ({
  from: now - 24 * hour,
  to: now,
  until: now,
  measuredAt: now - 5 * minute,
  missing: [],
  rejected: 0,
  samples: [sample(65, 3), sample(5, 1500)],
  ...more,
})

/** Answers of the catalog with all parts loaded. */
export function stations(more: object = {}, query: Partial<StationQuery> = {}): StationQueries {
  const state = {
    snapshotQuery: { isError: false, isFetching: false },
    snapshot: snapshot(),
    facets: facets(),
  }
  return { ...state, query: stationQuery(query), refresh: ignore, ...more } as unknown as StationQueries
}

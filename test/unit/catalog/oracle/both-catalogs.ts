import type { Dialect } from '../../../../src/api/dialect'
import type { Call } from '../../../../src/api/get-json'
import { findRawFields } from '../../../../src/api/metadata/raw-fields'
import {
  collectListedIds,
  collectPlugs,
  collectStations,
  collectValues,
} from '../../../../src/api/v2/collect-rows'
import type { CatalogApi } from '../../../../src/catalog/catalog-api'
import type { ViewQuery } from '../../../../src/catalog/map-classes'
import type { MatchQuery, SearchQuery, StationQuery } from '../../../../src/catalog/station-query'
import { Catalog } from '../../../../src/catalog/worker/catalog'
import { partNames } from '../../../../src/model/parts'
import type { Bounds } from '../../../../src/model/station'
import type { Viewer } from '../../../../src/model/viewer'
import * as oracle from './catalog.mjs'
import { toSymbol } from './old-answers'

/** Rows of a service. */
export interface Feed {
  stations: readonly unknown[]
  plugs: readonly unknown[]
  series: readonly unknown[]
  /** All values; every third is closed. */
  values: readonly unknown[]
  now: number
}

export const types = { stationType: 'EChargingStation', plugType: 'EChargingPlug', dataTypes: '*' } as const
export const region = [10.38, 46.21, 12.48, 47.1] as const
const rest = {
  parts: partNames,
  probe: async () => undefined,
  stationSeries: async () => ({
    items: [],
    rejected: [],
    counts: { received: 0, repeated: 0, setAside: {}, isCutOff: false },
  }),
  idsWithoutRecord: async () => [],
  history: async () => Promise.reject(new Error('Nobody asks for a history here.')),
}

function valuesFor({ values }: Feed, { token }: Call): readonly unknown[] {
  return token ? values : values.filter((_, row) => row % 3 !== 0)
}

/** A catalog of these rows. */
export function openFeed(feed: () => Feed, viewer: Viewer): CatalogApi {
  const dialect: Dialect = {
    keepsRawFields: true,
    ...rest,
    stations: async () => collectStations(feed().stations, findRawFields, 'Europe/Rome'),
    plugs: async () => collectPlugs(feed().plugs, findRawFields),
    latestValues: async (call) => collectValues(valuesFor(feed(), call), types, feed().now),
    statusSeries: async () => collectListedIds(feed().series, types),
  }
  return new Catalog({ viewer, tokens: async () => 'good', region, dialect })
}

/** The catalog of today, and the one of before, of the same rows. */
export function openBoth(feed: () => Feed, viewer: Viewer): { ours: CatalogApi; theirs: CatalogApi } {
  const theirs = {
    ...rest,
    seriesOf: rest.stationSeries,
    undetailed: rest.idsWithoutRecord,
    stations: async () =>
      oracle.collect(feed().stations, oracle.stationReading(oracle.unreadOf, 'Europe/Rome')),
    plugs: async () => oracle.collect(feed().plugs, oracle.plugReading(oracle.unreadOf)),
    latestValues: async (call: Call) =>
      oracle.collect(valuesFor(feed(), call), oracle.latestReading(types, feed().now)),
    statusSeries: async () => oracle.collect(feed().series, oracle.seriesReading(types)),
  }
  const context = { viewer, tokens: async () => 'good', region }
  const catalog = new oracle.Catalog({ ...context, dialect: theirs })
  const withOldScope = (query: StationQuery) => ({
    ...query,
    access: query.scope === 'all' ? 'closed' : 'open',
  })
  const oldExport = catalog.export.bind(catalog)
  const oldView = catalog.view.bind(catalog)
  const oldSearch = catalog.search.bind(catalog)
  return {
    ours: openFeed(feed, viewer),
    theirs: Object.assign(catalog, {
      refreshNow: (now: number) => catalog.load(now),
      details: (id: string, query: MatchQuery) => catalog.get(id, query),
      rowReport: () => catalog.notShown(),
      search: ({ text, limit, now }: SearchQuery) => Reflect.apply(oldSearch, catalog, [text, limit, now]),
      export: (query: StationQuery) => oldExport(withOldScope(query)),
      view: async (query: ViewQuery, extent: Bounds, zoom: number) =>
        (await oldView(query, extent, zoom)).features.map(toSymbol),
    }),
  }
}

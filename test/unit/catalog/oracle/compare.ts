import fc from 'fast-check'
import { expect } from 'vitest'
import { collect } from '../../../../src/api/collect'
import type { Dialect } from '../../../../src/api/dialect'
import type { Call } from '../../../../src/api/get-json'
import { findRawFields } from '../../../../src/api/metadata/raw-fields'
import {
  collectListedIds,
  collectPlugs,
  collectValues,
  stationConversion,
} from '../../../../src/api/v2/collect-rows'
import type { CatalogApi, Suggestions } from '../../../../src/catalog/catalog-api'
import type { CatalogSymbol } from '../../../../src/catalog/catalog-symbol'
import type { Exported, ExportRow } from '../../../../src/catalog/exported'
import type { ViewQuery } from '../../../../src/catalog/map-classes'
import type { Rejected } from '../../../../src/catalog/rejected-records'
import type { Sort, StationQuery } from '../../../../src/catalog/station-query'
import type { StationSummary } from '../../../../src/catalog/station-summary'
import { Catalog } from '../../../../src/catalog/worker/catalog'
import { type Filters, noFilters } from '../../../../src/model/filters'
import { partNames } from '../../../../src/model/parts'
import type { Bounds } from '../../../../src/model/station'
import { isFree } from '../../../../src/model/status'
import { anonymous, type Viewer } from '../../../../src/model/viewer'
import { signedIn } from '../small-service'
import { usualFilters } from '../usual-filters'
import * as oracle from './catalog.mjs'
import { toSymbol, withoutCounts } from './old-answers'
import { asOracle, withOldFacts, withoutOldRules } from './old-facts'

/** Rows of a service. */
export interface Feed {
  stations: readonly unknown[]
  plugs: readonly unknown[]
  series: readonly unknown[]
  /** All values; every third is closed. */
  values: readonly unknown[]
  now: number
}

const types = { stationType: 'EChargingStation', plugType: 'EChargingPlug', dataTypes: '*' } as const
const region = [10.38, 46.21, 12.48, 47.1] as const
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
    stations: async () => collect(feed().stations, stationConversion(findRawFields, 'Europe/Rome')),
    plugs: async () => collectPlugs(feed().plugs, findRawFields),
    latestValues: async (call) => collectValues(valuesFor(feed(), call), types),
    statusSeries: async () => collectListedIds(feed().series, types),
  }
  return new Catalog({ viewer, tokens: async () => 'good', region, dialect })
}

/** The catalog of today, and the one of before, of the same rows. */
function openBoth(feed: () => Feed, viewer: Viewer): { ours: CatalogApi; theirs: CatalogApi } {
  const theirs = {
    ...rest,
    seriesOf: rest.stationSeries,
    undetailed: rest.idsWithoutRecord,
    stations: async () =>
      oracle.collect(feed().stations, oracle.stationReading(oracle.unreadOf, 'Europe/Rome')),
    plugs: async () => oracle.collect(feed().plugs, oracle.plugReading(oracle.unreadOf)),
    latestValues: async (call: Call) => oracle.collect(valuesFor(feed(), call), oracle.latestReading(types)),
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
  return {
    ours: openFeed(feed, viewer),
    theirs: Object.assign(catalog, {
      refreshNow: (now: number) => catalog.load(now),
      rowReport: () => catalog.notShown(),
      export: (query: StationQuery) => oldExport(withOldScope(query)),
      view: async (query: ViewQuery, extent: Bounds, zoom: number) =>
        (await oldView(query, extent, zoom)).features.map(toSymbol),
    }),
  }
}

/** The sites of a view, without cluster ids and cluster positions, which differ between the catalogs. */
function sitesOf(drawn: readonly CatalogSymbol[]): string[] {
  const sites = drawn.map((symbol) => {
    if (symbol.kind === 'cluster') return JSON.stringify([symbol.byStatus, symbol.fadedByStatus])
    const { id, name, status, faded, count, position } = symbol
    return JSON.stringify([id, name, status, faded, count, position.lon.toFixed(3), position.lat.toFixed(3)])
  })
  return sites.sort()
}

/**
 * What these orders compare first. Equal stations were in the order of their names, and those out of use were no reason
 * to come last by distance: `order.test.ts` has these orders.
 */
const ranks: Partial<Record<Sort, (station: StationSummary) => unknown>> = {
  free: ({ free, status, freeNow, shut, outOfUse }) => {
    if (shut !== null || outOfUse !== null) return status
    return free && isFree(status) ? [freeNow, free] : [status]
  },
  power: ({ connectors }) => connectors[0]?.powerKw ?? 0,
}

/** All that can be asked of a catalog, for these filters. */
async function answersOf(catalog: CatalogApi, filters: readonly Partial<Filters>[], now: number) {
  const world = [-180, -85, 180, 85] as const
  const answers: Record<string, unknown> = {}
  const ask = async (name: string, answer: Promise<unknown>) => {
    answers[name] = await answer
  }
  const all: StationQuery = {
    filters: noFilters,
    sort: 'name',
    origin: { lon: 11.3, lat: 46.5 },
    middle: null,
    bounds: null,
    now,
    scope: 'all',
  }
  for (const chosen of filters) {
    const query = { ...all, filters: { ...noFilters, ...chosen } }
    const name = JSON.stringify(chosen)
    await ask(`facets ${name}`, catalog.facets(query))
    await ask(`facets in a box ${name}`, catalog.facets({ ...query, bounds: region }))
    await ask(`page ${name}`, catalog.page(query, 0, 200))
    for (const [sort, rank] of Object.entries(ranks)) {
      const page = catalog.page({ ...query, sort: sort as Sort }, 0, 200)
      await ask(
        `${sort} ${name}`,
        page.then(({ stations }) => stations.map(rank)),
      )
    }
    await ask(`view ${name}`, catalog.view(query, world, 22).then(sitesOf))
    await ask(`open export ${name}`, catalog.export({ ...query, scope: 'open' }).then(withOldRows))
    await ask(`closed export ${name}`, catalog.export(query).then(withOldRows))
  }
  const { stations } = await catalog.page(all, 0, 25)
  for (const { id, aliases } of stations)
    for (const one of [id, ...aliases]) {
      await ask(`details ${one}`, catalog.get(one, all).then(withoutCounts))
      await ask(`alternatives ${one}`, catalog.alternatives(one, now))
    }
  for (const text of ['ba', 'bolzano', 'via roma', 'neogy'])
    await ask(`search ${text}`, catalog.search(text, Number.POSITIVE_INFINITY, now).then(withOldSuggestions))
  await ask('rows', catalog.rowReport())
  await ask('rejected', catalog.rejected().then(withoutAccess))
  await ask('inventory', catalog.inventory(now))
  return answers
}

/** The oracle has no access of rejected records: `rejected.test.ts` proves it. */
const withoutAccess = (rows: readonly Rejected[]) => rows.map(({ access: _, ...row }) => row)

/**
 * The oracle has no numbers of all plugs beside those of the matching ones, and of plugs only the names that closed
 * values need: `export.test.ts` proves the others.
 */
const withOldRows = ({ rows, ...exported }: Exported) => ({
  ...exported,
  rows: rows.map(({ whole: _, plugs, ...row }: Omit<ExportRow, 'whole'> & Partial<ExportRow>) => ({
    ...row,
    plugs: row.closed.length === 0 ? [] : plugs.map(({ id, name }) => ({ id, name })),
  })),
})

/**
 * The oracle knows one name of each town, suggests stations in another order, and finds none by the ids of its plugs, so
 * no text here has a digit: `search.test.ts` proves these.
 */
const withOldSuggestions = ({ stations, municipalities }: Suggestions) => ({
  stations: stations.toSorted((one, other) => (one.id < other.id ? -1 : 1)),
  municipalities,
})

/** By their texts, which take a tenth of the time: there are thousands of stations in these answers. */
function expectEqual(name: string, ours: unknown, theirs: unknown): void {
  const text = JSON.stringify(withOldFacts(ours), asOracle)
  const expected = JSON.stringify(theirs, withoutOldRules)
  if (text !== expected) expect({ [name]: JSON.parse(text) }).toEqual({ [name]: JSON.parse(expected) })
}

/** Throws unless both catalogs answer the same, also after a poll. */
export async function expectSame(
  first: Feed,
  next: Feed,
  filters: readonly Partial<Filters>[] = usualFilters,
): Promise<void> {
  for (const viewer of [anonymous, signedIn]) {
    let feed = first
    const { ours, theirs } = openBoth(() => feed, viewer)
    expectEqual('snapshot', await ours.refreshNow(first.now), await theirs.refreshNow(first.now))
    await expectSameAnswers(ours, theirs, filters, { now: first.now, viewer })
    feed = next
    expectEqual('snapshot', await ours.refresh(next.now), await theirs.refresh(next.now))
    await expectSameAnswers(ours, theirs, filters, { now: next.now, viewer })
  }
}

/** Open files of a signed-in viewer are not compared: the oracle's reveal rejected closed values (see `attention.test.ts`). */
async function expectSameAnswers(
  ours: CatalogApi,
  theirs: CatalogApi,
  filters: readonly Partial<Filters>[],
  { now, viewer }: { now: number; viewer: Viewer },
): Promise<void> {
  const expected = await answersOf(theirs, filters, now)
  for (const [name, answer] of Object.entries(await answersOf(ours, filters, now)))
    if (viewer === anonymous || !name.startsWith('open export')) expectEqual(name, answer, expected[name])
}

/** Throws unless both catalogs answer a generated feed and filter the same. */
export const generatedFeeds = (feeds: fc.Arbitrary<Feed>, filters: fc.Arbitrary<Partial<Filters>>) =>
  fc.asyncProperty(feeds, feeds, fc.array(filters, { minLength: 1, maxLength: 2 }), (first, next, chosen) =>
    expectSame(first, { ...next, now: first.now + 300_000 }, chosen),
  )

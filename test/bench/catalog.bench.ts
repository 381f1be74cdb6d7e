import { readFileSync } from 'node:fs'
import { test } from '@playwright/test'
import '../../src/contract/zod'
import { collect } from '../../src/api/collect'
import type { Dialect } from '../../src/api/dialect'
import { skipRawFields } from '../../src/api/metadata/families/family'
import { type RowParser, readBatches, shareMetadata } from '../../src/api/read-batches'
import { collectListedIds, collectPlugs, collectStations, collectValues } from '../../src/api/v2/collect-rows'
import { seriesConversion } from '../../src/api/v2/one-station'
import type { StationQuery } from '../../src/catalog/station-query'
import { Catalog } from '../../src/catalog/worker/catalog'
import { noFilters } from '../../src/model/filters'
import { partNames } from '../../src/model/parts'
import { anonymous } from '../../src/model/viewer'
import { startApp } from '../browser/harness/servers'
import { lists } from './lists'

const sizes = [1_000, 20_000, 100_000]
const rounds = 5
const clock = '2026-11-20T13:00:00Z'
const now = Date.parse(clock)
const types = { stationType: 'EChargingStation', plugType: 'EChargingPlug', dataTypes: '*' } as const
type Texts = Record<keyof typeof lists, string>

/** Milliseconds that this thread has had a core, by the kernel: other threads and other programs do not count. */
function threadTime(): number {
  return Number(readFileSync(`/proc/self/task/${process.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
}

async function timed(run: () => unknown): Promise<number> {
  const start = threadTime()
  await run()
  return threadTime() - start
}

async function answersOf(stations: number): Promise<Texts> {
  const app = await startApp('production', { SANDBOX_STATIONS: String(stations), SANDBOX_NOW: clock })
  const texts: Partial<Texts> = {}
  for (const part of partNames) {
    const address = `${app.sandboxOrigin}/mobility/v2/flat/${lists[part]}`
    texts[part] = await (await fetch(address)).text()
  }
  await app.stop()
  return texts as Texts
}

function open(texts: Texts): Catalog {
  const read = <Read>(part: keyof Texts, collectRows: (rows: Iterable<unknown>) => Read, by?: RowParser) => {
    const found = readBatches(texts[part], collectRows, by)
    if (found === null) throw new Error(`${part} cannot be read.`)
    return found.read
  }
  const dialect: Dialect = {
    keepsRawFields: false,
    parts: partNames,
    probe: async () => undefined,
    stations: async () => read('stations', (rows) => collectStations(rows, skipRawFields, 'Europe/Rome')),
    plugs: async () => read('plugs', (rows) => collectPlugs(rows, skipRawFields), shareMetadata()),
    latestValues: async () => read('values', (rows) => collectValues(rows, types)),
    statusSeries: async () => read('series', (rows) => collectListedIds(rows, types)),
    stationSeries: async () => collect([], seriesConversion(types)),
    idsWithoutRecord: async () => [],
    history: async () => Promise.reject(new Error('Nobody asks for a history here.')),
  }
  return new Catalog({
    dialect,
    viewer: anonymous,
    tokens: async () => null,
    region: [10.38, 46.21, 12.48, 47.1],
  })
}

const median = (times: readonly number[]) =>
  (times.toSorted((a, b) => a - b)[times.length >> 1] ?? 0).toFixed(0).padStart(6)

for (const size of sizes)
  test(`catalog of ${size} stations, milliseconds of its thread`, async () => {
    const texts = await answersOf(size)
    const filters = { ...noFilters, access: ['PUBLIC'] }
    const query: StationQuery = {
      filters,
      sort: 'distance',
      origin: null,
      middle: null,
      bounds: null,
      now,
      scope: 'all',
    }
    const times: Record<string, number[]> = {}
    const note = async (what: string, run: () => unknown) => {
      times[what] = [...(times[what] ?? []), await timed(run)]
    }
    for (let round = 0; round < rounds; round += 1) {
      const catalog = open(texts)
      await note('JSON.parse alone', () => Object.values(texts).map((text) => JSON.parse(text)))
      await note('load', () => catalog.refreshNow(now))
      await catalog.facets({ ...query, filters: noFilters })
      await note('facets of a filter', () => catalog.facets(query))
      await note('first rows of a filter', () => catalog.page(query, 0, 50))
      await note('clusters of a filter', () => catalog.view(query, [10, 46, 13, 48], 8))
      await note('clusters of another box', () => catalog.view(query, [11, 46, 12, 47], 10))
    }
    for (const [what, all] of Object.entries(times)) console.log(`${median(all)}  ${what}`)
  })

import { QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { CatalogApi, Snapshot } from '../../../src/catalog/catalog-api'
import { CatalogError } from '../../../src/catalog/failures/errors'
import { clock } from '../../../src/clock'
import { partNames } from '../../../src/model/parts'
import { anonymous } from '../../../src/model/viewer'
import { createQueryClient } from '../../../src/queries/query-client'
import { catalogQuery, facetsQuery, pageQuery } from '../../../src/stations/queries'
import { failureOf } from '../api/service'
import { delayParts, turns } from '../catalog/delayed-parts'
import { plug, plugStatus, serveData, station } from '../catalog/small-service'
import { stationQuery } from '../catalog/station-query'

const rows = { stations: [station('A')], plugs: [plug('A1', 'A')], latest: [plugStatus('A1', 1)] }
const key = [anonymous, 'catalog']

async function openPage() {
  const parts = delayParts()
  const { open, requests } = await serveData({ ...rows, fails: null })
  const catalog = open(anonymous, undefined, null, parts.change)
  const client = createQueryClient()
  const source = { viewer: anonymous, catalog }
  const options = catalogQuery(source, 60, stationQuery())
  const fetching = client.fetchQuery(options)
  fetching.catch(() => undefined)
  await turns()
  await parts.allFetched()
  const shown = () => client.getQueryData<Snapshot>(key)
  return { client, source, options, fetching, parts, requests, shown }
}

test("each stage of the first load is the query's data until the next one", async () => {
  const { client, options, fetching, parts, shown } = await openPage()
  expect(shown()).toBeUndefined()
  await parts.let('stations')
  expect(shown()).toMatchObject({
    revision: 1,
    stationCount: 1,
    plugCount: 0,
    parts: { values: { isComing: true } },
  })
  // What mounts meanwhile, and mounts twice in StrictMode, joins the load.
  for (const _ of ['first', 'second']) {
    const stop = new QueryObserver(client, options).subscribe(() => undefined)
    expect(client.getQueryState(key)?.fetchStatus).toBe('fetching')
    stop()
  }
  await parts.let('values')
  expect(shown()?.revision).toBe(1)
  await parts.let('plugs')
  expect(shown()).toMatchObject({ revision: 2, plugCount: 1, parts: { series: { isComing: true } } })
  await parts.let('series')
  expect(shown()).toMatchObject({ revision: 3 })
  expect(await fetching).toEqual(shown())
  expect(client.getQueryState(key)?.fetchStatus).toBe('idle')
})

test('a load that started before the page is not sent again', async () => {
  const { open, requests } = await serveData({ ...rows, fails: null })
  const catalog = open()
  const firstLoad = catalog.refreshNow(clock.now())
  const loaded = await firstLoad
  const sent = requests.length
  const query = catalogQuery({ viewer: anonymous, catalog, firstLoad }, 60, stationQuery())
  expect(await createQueryClient().fetchQuery(query)).toBe(loaded)
  expect(requests).toHaveLength(sent)
})

test('a click on refresh during the first load keeps the shown data', async () => {
  const { client, parts, shown } = await openPage()
  await parts.let('stations')
  await client.cancelQueries({ queryKey: key })
  expect(shown()).toMatchObject({ revision: 1 })
})

test('a stage for a previous viewer is not stored', async () => {
  const { client, fetching, parts } = await openPage()
  const leaving = client.cancelQueries({ queryKey: key })
  client.removeQueries({ queryKey: key })
  await parts.let('stations')
  await parts.let('plugs', 'values', 'series')
  await leaving
  expect(await failureOf(fetching)).toBeInstanceOf(Error)
  expect(client.getQueryCache().getAll()).toEqual([])
})

test('closing the catalog between two stages only rejects the load', async () => {
  const ends: ((reason: CatalogError) => void)[] = []
  const pending = () => new Promise<Snapshot>((_, reject) => void ends.push(reject))
  const catalog = { refreshNow: pending, firstList: pending } as unknown as CatalogApi
  const client = createQueryClient()
  const fetching = client.fetchQuery(catalogQuery({ viewer: anonymous, catalog }, 60, stationQuery()))
  await turns()
  expect(ends).toHaveLength(2)
  for (const end of ends) end(new CatalogError('ended', 'The catalog has ended.'))
  expect(await failureOf(fetching)).toBeInstanceOf(CatalogError)
})

test('counts and rows come with the first snapshot, without separate requests', async () => {
  const { client, source, parts, shown } = await openPage()
  await parts.let('stations')
  expect(shown()?.revision).toBe(1)
  const facets = client.getQueryData(facetsQuery(source, 1, stationQuery()).queryKey)
  expect(facets).toMatchObject({ matched: 1, isStatusComing: true })
  const page = client.getQueryData(pageQuery(source, 1, stationQuery(), 0).queryKey)
  expect(page?.stations).toMatchObject([{ id: 'A', status: 'coming' }])
})

test('counts and rows also come with a complete first snapshot', async () => {
  const { client, source, fetching, parts } = await openPage()
  await parts.let(...partNames)
  expect((await fetching).revision).toBe(1)
  expect(client.getQueryData(facetsQuery(source, 1, stationQuery()).queryKey)).toMatchObject({ matched: 1 })
  const page = client.getQueryData(pageQuery(source, 1, stationQuery(), 0).queryKey)
  expect(page?.stations).toMatchObject([{ id: 'A', status: 'available' }])
})

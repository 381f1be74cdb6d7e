import { QueryClient } from '@tanstack/react-query'
import { createElement, createRef } from 'react'
import { expect, test } from 'vitest'
import type { StationSummary } from '../../../src/catalog/station-summary'
import { noFilters } from '../../../src/model/filters'
import { findListed } from '../../../src/stations/list/find-listed'
import { StationHead } from '../../../src/stations/panel/StationHead'
import { StationWaiting } from '../../../src/stations/panel/StationWaiting'
import { pageQuery } from '../../../src/stations/queries'
import { loaded, plug, station } from '../catalog/small-service'
import { stationQuery } from '../catalog/station-query'
import { render } from './render'
import { ignore, now, summary } from './shown'

const waiting = (more: object) =>
  render(
    createElement(StationWaiting, { station: undefined, userPosition: null, failed: false, now, ...more }),
  )

test('before the details of a station have come, its status and place are shown', async () => {
  const shown = await waiting({ station: summary({}) })
  expect(shown.lines).toContain('1 of 2 free')
  expect(shown.texts('.station-where').join()).toContain('Bahnhofplatz 1, Bozen')
  expect(shown.lines).toContain('Loading the station…')
  expect(shown.all('.station-waiting-status')).toEqual([])
  expect((await waiting({})).all('.station-waiting-status')).toHaveLength(1)
})

test('a row of some plugs tells the place only, because its numbers are not those of the station', async () => {
  const filtered = summary({ matching: [{ type: 'CCS', powerKw: 150 }] })
  const shown = await waiting({ station: filtered })
  expect(shown.text).not.toContain('1 of 2 free')
  expect(shown.texts('.station-where').join()).toContain('Bahnhofplatz 1, Bozen')
  expect(shown.all('.station-waiting-status')).toHaveLength(1)
  const head = (station: StationSummary) =>
    render(
      createElement(StationHead, {
        name: 'S',
        heading: createRef<HTMLHeadingElement>(),
        station,
        matching: null,
        failed: false,
        onClose: ignore,
      }),
    )
  expect((await head(filtered)).all('.status-icon')).toEqual([])
  expect((await head(summary())).all('.status-icon')).toHaveLength(1)
})

test('a row that is loaded tells what is known of a station', async () => {
  const { catalog, snapshot } = await loaded({ stations: [station('S', {}, { sname: 'Bahnhof' })] })
  const handle = { viewer: 'anonymous', catalog } as const
  const client = new QueryClient()
  const find = (revision: number) => findListed(client, handle, { id: 'S', revision })
  expect(find(snapshot.revision)).toBeUndefined()
  await client.fetchQuery(pageQuery(handle, snapshot.revision, stationQuery(), 0))
  expect(find(snapshot.revision)?.name).toBe('Bahnhof')
  expect(find(snapshot.revision + 1)).toBeUndefined()
})

test('a row that no filter reduced comes before others', async () => {
  const outlet = (id: string, outletTypeCode: string) => ({
    ...plug(id, 'S'),
    smetadata: { outlets: [{ outletTypeCode }] },
  })
  const { catalog, snapshot } = await loaded({
    stations: [station('S')],
    plugs: [outlet('1', 'CCS'), outlet('2', 'Type 2')],
  })
  const handle = { viewer: 'anonymous', catalog } as const
  const client = new QueryClient()
  const { revision } = snapshot
  const fetchPage = (connector: string[]) =>
    client.fetchQuery(pageQuery(handle, revision, stationQuery({ filters: { ...noFilters, connector } }), 0))
  await fetchPage(['CCS'])
  expect(findListed(client, handle, { id: 'S', revision })?.matching).toHaveLength(1)
  await fetchPage([])
  expect(findListed(client, handle, { id: 'S', revision })?.matching).toBeNull()
})

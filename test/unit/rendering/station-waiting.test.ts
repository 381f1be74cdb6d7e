import { QueryClient } from '@tanstack/react-query'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import { findListed } from '../../../src/stations/list/find-listed'
import { StationWaiting } from '../../../src/stations/panel/StationWaiting'
import { pageQuery } from '../../../src/stations/queries'
import { loaded, station } from '../catalog/small-service'
import { stationQuery } from '../catalog/station-query'
import { render } from './render'
import { now, summary } from './shown'

const waiting = (more: object) =>
  render(createElement(StationWaiting, { station: undefined, here: null, failed: false, now, ...more }))

test('before the details of a station have come, its status and place are shown', async () => {
  const shown = await waiting({ station: summary({}) })
  expect(shown.lines).toContain('1 of 2 free')
  expect(shown.texts('.station-where').join()).toContain('Bahnhofplatz 1, Bozen')
  expect(shown.lines).toContain('Loading the station…')
  expect(shown.all('.station-waiting-status')).toEqual([])
  expect((await waiting({})).all('.station-waiting-status')).toHaveLength(1)
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

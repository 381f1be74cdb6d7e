import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Config } from '../../../src/config/config'
import type { Position } from '../../../src/model/station'
import { anonymous, type Viewer } from '../../../src/model/viewer'
import type { StationsView } from '../../../src/stations/map/stations-view'
import type { RemovedPicture } from '../../../src/stations/map/store-picture'
import { IdleWorker } from '../map/idle-worker'

// The address of the map's worker script exists in a build only.
vi.mock('../../../src/map/maplibre/worker-url', () => ({ mapWorkerUrl: '' }))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('Worker', IdleWorker)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

interface Shown {
  viewer?: Viewer
  search?: string
  userPosition?: Position | null
  hasList?: boolean
}

/** Whether the picture of such a page is stored, after the pause: only what is stored is read. */
async function isStored({ viewer = anonymous, search = '', userPosition = null, hasList = true }: Shown) {
  const { storeForNextVisit } = await import('../../../src/app/map/MainMap')
  vi.stubGlobal('window', { location: { search } })
  const read = vi.fn(() => null)
  const picture = Object.defineProperty({}, 'base', { get: read }) as RemovedPicture
  const view = { data: { handle: { viewer } }, highlighted: { userPosition } } as StationsView
  storeForNextVisit(picture, view, { config: {} as Config, hasList, language: 'en' })
  expect(read).not.toHaveBeenCalled()
  await vi.runAllTimersAsync()
  return read.mock.calls.length > 0
}

test('the picture of open data at the plain address is stored for the next visit', async () => {
  expect(await isStored({})).toBe(true)
})

test.each<[string, Shown]>([
  ['a login shows more', { viewer: 'https://issuer|team' }],
  ['filters apply', { search: '?access=PUBLIC' }],
  ['the position of the person is known', { userPosition: { lon: 11, lat: 46 } }],
  ['the page has no list', { hasList: false }],
])('the picture is not stored if %s', async (_, shown) => {
  expect(await isStored(shown)).toBe(false)
})

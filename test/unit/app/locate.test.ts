import { afterEach, expect, test, vi } from 'vitest'
import { boundsAround } from '../../../src/app/location/begin-near'
import { cameraOnNearest, locatePerson } from '../../../src/app/location/locate'
import { type Filters, noFilters } from '../../../src/model/filters'
import { loaded, now, serveData, station } from '../catalog/small-service'

const here = { lon: 11.3, lat: 46.5 }

afterEach(() => vi.unstubAllGlobals())

/** A device that last measured its position so many milliseconds ago, at longitude 11, and is now at 12. */
function stubDevice(age: number) {
  const at = (longitude: number) => ({ coords: { longitude, latitude: 46.5 } }) as GeolocationPosition
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (onSuccess, _, options) =>
    onSuccess(at(age <= (options?.maximumAge ?? 0) ? 11 : 12))
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } })
}

test.each([
  [30_000, 11],
  [2 * 60_000, 12],
  [60 * 60_000, 12],
])('a position is used again for a minute at most: after %d ms it is at longitude %d', async (age, lon) => {
  stubDevice(age)
  expect(await locatePerson()).toEqual({ kind: 'here', position: { lon, lat: 46.5 } })
})

test('the camera shows the nearest stations, at an integer zoom', async () => {
  const { catalog } = await loaded({ stations: [station('A')] })
  expect(await cameraOnNearest(catalog, noFilters, here)).toEqual({ lon: 11, lat: 46.5, zoom: 8 })
})

test('the camera shows the nearest matching stations, or the nearest of all if none matches', async () => {
  const far = station('far', { accessType: 'PRIVATE' }, { scoordinate: { x: 12, y: 47 } })
  const { catalog } = await loaded({ stations: [station('near'), far] })
  const lonOf = async (filters: Partial<Filters>) =>
    (await cameraOnNearest(catalog, { ...noFilters, ...filters }, here))?.lon
  expect(await lonOf({})).toBe(11.5)
  expect(await lonOf({ access: ['PRIVATE'] })).toBe(12)
  expect(await lonOf({ access: ['PRIVATE'], q: 'near' })).toBe(11.5)
})

test('the camera shows a person who is far away from all stations too', async () => {
  const at = (id: string, x: number) => station(id, {}, { scoordinate: { x, y: 46.5 } })
  const { catalog } = await loaded({ stations: [at('A', 11), at('B', 11.01)] })
  // 155 km; 150 pixels are 164 km at zoom 5.
  expect((await cameraOnNearest(catalog, noFilters, { lon: 8.97, lat: 46.5 }))?.zoom).toBe(5)
  expect((await cameraOnNearest(catalog, noFilters, { lon: -70, lat: 40 }))?.zoom).toBe(4)
})

test('a distant station does not move the camera away from two near ones', async () => {
  const at = (id: string, x: number) => station(id, {}, { scoordinate: { x, y: 46.5 } })
  const near = [at('A', 11.301), at('B', 11.309)]
  const { catalog } = await loaded({ stations: near })
  const { catalog: more } = await loaded({ stations: [...near, at('C', 11.8)] })
  const camera = await cameraOnNearest(catalog, noFilters, here)
  expect(camera?.zoom).toBeGreaterThanOrEqual(12)
  expect(await cameraOnNearest(more, noFilters, here)).toEqual(camera)
})

test('a catalog that is closed or not loaded gives no camera, and the position stays', async () => {
  const { open } = await serveData({ stations: [station('A')], plugs: [], latest: [], fails: null })
  const catalog = open()
  expect(await cameraOnNearest(catalog, noFilters, here)).toBeNull()
  await catalog.refreshNow(now)
  expect(await cameraOnNearest(catalog, noFilters, here)).not.toBeNull()
  const closed = { page: () => Promise.reject(new Error('The catalog is closed.')) }
  expect(await cameraOnNearest(closed, noFilters, here)).toBeNull()
})

test('a map begins around a person and the nearest stations, not far from all', async () => {
  const { catalog } = await loaded({ stations: [station('A')] })
  const [west, south, east, north] = (await boundsAround(catalog, noFilters, here)) ?? [0, 0, 0, 0]
  expect([west < 11, east > here.lon, south < 46.5, north > 46.5], 'with a margin').toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(east - west).toBeLessThan(1)
  expect(await boundsAround(catalog, noFilters, { lon: 2, lat: 48 })).toBeNull()
})

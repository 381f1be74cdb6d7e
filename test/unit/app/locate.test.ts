import { afterEach, expect, test, vi } from 'vitest'
import { findNear, findUserBounds, locatePerson, type UserBounds } from '../../../src/app/location/locate'
import type { UserLocation } from '../../../src/app/location/user-location'
import { type Filters, noFilters } from '../../../src/model/filters'
import { loaded, station } from '../catalog/small-service'

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
  expect(await locatePerson()).toEqual({ kind: 'located', position: { lon, lat: 46.5 } })
})

const west = (found: UserBounds | null) => found?.bounds[0]

test('the map shows a person and the nearest stations, with a margin', async () => {
  const { catalog } = await loaded({ stations: [station('A')] })
  const found = await findUserBounds(catalog, noFilters, here)
  const [west, south, east, north] = found?.bounds ?? [0, 0, 0, 0]
  const isInside = [west < 11, east > here.lon, south < 46.5, north > 46.5]
  expect(isInside).toEqual([true, true, true, true])
  expect(east - west).toBeLessThan(1)
  expect(found?.isFar).toBe(false)
})

test('it shows the nearest matching stations, or the nearest of all if none matches', async () => {
  const far = station('far', { accessType: 'PRIVATE' }, { scoordinate: { x: 11.6, y: 46.5 } })
  const { catalog } = await loaded({ stations: [station('near'), far] })
  const eastOf = async (filters: Partial<Filters>) =>
    (await findUserBounds(catalog, { ...noFilters, ...filters }, here))?.bounds[2]
  expect(await eastOf({})).toBeGreaterThan(11.6)
  expect(await eastOf({ q: 'near' })).toBeLessThan(11.4)
  expect(await eastOf({ access: ['PRIVATE'], q: 'near' })).toBe(await eastOf({}))
})

test('a person who is far from all stations is not in the box', async () => {
  const at = (id: string, x: number) => station(id, {}, { scoordinate: { x, y: 46.5 } })
  const { catalog } = await loaded({ stations: [at('A', 11), at('B', 11.01)] })
  expect(await findUserBounds(catalog, noFilters, { lon: 8.97, lat: 46.5 })).toMatchObject({ isFar: true })
  expect(west(await findUserBounds(catalog, noFilters, { lon: 2, lat: 48 }))).toBeGreaterThan(10.9)
})

test('a distant station does not stretch the box around two near ones', async () => {
  const at = (id: string, x: number) => station(id, {}, { scoordinate: { x, y: 46.5 } })
  const near = [at('A', 11.301), at('B', 11.309)]
  const { catalog } = await loaded({ stations: near })
  const { catalog: more } = await loaded({ stations: [...near, at('C', 11.8)] })
  const found = await findUserBounds(catalog, noFilters, here)
  expect(found).not.toBeNull()
  expect(await findUserBounds(more, noFilters, here)).toEqual(found)
})

test('a catalog without a station on the map gives no box', async () => {
  const { catalog } = await loaded({ stations: [station('A', {}, { scoordinate: undefined })] })
  expect(await findUserBounds(catalog, noFilters, here)).toBeNull()
})

test('a search that fails keeps the known position, unless the person has refused it', async () => {
  const { catalog } = await loaded({ stations: [station('A')] })
  const known: UserLocation = { kind: 'located', position: here }
  const search = async (code: number, before: UserLocation) => {
    vi.stubGlobal('GeolocationPositionError', { PERMISSION_DENIED: 1, TIMEOUT: 3 })
    const getCurrentPosition = (_: unknown, fail: (error: { code: number }) => void) => fail({ code })
    vi.stubGlobal('navigator', { geolocation: { getCurrentPosition } })
    let location = before
    await findNear({
      signal: new AbortController().signal,
      catalog,
      filters: noFilters,
      changeLocation: (change) => {
        location = change(location)
      },
      onBounds: () => undefined,
    })
    return location
  }
  expect(await search(3, known)).toEqual(known)
  expect(await search(1, known)).toEqual({ kind: 'failed', reason: 'denied' })
  expect(await search(3, { kind: 'locating' })).toEqual({ kind: 'failed', reason: 'timeout' })
})

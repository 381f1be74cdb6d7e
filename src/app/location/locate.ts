import type { CatalogApi } from '../../catalog/catalog-api'
import type { ListQuery } from '../../catalog/station-query'
import { clock } from '../../clock'
import { minute } from '../../durations'
import type { Camera } from '../../map/camera'
import { type Filters, noFilters } from '../../model/filters'
import type { Position } from '../../model/station'
import type { LocationFailure, UserLocation } from './user-location'

/**
 * Milliseconds: time-out of the device's answer, for a person who waits for it and for one who is reading the list
 * already; maximum age of a position that it may answer with.
 */
const timeouts = { asked: 10_000, unasked: 3_000 }
const maximumAge = minute

/** Most stations that the camera shows. */
const stationCount = 5
/** The nearest two are always shown, others up to this multiple of the second one's distance. */
const maxSpread = 3
/** Range of zoom levels: not too near for a single station, and far enough for a person some 500 km away. */
const zooms = { least: 4, most: 14 }
/** CSS pixels between the middle of the map and the farthest shown station. */
const radius = 150
/** Metres per pixel at zoom 0 on the equator, in MapLibre's levels. */
const worldScale = 40_075_016 / 512

/**
 * Requests the position from the device, which asks the person unless they have decided already.
 * @param reason `unasked`: the person has not pressed the button. Then a rough position at once is better than an exact
 * one that reorders the list later.
 */
export function locatePerson(reason: keyof typeof timeouts = 'asked'): Promise<UserLocation> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve({ kind: 'failed', reason: 'unavailable' })
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ kind: 'here', position: { lon: coords.longitude, lat: coords.latitude } }),
      ({ code }) => resolve({ kind: 'failed', reason: toFailure(code) }),
      { enableHighAccuracy: reason === 'asked', timeout: timeouts[reason], maximumAge },
    )
  })
}

function toFailure(code: number): LocationFailure {
  if (code === GeolocationPositionError.PERMISSION_DENIED) return 'denied'
  return code === GeolocationPositionError.TIMEOUT ? 'timeout' : 'unavailable'
}

/**
 * Returns a camera on the nearest matching stations, or on the nearest of all if none matches. The address bar shows
 * the camera, so its middle is the middle of these stations and its zoom is an integer: it reveals no more of the
 * person than which stations these are. Returns `null` if no station has a position, or if the catalog cannot answer:
 * it is not loaded yet, or was closed meanwhile.
 */
export async function cameraOnNearest(
  catalog: Pick<CatalogApi, 'page'>,
  filters: Filters,
  origin: Position,
): Promise<Camera | null> {
  const stations = await nearestStations(catalog, filters, origin)
  const placed = stations.flatMap(({ position }) => position ?? [])
  const farthest = Math.max(...stations.map(({ distance }) => distance ?? 0))
  if (placed.length === 0) return null
  const lon = placed.reduce((sum, position) => sum + position.lon, 0) / placed.length
  const lat = placed.reduce((sum, position) => sum + position.lat, 0) / placed.length
  const scale = worldScale * Math.cos((lat * Math.PI) / 180)
  const zoom = Math.floor(Math.log2((scale * radius) / Math.max(1, farthest)))
  return { lon, lat, zoom: Math.min(zooms.most, Math.max(zooms.least, zoom)) }
}

/** Returns the nearest stations that match, or of all if none matches; none if the catalog cannot answer. */
export async function nearestStations(catalog: Pick<CatalogApi, 'page'>, filters: Filters, origin: Position) {
  const nearest = async (matching: Filters) => {
    const query: ListQuery = {
      filters: matching,
      sort: 'distance',
      origin,
      middle: null,
      bounds: null,
      now: clock.now(),
    }
    const page = await catalog.page(query, 0, stationCount).catch(() => null)
    return page?.stations.filter(({ position }) => position !== null) ?? []
  }
  const matching = await nearest(filters)
  return withoutDistant(matching.length > 0 ? matching : await nearest(noFilters))
}

/** Returns the stations that are about as near as the nearest two: a distant one would leave them in one cluster. */
function withoutDistant<Listed extends { distance: number | null }>(
  nearestFirst: readonly Listed[],
): Listed[] {
  const most = (nearestFirst[1]?.distance ?? 0) * maxSpread
  return nearestFirst.filter(({ distance }, index) => index < 2 || (distance ?? 0) <= most)
}

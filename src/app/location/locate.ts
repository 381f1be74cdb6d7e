import type { CatalogApi } from '../../catalog/catalog-api'
import type { ListQuery } from '../../catalog/station-query'
import { clock } from '../../clock'
import { minute } from '../../durations'
import { type Filters, noFilters } from '../../model/filters'
import type { Bounds, Position } from '../../model/station'
import { farDistance, type LocationReason, type UserLocation } from './user-location'

/**
 * Milliseconds: time-out of the device's answer, for a person who waits for it and for one who is reading the list
 * already; maximum age of a position that it may answer with.
 */
const timeouts = { requested: 10_000, automatic: 3_000 }
const maximumAge = minute

/** Maximum number of stations that the map shows. */
const stationCount = 5
/** The nearest two are always shown, others up to this multiple of the second one's distance. */
const maxSpread = 3
/** Share of its longer side that a box has around its places. */
const boxMargin = 0.1

/**
 * Requests the position from the device, which asks the person unless they have decided already.
 * @param request `automatic`: the person has not pressed the button. Then a rough position at once is better than an
 * exact one that reorders the list later.
 */
export function locatePerson(request: keyof typeof timeouts = 'requested'): Promise<UserLocation> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve({ kind: 'failed', reason: 'unavailable' })
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ kind: 'located', position: { lon: coords.longitude, lat: coords.latitude } }),
      ({ code }) => resolve({ kind: 'failed', reason: toLocationReason(code) }),
      { enableHighAccuracy: request === 'requested', timeout: timeouts[request], maximumAge },
    )
  })
}

function toLocationReason(code: number): LocationReason {
  if (code === GeolocationPositionError.PERMISSION_DENIED) return 'denied'
  return code === GeolocationPositionError.TIMEOUT ? 'timeout' : 'unavailable'
}

interface Search {
  /** Ends the search. */
  signal: AbortSignal
  catalog: Pick<CatalogApi, 'page' | 'next'>
  filters: Filters
  changeLocation(change: (before: UserLocation) => UserLocation): void
  /** Called after it with the bounds; `null`: there is none. */
  onBounds(bounds: Bounds | null): void
}

/** Finds a person who has pressed "Near me", and what the map then shows. */
export async function findNear({ signal, catalog, filters, changeLocation, onBounds }: Search) {
  const location = await locatePerson()
  if (signal.aborted) return
  changeLocation((before) => (replacesPosition(location) || before.kind !== 'located' ? location : before))
  if (location.kind !== 'located') return
  // The catalog has ended meanwhile, or has logged a defect: the map stays where it is.
  const found = await findUserBounds(catalog, filters, location.position).catch(() => null)
  if (!signal.aborted) onBounds(found?.bounds ?? null)
}

/** Whether an answer ends the use of a position from before: it has a newer one, or the person has refused it. */
function replacesPosition(location: UserLocation): boolean {
  return location.kind === 'located' || (location.kind === 'failed' && location.reason === 'denied')
}

export interface UserBounds {
  /** Box around the nearest stations, and around the person unless they are far from all stations. */
  bounds: Bounds
  isFar: boolean
}

/**
 * Returns a box around a person and the nearest matching stations, or the nearest of all if none matches, as soon as
 * stations are loaded. The address bar never shows it: it would reveal where the person is. Returns `null` if no
 * station has a position.
 */
export async function findUserBounds(
  catalog: Pick<CatalogApi, 'page' | 'next'>,
  filters: Filters,
  person: Position,
): Promise<UserBounds | null> {
  await catalog.next(0)
  const stations = await nearestStations(catalog, filters, person)
  const placed = stations.flatMap(({ position }) => position ?? [])
  if (placed.length === 0) return null
  const isFar = (stations[0]?.distance ?? farDistance) >= farDistance
  return { bounds: boxAround(isFar ? placed : [person, ...placed]), isFar }
}

function boxAround(places: readonly Position[]): Bounds {
  const lons = places.map(({ lon }) => lon)
  const lats = places.map(({ lat }) => lat)
  const [west, south, east, north] = [
    Math.min(...lons),
    Math.min(...lats),
    Math.max(...lons),
    Math.max(...lats),
  ]
  const margin = boxMargin * Math.max(east - west, north - south)
  return [west - margin, south - margin, east + margin, north + margin]
}

/** Returns the nearest stations that match, or of all if none matches. */
async function nearestStations(catalog: Pick<CatalogApi, 'page'>, filters: Filters, origin: Position) {
  const nearest = async (matching: Filters) => {
    const query: ListQuery = {
      filters: matching,
      sort: 'distance',
      origin,
      middle: null,
      bounds: null,
      now: clock.now(),
    }
    const { stations } = await catalog.page(query, 0, stationCount)
    return stations.filter(({ position }) => position !== null)
  }
  const matching = await nearest(filters)
  return withoutDistant(matching.length > 0 ? matching : await nearest(noFilters))
}

/** Returns the stations that are about as near as the nearest two: a distant one would leave them in one cluster. */
function withoutDistant<Listed extends { distance: number | null }>(
  nearestFirst: readonly Listed[],
): Listed[] {
  const max = (nearestFirst[1]?.distance ?? 0) * maxSpread
  return nearestFirst.filter(({ distance }, index) => index < 2 || (distance ?? 0) <= max)
}

import type { CatalogApi } from '../../catalog/catalog-api'
import type { Filters } from '../../model/filters'
import type { Bounds, Position } from '../../model/station'
import { isListScrolled, whenListIsLeft } from '../../stations/list-scroller'
import { locatePerson, nearestStations } from './locate'
import { far, type UserLocation } from './user-location'

/** Share of its longer side that a box has around its places. */
const boxMargin = 0.1

interface PageState {
  catalog: Pick<CatalogApi, 'page' | 'next'>
  filters: Filters
  hasStation: boolean
}

interface NearStart {
  /** Whether the link had no camera. One with a camera is about that place, until the person reloads the page. */
  mayStart: boolean
  /** Ends the search. */
  signal: AbortSignal
  /** Returns the present state of the page. */
  page(): PageState
  /** Changes the location of the person when they do not use the list. */
  changeLocation(change: (before: UserLocation) => UserLocation): void
  /** Called after it, with a box around the person and the nearest stations, unless they have used the map. */
  onBounds(bounds: Bounds | null): void
}

/** Finds where list and map begin for a person whose browser gives their position without asking. */
export async function beginNear(start: NearStart): Promise<void> {
  const { signal, mayStart, page, changeLocation, onBounds } = start
  if (!mayStart && !isReload()) return
  const isMapUsed = watchMapUse(signal)
  const located = await locatePerson('unasked')
  if (located.kind !== 'here' || signal.aborted) return
  const begin = async () => {
    // A person who has scrolled reads the rows.
    if (isListScrolled()) return
    const { position } = located
    changeLocation((before) => (before.kind === 'off' ? { kind: 'here', position, isUnasked: true } : before))
    const { catalog, filters } = page()
    const bounds = await boundsAround(catalog, filters, position)
    if (!signal.aborted && !isMapUsed() && !page().hasStation) onBounds(bounds)
  }
  // Without bounds the map stays where it is.
  const stop = whenListIsLeft(() => void begin().catch(() => undefined))
  signal.addEventListener('abort', stop)
}

/** Whether the person, or a browser that had discarded the tab, has reloaded the page. */
function isReload(): boolean {
  return performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'reload')
}

/** Returns whether a person has used the map since the call. */
function watchMapUse(signal: AbortSignal): () => boolean {
  let isUsed = false
  const note = ({ target }: Event) => {
    if (target instanceof Element && target.closest('.map-area')) isUsed = true
  }
  for (const event of ['pointerdown', 'wheel', 'keydown'])
    document.addEventListener(event, note, { signal, capture: true, passive: true })
  return () => isUsed
}

/**
 * Returns a box around a person and the nearest matching stations, as soon as stations are loaded. Returns `null` if
 * all stations are far from the person.
 */
export async function boundsAround(
  catalog: Pick<CatalogApi, 'page' | 'next'>,
  filters: Filters,
  person: Position,
): Promise<Bounds | null> {
  await catalog.next(0)
  const stations = await nearestStations(catalog, filters, person)
  if ((stations[0]?.distance ?? far) >= far) return null
  const places = [person, ...stations.flatMap(({ position }) => position ?? [])]
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

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CatalogHandle } from '../../catalog/catalog-handle'
import type { Filters } from '../../model/filters'
import type { Bounds, Position } from '../../model/station'
import { storedText } from '../../ui/stored/stored-text'
import type { UserLocation } from './user-location'

/** What the person chose on this device; `off`: the position is used only after a press. */
const stored = storedText('plugboard.position')

interface Options {
  filters: Filters
  /** Whether a station is opened: then the map stays. */
  hasStation: boolean
  /**
   * Whether the link has a camera. Without one the map shows `userBounds`, if they are known. Of the first link it
   * decides whether list and map may begin near the person without a press.
   */
  hasCamera: boolean
  /** Called after a press, with whether the bounds are known, to show them. */
  onFound(hasBounds: boolean): void
}

export interface LocatedPerson {
  userLocation: UserLocation
  /** Position of the person; `null`: not known, or not in use. */
  userPosition: Position | null
  /** Box around the person and the nearest stations, which a map without a camera shows; `null`: there is none. */
  userBounds: Bounds | null
  /** Whether the map shows these bounds. */
  showsUser: boolean
  /** Moves the map to the person; if it is there, ends the use of the position. */
  onLocate(): void
  onStop(): void
}

/**
 * Returns the position of the person and what changes it. Where the browser already allows this site to have it, list
 * and map begin near the person.
 */
export function useUserLocation(
  handle: CatalogHandle,
  { filters, hasStation, hasCamera, onFound }: Options,
): LocatedPerson {
  const [userLocation, setUserLocation] = useState<UserLocation>({ kind: 'off' })
  const [userBounds, setUserBounds] = useState<Bounds | null>(null)
  const userPosition = userLocation.kind === 'located' ? userLocation.position : null
  const showsUser = userPosition !== null && userBounds !== null && !hasCamera
  const [beginSearch, endSearch] = useSearch()
  const locate = async () => {
    if (userLocation.kind === 'locating') return
    const { signal } = beginSearch()
    stored.write('')
    // A known position stays in use until there is a newer one: rows and their order stay too.
    const isKnown = userPosition !== null && userBounds !== null
    if (isKnown) onFound(true)
    else if (userPosition === null) setUserLocation({ kind: 'locating' })
    const { findNear } = await import('./locate')
    await findNear({
      signal,
      catalog: handle.catalog,
      filters,
      changeLocation: setUserLocation,
      onBounds(bounds) {
        if (bounds) setUserBounds(bounds)
        // A map that the person has moved since the press stays there.
        if (!isKnown) onFound(bounds !== null)
      },
    })
  }
  const stopLocating = () => {
    endSearch()
    if (userPosition) stored.write('off')
    setUserLocation({ kind: 'off' })
  }
  const page = useEffectEvent(() => ({ catalog: handle.catalog, filters, hasStation }))
  const [hasLinkedCamera] = useState(hasCamera)
  useGrantedPosition(beginSearch, async (signal) => {
    const { startNearUser } = await import('./start-near-user')
    await startNearUser({
      signal,
      hasLinkedCamera,
      page: () => page(),
      changeLocation: setUserLocation,
      onBounds: setUserBounds,
    })
  })
  return {
    userLocation,
    userPosition,
    userBounds,
    showsUser,
    onLocate() {
      if (showsUser && userLocation.kind === 'located' && !userLocation.isAutomatic) stopLocating()
      else locate().catch(() => userPosition ?? setUserLocation({ kind: 'failed', reason: 'not-loaded' }))
    },
    onStop: stopLocating,
  }
}

/** Returns what begins a search for the person, and what ends it. The next search ends it too. */
function useSearch(): [begin: () => AbortController, end: () => void] {
  const search = useRef<AbortController>(null)
  const end = () => search.current?.abort()
  const begin = () => {
    end()
    search.current = new AbortController()
    return search.current
  }
  return [begin, end]
}

/**
 * Calls `begin` once, if the browser gives the position without asking.
 * @param beginSearch returns what ends the search when the person chooses
 */
function useGrantedPosition(
  beginSearch: () => AbortController,
  begin: (signal: AbortSignal) => Promise<void>,
): void {
  const [isWanted] = useState(() => stored.read() !== 'off')
  const find = useEffectEvent(async (signal: AbortSignal) => {
    const permission = await navigator.permissions?.query({ name: 'geolocation' })
    if (permission?.state === 'granted' && !signal.aborted) await begin(signal)
  })
  const start = useEffectEvent(beginSearch)
  useEffect(() => {
    if (!isWanted) return
    const search = start()
    // The button "Near me" gives the reason.
    find(search.signal).catch(() => undefined)
    return () => search.abort()
  }, [isWanted])
}

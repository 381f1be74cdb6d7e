import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { CatalogHandle } from '../../catalog/catalog-handle'
import type { Camera } from '../../map/camera'
import type { Filters } from '../../model/filters'
import type { Bounds, Position } from '../../model/station'
import { storedText } from '../../ui/stored-text'
import type { UserLocation } from './user-location'

/** What the person chose on this device; `off`: the position is used only after a press. */
const stored = storedText('plugboard.position')

interface Options {
  filters: Filters
  /** Whether list and map may begin near the person without a press. */
  mayStart: boolean
  /** Whether a station is opened: then the map stays. */
  hasStation: boolean
  /** Receives a camera on the nearest matching stations after a press; `null`: none is known. */
  onFound(camera: Camera | null): void
}

export interface LocatedPerson {
  userLocation: UserLocation
  /** Position of the person; `null`: not known, or not in use. */
  here: Position | null
  /** Box around the person and the nearest stations, where a map without a camera begins; `null`: not there. */
  startBounds: Bounds | null
  /** Moves the map to the person; the next time, ends the use of the position. */
  onLocate(): void
  onStop(): void
}

/**
 * Returns the position of the person and what changes it. Where the browser already allows this site to have it, list
 * and map begin near the person.
 */
export function useUserLocation(
  handle: CatalogHandle,
  { filters, mayStart, hasStation, onFound }: Options,
): LocatedPerson {
  const [userLocation, setUserLocation] = useState<UserLocation>({ kind: 'off' })
  const [startBounds, setStartBounds] = useState<Bounds | null>(null)
  const locate = async () => {
    if (userLocation.kind === 'asking') return
    endSearch()
    stored.write('')
    setUserLocation({ kind: 'asking' })
    const { cameraOnNearest, locatePerson } = await import('./locate')
    const next = await locatePerson()
    setUserLocation(next)
    if (next.kind === 'here') onFound(await cameraOnNearest(handle.catalog, filters, next.position))
  }
  const stopLocating = () => {
    endSearch()
    if (userLocation.kind === 'here') stored.write('off')
    setUserLocation({ kind: 'off' })
  }
  const page = useEffectEvent(() => ({ catalog: handle.catalog, filters, hasStation }))
  const [mayBegin] = useState(mayStart)
  const endSearch = useGrantedPosition(async (signal) => {
    const { beginNear } = await import('./begin-near')
    await beginNear({
      signal,
      mayStart: mayBegin,
      page: () => page(),
      changeLocation: setUserLocation,
      onBounds: setStartBounds,
    })
  })
  return {
    userLocation,
    here: userLocation.kind === 'here' ? userLocation.position : null,
    startBounds,
    onLocate() {
      if (userLocation.kind === 'here' && !userLocation.isUnasked) stopLocating()
      else locate().catch(() => setUserLocation({ kind: 'failed', reason: 'unavailable' }))
    },
    onStop: stopLocating,
  }
}

/**
 * Calls `begin` once, if the browser gives the position without asking.
 * @returns to be called when the person chooses, which ends the search
 */
function useGrantedPosition(begin: (signal: AbortSignal) => Promise<void>): () => void {
  const search = useRef<AbortController>(null)
  const [isWanted] = useState(() => stored.read() !== 'off')
  const start = useEffectEvent(begin)
  useEffect(() => {
    if (!isWanted) return
    const ended = new AbortController()
    search.current = ended
    const find = async () => {
      const permission = await navigator.permissions?.query({ name: 'geolocation' })
      if (permission?.state === 'granted' && !ended.signal.aborted) await start(ended.signal)
    }
    // The button "Near me" gives the reason.
    find().catch(() => undefined)
    return () => ended.abort()
  }, [isWanted])
  return () => search.current?.abort()
}

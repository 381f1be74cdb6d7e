import { useEffect, useEffectEvent, useState } from 'react'
import type { CatalogHandle } from '../../catalog/catalog-handle'
import type { Camera } from '../../map/camera'
import type { Filters } from '../../model/filters'
import { isListScrolled, whenListIsLeft } from '../../stations/list-scroller'
import { storedText } from '../../ui/stored-text'
import type { UserLocation } from './user-location'

/** What the person chose on this device; `off`: the position is used only after a press. */
const stored = storedText('plugboard.position')

interface Options {
  filters: Filters
  /** Whether the list may begin near the person without a press. */
  mayStart: boolean
  /** Receives a camera on the nearest matching stations after a press; `null`: none is known. */
  onFound(camera: Camera | null): void
}

/**
 * Returns the position of the person and what changes it. Where the browser already allows this site to have it, the
 * list is ordered from it at the start; the map moves only after a press.
 */
export function useUserLocation(handle: CatalogHandle, { filters, mayStart, onFound }: Options) {
  const [userLocation, setUserLocation] = useState<UserLocation>({ kind: 'off' })
  const locate = async () => {
    if (userLocation.kind === 'asking') return
    stored.write('')
    setUserLocation({ kind: 'asking' })
    const { cameraOnNearest, locatePerson } = await import('./locate')
    const next = await locatePerson()
    setUserLocation(next)
    if (next.kind === 'here') onFound(await cameraOnNearest(handle.catalog, filters, next.position))
  }
  const stopLocating = () => {
    if (userLocation.kind === 'here') stored.write('off')
    setUserLocation({ kind: 'off' })
  }
  useGrantedLocation(mayStart, (granted) =>
    setUserLocation((before) => (before.kind === 'off' ? granted : before)),
  )
  const here = userLocation.kind === 'here' ? userLocation.position : null
  return {
    userLocation,
    here,
    /** Moves the map to the person; the next time, ends the use of the position. */
    toggle() {
      if (userLocation.kind === 'here' && !userLocation.isUnasked) stopLocating()
      else locate().catch(() => setUserLocation({ kind: 'failed', reason: 'unavailable' }))
    },
    stopLocating,
  }
}

/** Calls `onLocated` once, if the browser gives the position without asking, and nobody uses the list. */
function useGrantedLocation(mayStart: boolean, onLocated: (granted: UserLocation) => void): void {
  const [isWanted] = useState(() => mayStart && stored.read() !== 'off')
  const report = useEffectEvent(onLocated)
  useEffect(() => {
    if (!isWanted) return
    const gone = new AbortController()
    const find = async () => {
      const permission = await navigator.permissions?.query({ name: 'geolocation' })
      if (permission?.state !== 'granted' || gone.signal.aborted) return
      const { locatePerson } = await import('./locate')
      const next = await locatePerson('unasked')
      if (next.kind !== 'here' || gone.signal.aborted) return
      // A person who has scrolled reads the rows.
      const stop = whenListIsLeft(() => isListScrolled() || report({ ...next, isUnasked: true }))
      gone.signal.addEventListener('abort', stop)
    }
    // The button "Near me" gives the reason.
    find().catch(() => undefined)
    return () => gone.abort()
  }, [isWanted])
}

import { useState } from 'react'
import type { CatalogHandle } from '../../catalog/catalog-handle'
import type { Camera } from '../../map/camera'
import type { Filters } from '../../model/filters'
import type { UserLocation } from './user-location'

/** @param onFound receives a camera on the nearest matching stations; `null`: none is known */
export function useUserLocation(
  handle: CatalogHandle,
  filters: Filters,
  onFound: (camera: Camera | null) => void,
) {
  const [userLocation, setUserLocation] = useState<UserLocation>({ kind: 'off' })
  const locate = async () => {
    if (userLocation.kind === 'asking') return
    setUserLocation({ kind: 'asking' })
    const { cameraOnNearest, locatePerson } = await import('./locate')
    const next = await locatePerson()
    setUserLocation(next)
    if (next.kind === 'here') onFound(await cameraOnNearest(handle.catalog, filters, next.position))
  }
  return {
    userLocation,
    here: userLocation.kind === 'here' ? userLocation.position : null,
    locate: () => void locate().catch(() => setUserLocation({ kind: 'failed', reason: 'unavailable' })),
    stopLocating: () => setUserLocation({ kind: 'off' }),
  }
}

import { type ReactNode, useCallback, useSyncExternalStore } from 'react'
import { useMap } from '../map-context'

/** Renders `children` while the map's zoom level is at least `zoom`. */
export function MinZoom({ zoom, children }: { zoom: number; children: ReactNode }) {
  const map = useMap()
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = map.on('zoom', listener)
      return () => subscription.unsubscribe()
    },
    [map],
  )
  const isReached = useSyncExternalStore(subscribe, () => map.getZoom() >= zoom)
  return isReached && children
}

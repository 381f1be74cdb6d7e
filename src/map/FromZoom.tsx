import { type ReactNode, useCallback, useSyncExternalStore } from 'react'
import { useMap } from './map-context'

/** Renders `children` while the map's zoom level is at least `zoom`. */
export function FromZoom({ zoom, children }: { zoom: number; children: ReactNode }) {
  const map = useMap()
  const subscribe = useCallback(
    (listener: () => void) => {
      const subscription = map.on('zoom', listener)
      return () => subscription.unsubscribe()
    },
    [map],
  )
  const isNear = useSyncExternalStore(subscribe, () => map.getZoom() >= zoom)
  return isNear && children
}

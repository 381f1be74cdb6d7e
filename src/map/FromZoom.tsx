import { type ReactNode, useCallback, useSyncExternalStore } from 'react'
import { useMap } from './map-context'

/** Shows `children` while the map is as near as `zoom` or nearer. */
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

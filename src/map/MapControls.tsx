import type { ComponentProps } from 'react'
import { Controls } from './Controls'
import { useMap } from './map-context'

/** `Controls` that zoom MapLibre's map. */
export function MapControls(props: Omit<ComponentProps<typeof Controls>, 'onZoom'>) {
  const map = useMap()
  return <Controls {...props} onZoom={(levels) => (levels > 0 ? map.zoomIn() : map.zoomOut())} />
}

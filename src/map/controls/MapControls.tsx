import type { ComponentProps } from 'react'
import { useMap } from '../map-context'
import { Controls } from './Controls'

/** `Controls` that zoom MapLibre's map. */
export function MapControls(props: Omit<ComponentProps<typeof Controls>, 'onZoom'>) {
  const map = useMap()
  return <Controls {...props} onZoom={(levels) => (levels > 0 ? map.zoomIn() : map.zoomOut())} />
}

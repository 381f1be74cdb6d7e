import type { MapLibreMap, StyleSpecification } from 'maplibre-gl'
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { Bounds } from '../../model/station'
import { MapContext } from '../map-context'
import { createMap } from './create-map'
import { flatStyle } from './flat-style'
import { type Restarts, useRestartedMap } from './use-restarted-map'

interface Props extends Restarts {
  style: StyleSpecification
  /** Description of the canvas for screen readers. */
  label: string
  /** Shown until a camera is set. */
  bounds: Bounds
  /** Called when MapLibre rejects `style`; the previous style stays. */
  onStyleError(style: StyleSpecification): void
  children: ReactNode
}

/**
 * Canvas of the one map. The map is removed by a passive effect and its children clean up in layout effects, so they do
 * that first. Children are only rendered while the map exists. When a map is replaced by a new one, they add their
 * parts to it again.
 */
export function MapView({ style, label, bounds, onStyleError, children, ...restarts }: Props) {
  const container = useRef<HTMLDivElement>(null)
  const shown = useRef<StyleSpecification>(null)
  const map = useRestartedMap(() => {
    if (!container.current) return null
    shown.current = style
    return createMap(container.current, { style, bounds })
  }, restarts)

  useLayoutEffect(() => map?.getCanvas().setAttribute('aria-label', label), [map, label])

  const reportStyleError = useEffectEvent(onStyleError)
  useEffect(() => {
    if (!map || style === shown.current) return
    if (replaceStyle(map, style)) shown.current = style
    else reportStyleError(style)
  }, [map, style])

  return (
    <>
      <div ref={container} className="map-canvas" />
      {map && <MapContext value={map}>{children}</MapContext>}
    </>
  )
}

/** @returns whether the map accepted the style; MapLibre reports an error within the call, by an `error` event */
function replaceStyle(map: MapLibreMap, style: StyleSpecification): boolean {
  let hasFailed = false
  const watch = map.on('error', () => {
    hasFailed = true
  })
  map.setStyle(style, { transformStyle: (_, next) => flatStyle(next) })
  watch.unsubscribe()
  return !hasFailed
}

import type { MapLibreMap, StyleSpecification } from 'maplibre-gl'
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterFailure, afterLoss, firstAttempt, pauseBefore } from './attempt'
import { createMap } from './create-map'
import { flatStyle } from './flat-style'
import { MapContext } from './map-context'

interface Props {
  style: StyleSpecification
  /** Description of the canvas for screen readers. */
  label: string
  /** West, south, east, north: bounds to show until a camera is set. */
  bounds: readonly [number, number, number, number]
  /** Number of presses on "retry" after the map was lost. Each one starts a new attempt at once. */
  retryCount: number
  /** Called if the device has no WebGL. */
  onUnavailable(): void
  /** Called when the graphics context is lost. `MapView` retries until the map is back. */
  onLost(): void
  /** Called when MapLibre cannot draw `style`; the previous style stays. */
  onStyleRefused(style: StyleSpecification): void
  children: ReactNode
}

/**
 * Creates and removes the one map. Its effect is passive and those of its children are layout effects, so children
 * are cleaned up before the map is removed. Children are only rendered while the map exists. A map that loses its
 * graphics context is replaced by a new one, and the children add their parts to it again.
 */
export function MapView(props: Props) {
  const { style, label, bounds, retryCount, onUnavailable, onLost, onStyleRefused, children } = props
  const container = useRef<HTMLDivElement>(null)
  const shown = useRef<StyleSpecification>(null)
  const [map, setMap] = useState<MapLibreMap | null>(null)
  const [attempt, setAttempt] = useState({ ...firstAttempt, isPressed: false })

  const create = () => {
    if (!container.current) return null
    shown.current = style
    return createMap(container.current, { style, bounds })
  }
  const giveUp = useEffectEvent(onUnavailable)
  const tellLoss = useEffectEvent(onLost)
  const refuse = useEffectEvent(onStyleRefused)

  const begin = useEffectEvent((): (() => void) => {
    const created = create()
    if (!created) {
      const next = afterFailure(attempt)
      if (next) setAttempt({ ...next, isPressed: false })
      else giveUp()
      return () => undefined
    }

    let alive = true
    const begunAt = performance.now()
    created.once('style.load', () => alive && setMap(created))
    created.once('webglcontextlost', () => {
      if (!alive) return
      // Remove the children synchronously: the map has no style any more, and they would still call it.
      flushSync(() => {
        setMap(null)
        tellLoss()
      })
      setAttempt({ ...afterLoss(attempt, performance.now() - begunAt), isPressed: false })
    })
    return () => {
      alive = false
      setMap(null)
      created.remove()
    }
  })

  const hurry = useEffectEvent(() => {
    if (!map) setAttempt({ ...attempt, isPressed: true })
  })
  useEffect(() => {
    if (retryCount > 0) hurry()
  }, [retryCount])

  useEffect(() => {
    let end = () => {}
    // Start in a separate task, so that removing the previous map from the page does not wait for graphics.
    const start = setTimeout(
      () => {
        end = begin()
      },
      attempt.isPressed ? 0 : pauseBefore(attempt),
    )
    return () => {
      clearTimeout(start)
      end()
    }
  }, [attempt])

  useLayoutEffect(() => map?.getCanvas().setAttribute('aria-label', label), [map, label])

  useEffect(() => {
    if (!map || style === shown.current) return
    if (swapStyle(map, style)) shown.current = style
    else refuse(style)
  }, [map, style])

  return (
    <>
      <div ref={container} className="map-canvas" />
      {map && <MapContext value={map}>{children}</MapContext>}
    </>
  )
}

/** @returns whether the map accepted the style; MapLibre reports a refusal within the call, by an `error` event */
function swapStyle(map: MapLibreMap, style: StyleSpecification): boolean {
  let refused = false
  const watch = map.on('error', () => {
    refused = true
  })
  map.setStyle(style, { transformStyle: (_, next) => flatStyle(next) })
  watch.unsubscribe()
  return !refused
}

import type { MapLibreMap, StyleSpecification } from 'maplibre-gl'
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterFailure, afterLoss, firstAttempt, pauseBefore } from './attempt'
import { createMap } from './create-map'
import { flatStyle } from './flat-style'
import { MapContext } from './map-context'

interface Props {
  style: StyleSpecification
  /** What the canvas is, for those who cannot see it. */
  label: string
  /** West, south, east, north: what to show until a camera is set. */
  bounds: readonly [number, number, number, number]
  /** How often a person wanted the lost map back: it is tried again at once. */
  press: number
  /** There is no WebGL. */
  onUnavailable(): void
  /** The graphics processor was lost: the map is tried again until it is back. */
  onLost(): void
  /** `style` is not one that MapLibre can draw; the one before it stays. */
  onStyleRefused(style: StyleSpecification): void
  children: ReactNode
}

/**
 * Owns the one map. Its effect is passive and those of the children are layout effects, so children leave
 * before the map does; they are there only while the map is. A map that loses its graphics context is
 * replaced by a new one, which children fill as they did the first.
 */
export function MapView(props: Props) {
  const { style, label, bounds, press, onUnavailable, onLost, onStyleRefused, children } = props
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
      // At once: the map has no style from here on, and children would still speak to it.
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
    if (press > 0) hurry()
  }, [press])

  useEffect(() => {
    let end = () => {}
    // In a turn of its own: what leaves the page with the map before this one does not wait for graphics.
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

/** @returns whether the map took the style; MapLibre refuses one within the call, by an `error` event */
function swapStyle(map: MapLibreMap, style: StyleSpecification): boolean {
  let refused = false
  const watch = map.on('error', () => {
    refused = true
  })
  map.setStyle(style, { transformStyle: (_, next) => flatStyle(next) })
  watch.unsubscribe()
  return !refused
}

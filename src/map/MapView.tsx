import type { MapLibreMap, StyleSpecification } from 'maplibre-gl'
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { createMap } from './create-map'
import { MapContext } from './map-context'
import { keepOverlays } from './overlays'

interface Props {
  style: StyleSpecification
  /** What the canvas is, for those who cannot see it. */
  label: string
  /** West, south, east, north: what to show until a camera is set. */
  bounds: readonly [number, number, number, number]
  /** There is no WebGL, or the graphics processor was lost and does not come back. */
  onUnavailable(): void
  /** The graphics processor was lost; the map may come back. */
  onLost(): void
  /** `style` is not one that MapLibre can draw; the one before it stays. */
  onStyleRefused(style: StyleSpecification): void
  children: ReactNode
}

/** Milliseconds to wait for a lost graphics processor, and between two tries. */
const patience = 3_000
const pause = 500

/**
 * Owns the one map. Its effect is passive and those of the children are layout effects, so children leave
 * before the map does; they are there only while the map is. A map that loses its graphics context is
 * replaced by a new one, which children fill as they did the first.
 */
export function MapView({ style, label, bounds, onUnavailable, onLost, onStyleRefused, children }: Props) {
  const container = useRef<HTMLDivElement>(null)
  const shown = useRef<StyleSpecification>(null)
  const [map, setMap] = useState<MapLibreMap | null>(null)
  const [attempt, setAttempt] = useState<{ lostAt: number | null }>({ lostAt: null })

  const create = () => {
    if (!container.current) return null
    shown.current = style
    return createMap(container.current, { style, bounds })
  }
  const giveUp = useEffectEvent(onUnavailable)
  const tellLoss = useEffectEvent(onLost)
  const refuse = useEffectEvent(onStyleRefused)

  const begin = useEffectEvent(({ lostAt }: typeof attempt): (() => void) => {
    const created = create()
    if (!created) {
      if (lostAt === null || Date.now() - lostAt > patience) {
        giveUp()
        return () => undefined
      }
      const retry = setTimeout(() => setAttempt({ lostAt }), pause)
      return () => clearTimeout(retry)
    }

    let alive = true
    created.once('style.load', () => alive && setMap(created))
    created.once('webglcontextlost', () => {
      if (!alive) return
      // At once: the map has no style from here on, and children would still speak to it.
      flushSync(() => {
        setMap(null)
        tellLoss()
      })
      const again = lostAt !== null && Date.now() - lostAt < 3 * patience
      if (again) giveUp()
      else setAttempt({ lostAt: Date.now() })
    })
    return () => {
      alive = false
      setMap(null)
      created.remove()
    }
  })

  useEffect(() => {
    let end = () => {}
    // In a turn of its own: what leaves the page with the map before this one does not wait for graphics.
    const start = setTimeout(() => {
      end = begin(attempt)
    })
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
  map.setStyle(style, { transformStyle: keepOverlays })
  watch.unsubscribe()
  return !refused
}

import type { MapLibreMap } from 'maplibre-gl'
import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterLoss, afterMissingContext, firstAttempt, pauseBefore } from './attempt'

export interface Restarts {
  /** Number of clicks on "retry" after the map was lost. Each one starts a new attempt at once. */
  retryCount: number
  /** Called if the device has no WebGL. */
  onUnavailable(): void
  /** Called when the WebGL context is lost. The hook retries until the map is back. */
  onLost(): void
}

/**
 * Creates and removes the one map, by a passive effect. A map that loses its WebGL context is replaced by a new one.
 * @param create returns `null` if there is no WebGL context
 * @returns the map while it exists and has a style
 */
export function useRestartedMap(
  create: () => MapLibreMap | null,
  { retryCount, onUnavailable, onLost }: Restarts,
): MapLibreMap | null {
  const [map, setMap] = useState<MapLibreMap | null>(null)
  const [attempt, setAttempt] = useState({ ...firstAttempt, isManual: false })
  const reportUnavailable = useEffectEvent(onUnavailable)
  const reportLoss = useEffectEvent(onLost)

  const start = useEffectEvent((): (() => void) => {
    const created = create()
    if (!created) {
      const next = afterMissingContext(attempt)
      if (next) setAttempt({ ...next, isManual: false })
      else reportUnavailable()
      return () => undefined
    }

    const remove = watchMap(created, {
      onStyle: () => setMap(created),
      onLost(lifetime) {
        // Remove the children synchronously: the map has no style any more, and they would still call it.
        flushSync(() => {
          setMap(null)
          reportLoss()
        })
        setAttempt({ ...afterLoss(attempt, lifetime), isManual: false })
      },
    })
    return () => {
      setMap(null)
      remove()
    }
  })

  const retryNow = useEffectEvent(() => {
    if (!map) setAttempt({ ...attempt, isManual: true })
  })
  useEffect(() => {
    if (retryCount > 0) retryNow()
  }, [retryCount])

  useEffect(() => {
    let stop = () => {}
    // Start in a separate task, so that removing the previous map from the page does not wait for WebGL.
    const timer = setTimeout(
      () => {
        stop = start()
      },
      attempt.isManual ? 0 : pauseBefore(attempt),
    )
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [attempt])

  return map
}

interface MapEvents {
  /** Called when the map has its first style. */
  onStyle(): void
  /** Called when the WebGL context is lost, with the milliseconds since the start. */
  onLost(lifetime: number): void
}

/** Calls the listeners until the map is removed. @returns a function that removes it */
function watchMap(map: MapLibreMap, { onStyle, onLost }: MapEvents): () => void {
  const startedAt = performance.now()
  let isActive = true
  map.once('style.load', () => isActive && onStyle())
  map.once('webglcontextlost', () => isActive && onLost(performance.now() - startedAt))
  return () => {
    isActive = false
    map.remove()
  }
}

import type { MapLibreMap } from 'maplibre-gl'
import { useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { afterFailure, afterLoss, firstAttempt, pauseBefore } from './attempt'

export interface Restarts {
  /** Number of presses on "retry" after the map was lost. Each one starts a new attempt at once. */
  retryCount: number
  /** Called if the device has no WebGL. */
  onUnavailable(): void
  /** Called when the graphics context is lost. The hook retries until the map is back. */
  onLost(): void
}

/**
 * Creates and removes the one map, by a passive effect. A map that loses its graphics context is replaced by a new one.
 * @param create returns `null` if there is no graphics context
 * @returns the map while it exists and has a style
 */
export function useRestartedMap(
  create: () => MapLibreMap | null,
  { retryCount, onUnavailable, onLost }: Restarts,
): MapLibreMap | null {
  const [map, setMap] = useState<MapLibreMap | null>(null)
  const [attempt, setAttempt] = useState({ ...firstAttempt, isPressed: false })
  const giveUp = useEffectEvent(onUnavailable)
  const tellLoss = useEffectEvent(onLost)

  const begin = useEffectEvent((): (() => void) => {
    const created = create()
    if (!created) {
      const next = afterFailure(attempt)
      if (next) setAttempt({ ...next, isPressed: false })
      else giveUp()
      return () => undefined
    }

    const remove = followLife(created, {
      onStyle: () => setMap(created),
      onLost(lived) {
        // Remove the children synchronously: the map has no style any more, and they would still call it.
        flushSync(() => {
          setMap(null)
          tellLoss()
        })
        setAttempt({ ...afterLoss(attempt, lived), isPressed: false })
      },
    })
    return () => {
      setMap(null)
      remove()
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

  return map
}

interface LifeEvents {
  /** Called when the map has its first style. */
  onStyle(): void
  /** Called when the graphics context is lost, with the milliseconds since the start. */
  onLost(lived: number): void
}

/** @returns a function that removes the map, which then calls nothing any more */
function followLife(map: MapLibreMap, { onStyle, onLost }: LifeEvents): () => void {
  const begunAt = performance.now()
  let alive = true
  map.once('style.load', () => alive && onStyle())
  map.once('webglcontextlost', () => alive && onLost(performance.now() - begunAt))
  return () => {
    alive = false
    map.remove()
  }
}

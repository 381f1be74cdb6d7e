import { useEffect, useEffectEvent } from 'react'
import { useMap } from './map-context'
import { isOverlay } from './overlays'

/** Gives up on a base map of which not one tile has come within the time-out. Render it with such a map only. */
export function TileWatch({ timeoutMs, onSilent }: { timeoutMs: number; onSilent(): void }) {
  const map = useMap()
  const giveUp = useEffectEvent(onSilent)

  useEffect(() => {
    const timer = setTimeout(() => giveUp(), timeoutMs)
    const watch = map.on('sourcedata', ({ sourceId, tile }) => {
      if (!isOverlay(sourceId) && tile?.hasData()) clearTimeout(timer)
    })
    return () => {
      clearTimeout(timer)
      watch.unsubscribe()
    }
  }, [map, timeoutMs])

  return null
}

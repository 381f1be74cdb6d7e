import { useEffect, useEffectEvent } from 'react'
import { useMap } from './map-context'

interface Props {
  /** Of the base map that is watched. The same object each time. */
  sources: readonly string[]
  timeoutMs: number
  /** Its tiles are there, or some of them are and the time is up. */
  onDrawn(): void
  /** Not one tile has come. */
  onSilent(): void
}

/** Waits for the tiles of a base map. Render it with such a map only. */
export function TileWatch({ sources, timeoutMs, onDrawn, onSilent }: Props) {
  const map = useMap()
  const draw = useEffectEvent(onDrawn)
  const giveUp = useEffectEvent(onSilent)

  useEffect(() => {
    let hasSome = false
    const timer = setTimeout(() => (hasSome ? draw() : giveUp()), timeoutMs)
    const watch = map.on('sourcedata', ({ sourceId, tile }) => {
      if (!sources.includes(sourceId)) return
      if (tile?.hasData()) hasSome = true
      if (hasSome && sources.every((id) => map.getSource(id) && map.isSourceLoaded(id))) draw()
    })
    return () => {
      clearTimeout(timer)
      watch.unsubscribe()
    }
  }, [map, sources, timeoutMs])

  return null
}

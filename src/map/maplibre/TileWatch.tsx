import { useEffect, useEffectEvent } from 'react'
import { useMap } from '../map-context'

interface Props {
  /** Source ids of the watched base map. Pass the same object each time. */
  sources: readonly string[]
  /** Milliseconds. */
  timeout: number
  /** Called when all tiles are loaded, or some of them at the time-out, or none is needed here. */
  onDrawn(): void
  /** Called if no tile has loaded at the time-out. */
  onNoTiles(): void
}

/** Waits for the tiles of a base map. Render it only while such a map is loading. */
export function TileWatch({ sources, timeout, onDrawn, onNoTiles }: Props) {
  const map = useMap()
  const reportDrawn = useEffectEvent(onDrawn)
  const reportNoTiles = useEffectEvent(onNoTiles)

  useEffect(() => {
    let hasSome = false
    // Around an archive, or at a camera that is too far away for it, the map asks for no tile.
    let hasAsked = false
    const areLoaded = () => sources.every((id) => map.getSource(id) && map.isSourceLoaded(id))
    const timer = setTimeout(() => (hasSome ? reportDrawn() : reportNoTiles()), timeout)
    const watch = map.on('sourcedata', ({ sourceId, tile }) => {
      if (!sources.includes(sourceId)) return
      if (tile?.hasData()) hasSome = true
      if (hasSome && areLoaded()) reportDrawn()
    })
    const asks = map.on('sourcedataloading', ({ sourceId, tile }) => {
      if (tile && sources.includes(sourceId)) hasAsked = true
    })
    const rest = map.on('idle', () => {
      if (!hasAsked && areLoaded()) reportDrawn()
    })
    return () => {
      clearTimeout(timer)
      for (const listener of [watch, asks, rest]) listener.unsubscribe()
    }
  }, [map, sources, timeout])

  return null
}

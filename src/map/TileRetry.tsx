import type { ErrorEvent, Tile } from 'maplibre-gl'
import { useEffect, useEffectEvent } from 'react'
import { untilNextTry } from '../config/next-try'
import { isEmbedded } from './embedded-style'
import { useMap } from './map-context'

type TileError = ErrorEvent & { sourceId?: string; tile?: Tile }

/**
 * Requests failed tiles of an online base map again: MapLibre leaves a hole until the map is moved.
 * @param onGaps called when a tile fails, and when all have loaded
 */
export function TileRetry({ onGaps }: { onGaps(hasGaps: boolean): void }) {
  const map = useMap()
  const tell = useEffectEvent(onGaps)

  useEffect(() => {
    const abort = new AbortController()
    const failed = new Set<string>()
    let failures = 0

    const again = () => {
      // Refresh all tiles of a source. If single raster tiles are refreshed, MapLibre draws tiles without a texture and
      // throws (maplibre-gl-js issue 7775, fixed for whole sources only). The other tiles come from the browser's
      // cache.
      for (const source of failed) if (map.getSource(source)) map.refreshTiles(source)
      failed.clear()
    }
    const errors = map.on('error', ({ sourceId, tile }: TileError) => {
      if (!sourceId || !tile || isEmbedded(sourceId)) return
      const isFirst = failed.size === 0
      failed.add(sourceId)
      if (!isFirst) return
      tell(true)
      failures += 1
      void untilNextTry(failures, abort.signal).then(again)
    })
    const arrivals = map.on('sourcedata', ({ sourceId, tile }) => {
      if (isEmbedded(sourceId) || !tile?.hasData()) return
      failures = 0
      if (failed.size === 0 && map.isSourceLoaded(sourceId)) tell(false)
    })
    return () => {
      abort.abort()
      errors.unsubscribe()
      arrivals.unsubscribe()
    }
  }, [map])

  return null
}

import type { ErrorEvent, Tile } from 'maplibre-gl'
import { useEffect } from 'react'
import { untilNextTry } from '../config/next-try'
import { isEmbedded } from './embedded-style'
import { useMap } from './map-context'

type TileError = ErrorEvent & { sourceId?: string; tile?: Tile }

/** Asks again for tiles of an online base map that failed: MapLibre itself leaves a hole until the map is moved. */
export function TileRetry() {
  const map = useMap()

  useEffect(() => {
    const abort = new AbortController()
    const failed = new Set<string>()
    let failures = 0

    const again = () => {
      // All tiles of a source: refreshed one by one, raster tiles without a texture would be drawn and throw
      // (maplibre-gl-js issue 7775, mended for whole sources only). What came before is in the browser's cache.
      for (const source of failed) if (map.getSource(source)) map.refreshTiles(source)
      failed.clear()
    }
    const errors = map.on('error', ({ sourceId, tile }: TileError) => {
      if (!sourceId || !tile || isEmbedded(sourceId)) return
      const isFirst = failed.size === 0
      failed.add(sourceId)
      if (!isFirst) return
      failures += 1
      void untilNextTry(failures, abort.signal).then(again)
    })
    const arrivals = map.on('sourcedata', ({ sourceId, tile }) => {
      if (!isEmbedded(sourceId) && tile?.hasData()) failures = 0
    })
    return () => {
      abort.abort()
      errors.unsubscribe()
      arrivals.unsubscribe()
    }
  }, [map])

  return null
}

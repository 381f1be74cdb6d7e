import type { ErrorEvent, ICanonicalTileID, MapLibreMap, Tile } from 'maplibre-gl'
import { useEffect, useEffectEvent } from 'react'
import { isEmbedded } from '../basemap/embedded-style'
import { useMap } from '../map-context'
import { FailedTiles } from './failed-tiles'

type TileError = ErrorEvent & { sourceId?: string; tile?: Tile }

/**
 * Requests failed tiles of an online base map again: MapLibre leaves them empty until the map is moved.
 * @param onMissingTiles called when a tile fails, and when all have loaded
 */
export function TileRetry({ onMissingTiles }: { onMissingTiles(isMissing: boolean): void }) {
  const map = useMap()
  const noteMissing = useEffectEvent(onMissingTiles)

  useEffect(() => {
    const abort = new AbortController()
    const failed = new FailedTiles(
      { refresh: (source, tiles) => refresh(map, source, tiles), onMissing: () => noteMissing(true) },
      abort.signal,
    )
    const errors = map.on('error', ({ sourceId, tile }: TileError) => {
      if (sourceId && tile && !isEmbedded(sourceId)) failed.add(sourceId, tile.tileID.canonical)
    })
    const loads = map.on('sourcedata', ({ sourceId, tile }) => {
      if (isEmbedded(sourceId) || !tile?.hasData()) return
      failed.succeeded()
      if (failed.isEmpty && map.isSourceLoaded(sourceId)) noteMissing(false)
    })
    return () => {
      abort.abort()
      errors.unsubscribe()
      loads.unsubscribe()
    }
  }, [map])

  return null
}

/**
 * Requests tiles again. Vector tiles are refreshed one by one: if a whole source is refreshed, MapLibre 6.17 waits for
 * ever for those that failed. Raster tiles are refreshed with their source: if single ones are, MapLibre draws tiles
 * without a texture and throws (maplibre-gl-js issue 7775). The other tiles come from the browser's cache.
 */
function refresh(map: MapLibreMap, sourceId: string, tiles: readonly ICanonicalTileID[]): void {
  const source = map.getSource(sourceId)
  if (!source) return
  if (source.type === 'vector') map.refreshTiles(sourceId, [...tiles])
  else map.refreshTiles(sourceId)
}

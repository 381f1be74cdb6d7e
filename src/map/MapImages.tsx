import type { MapLibreMap } from 'maplibre-gl'
import { useLayoutEffect, useRef } from 'react'
import { useMap } from './map-context'

export interface MapImage {
  data: ImageData
  /** Image pixels to a CSS pixel. */
  pixelRatio: number
}

interface Props {
  /** The images that the features need now. */
  ids: ReadonlySet<string>
  /** Draws one; `null` for an id that is not ours. A function that stays the same. */
  draw(id: string): MapImage | null
}

/** A wall screen meets ever new images; beyond so many those out of use are dropped. */
const kept = 400

/**
 * Puts images on the map, before the data that shows them: to put in later is to wait for the sprite of an
 * online style, which may never come. Render it ahead of its `GeoJsonLayers`.
 */
export function MapImages({ ids, draw }: Props) {
  const map = useMap()
  const added = useRef(new Set<string>())

  useLayoutEffect(() => {
    map.setMissingStyleImageResolver(async (id) => add(map, id, draw))
    return () => void map.setMissingStyleImageResolver(null)
  }, [map, draw])

  useLayoutEffect(() => {
    if (added.current.size > kept) {
      for (const id of added.current) if (!ids.has(id) && map.hasImage(id)) map.removeImage(id)
      added.current.clear()
    }
    for (const id of ids) {
      add(map, id, draw)
      added.current.add(id)
    }
  }, [map, ids, draw])

  return null
}

function add(map: MapLibreMap, id: string, draw: Props['draw']) {
  if (map.hasImage(id)) return
  const image = draw(id)
  if (image) map.addImage(id, image.data, { pixelRatio: image.pixelRatio })
  // Online styles name icons that their sprites do not have; an empty one is quieter than a warning for each.
  else map.addImage(id, { width: 1, height: 1, data: new Uint8Array(4) })
}

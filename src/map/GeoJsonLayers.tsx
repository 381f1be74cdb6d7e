import type { FeatureCollection, GeoJsonProperties, Point } from 'geojson'
import type { GeoJSONSource, SymbolLayerSpecification } from 'maplibre-gl'
import { useLayoutEffect } from 'react'
import { isBare, useMap } from './map-context'
import { overlayId } from './overlays'

/** A layer that says how it looks; which data it shows is the business of `GeoJsonLayers`. */
export type OverlayLayer = Omit<SymbolLayerSpecification, 'source'>

interface Props {
  /** Unique on the map, never changed. */
  id: string
  /** From bottom to top. A new array is new layers: keep it. */
  layers: readonly OverlayLayer[]
  /** A new collection is read by MapLibre anew: keep it. */
  data: FeatureCollection<Point, GeoJsonProperties>
}

const nothing: FeatureCollection<Point> = { type: 'FeatureCollection', features: [] }

/** One source and its layers: they come, change their data, and go. */
export function GeoJsonLayers({ id, layers, data }: Props) {
  const map = useMap()
  const source = overlayId(id)

  useLayoutEffect(() => {
    if (!map.getSource(source)) map.addSource(source, { type: 'geojson', data: nothing })
    for (const layer of layers) map.addLayer({ ...layer, source })
    return () => {
      if (!isBare(map)) for (const layer of layers) map.removeLayer(layer.id)
    }
  }, [map, source, layers])

  // Declared after the layers, so undone after them: a source in use cannot be removed.
  useLayoutEffect(
    () => () => {
      if (!isBare(map)) map.removeSource(source)
    },
    [map, source],
  )

  useLayoutEffect(() => {
    void map.getSource<GeoJSONSource>(source)?.setData(data)
  }, [map, source, data])

  return null
}

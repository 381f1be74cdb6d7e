import type { FeatureCollection, GeoJsonProperties, Point } from 'geojson'
import type {
  CircleLayerSpecification,
  GeoJSONSource,
  MapGeoJSONFeature,
  MapLibreMap,
  MapMouseEvent,
  SymbolLayerSpecification,
} from 'maplibre-gl'
import { useEffectEvent, useLayoutEffect } from 'react'
import { isBare, useMap } from './map-context'
import { nearestTo } from './nearest'
import { overlayId } from './overlays'
import { reach } from './reach'

/** A layer that says how it looks; which data it shows is the business of `GeoJsonLayers`. */
export type OverlayLayer = Omit<CircleLayerSpecification, 'source'> | Omit<SymbolLayerSpecification, 'source'>

interface Props<P extends GeoJsonProperties> {
  /** Unique on the map, never changed. */
  id: string
  /** From bottom to top. A new array is new layers: keep it. */
  layers: readonly OverlayLayer[]
  /** Id of a layer to stay beneath. */
  beneath?: string
  data: FeatureCollection<Point, P>
  onClick?: (properties: P) => void
  /** The feature under the pointer, `null` when there is none any more. */
  onHover?: (properties: P | null) => void
}

const nothing: FeatureCollection<Point> = { type: 'FeatureCollection', features: [] }

/** One source and its layers: they come, change their data, and go. */
export function GeoJsonLayers<P extends GeoJsonProperties>(props: Props<P>) {
  const { id, layers, beneath, data, onClick, onHover } = props
  const map = useMap()
  const source = overlayId(id)

  useLayoutEffect(() => {
    if (!map.getSource(source)) map.addSource(source, { type: 'geojson', data: nothing })
    const before = beneath !== undefined && map.getLayer(beneath) ? beneath : undefined
    for (const layer of layers) map.addLayer({ ...layer, source }, before)
    return () => {
      if (!isBare(map)) for (const layer of layers) map.removeLayer(layer.id)
    }
  }, [map, source, layers, beneath])

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

  const click = useEffectEvent((properties: P) => onClick?.(properties))
  const hover = useEffectEvent((properties: P | null) => onHover?.(properties))
  const listens = onClick !== undefined || onHover !== undefined

  useLayoutEffect(() => {
    if (!listens) return
    const canvas = map.getCanvas()
    let under: MapGeoJSONFeature | null = null
    const point = (next: MapGeoJSONFeature | null) => {
      if (next?.properties.id === under?.properties.id) return
      under = next
      canvas.style.cursor = next ? 'pointer' : ''
      hover(next && propertiesOf<P>(next))
    }
    const subscriptions = [
      map.on('click', (event) => {
        const hit = nearest(map, event, layers)
        if (hit) click(propertiesOf<P>(hit))
      }),
      map.on('mousemove', (event) => point(nearest(map, event, layers))),
      map.on('mouseout', () => point(null)),
    ]
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
      canvas.style.cursor = ''
    }
  }, [map, layers, listens])

  return null
}

function nearest(
  map: MapLibreMap,
  { point, originalEvent }: MapMouseEvent,
  layers: readonly OverlayLayer[],
): MapGeoJSONFeature | null {
  const touch = originalEvent instanceof PointerEvent && originalEvent.pointerType === 'touch'
  const by = touch ? reach.coarse : reach.fine
  const found = map.queryRenderedFeatures(
    [
      [point.x - by, point.y - by],
      [point.x + by, point.y + by],
    ],
    { layers: layers.map((layer) => layer.id) },
  )
  return nearestTo(point, found, (place) => map.project(place))
}

/** What we gave in comes out again: our properties are flat, so that MapLibre changes nothing in them. */
function propertiesOf<P>(feature: MapGeoJSONFeature): P {
  return feature.properties as P
}

import type { FeatureCollection, Point } from 'geojson'
import { useEffectEvent, useLayoutEffect } from 'react'
import { useMap } from './map-context'
import { overlayId } from './overlays'
import { countOf, type DrawnFeature, isWhollyDrawn, renderedFeatures } from './rendered'

export interface Rendered {
  /** Sum of the counts of what is on the screen. */
  count: number
  /** Nothing of the data that belongs on the screen is missing. */
  whole: boolean
}

interface Props {
  /** Id of the `GeoJsonLayers` that is watched. Render this after it. */
  id: string
  layers: readonly { id: string }[]
  data: FeatureCollection<Point, DrawnFeature>
  onRendered(rendered: Rendered): void
}

/**
 * Reports what the map really shows, once after each change of data, camera or style. It does not wait for
 * MapLibre's `idle`: that never comes while a tile host hangs, and our own source may be long done.
 */
export function RenderWatch({ id, layers, data, onRendered }: Props) {
  const map = useMap()
  const source = overlayId(id)
  const report = useEffectEvent(onRendered)

  useLayoutEffect(() => {
    const layerIds = layers.map((layer) => layer.id)
    let due = true
    const again = () => {
      due = true
    }
    const look = () => {
      if (!due || map.isMoving() || !map.getSource(source) || !map.isSourceLoaded(source)) return
      const rendered = renderedFeatures(map, layerIds)
      const whole = isWhollyDrawn(map, data, rendered)
      due = !whole
      report({ count: countOf(rendered.values()), whole })
    }
    const subscriptions = [map.on('render', look), map.on('move', again), map.on('style.load', again)]
    map.triggerRepaint()
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe()
    }
  }, [map, source, layers, data])

  return null
}

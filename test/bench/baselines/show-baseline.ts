import type { Feature, FeatureCollection, Point } from 'geojson'
import { type GeoJSONSource, Map as MapLibre, type StyleSpecification, setWorkerUrl } from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { afterGpu } from '../../../src/map/maplibre/after-gpu'
import { ask, bounds, loaded } from './points'
import type { Question, Tally } from './points.worker'

setWorkerUrl(workerUrl)

export interface BaselinePage {
  /** With a source `stations` and the layers that show it. */
  style: StyleSpecification
  /** What the map is given of the answers. */
  data?: (map: MapLibre, features: Feature<Point, Tally>[]) => FeatureCollection<Point>
}

const emptyCollection: FeatureCollection<Point> = { type: 'FeatureCollection', features: [] }
export const stationsSource = { type: 'geojson' as const, data: emptyCollection }

/**
 * Resolves with the first frame that shows every feature, as the app judges it; the map's `idle` comes frames later.
 */
function drawn(map: MapLibre, { features }: FeatureCollection<Point>): Promise<void> {
  return new Promise((resolve) => {
    const look = map.on('render', () => {
      if (!map.isSourceLoaded('stations')) return
      const shown = new Set(
        map.queryRenderedFeatures({ layers: ['stations'] }).map(({ properties }) => properties.id),
      )
      const bounds = map.getBounds()
      const isMissing = ({ geometry: { coordinates }, properties }: Feature<Point>) =>
        bounds.contains(coordinates as [number, number]) && !shown.has(properties?.id)
      if (features.some(isMissing)) return
      look.unsubscribe()
      resolve()
    })
  })
}

/**
 * Shows the stations on a map with the least that it takes, and marks when they are drawn. Offers `filterBaseline` and
 * `refreshBaseline` to the bench.
 */
export async function showBaseline({ style, data }: BaselinePage): Promise<void> {
  const map = new MapLibre({
    container: 'map',
    style,
    bounds,
    fadeDuration: 0,
    attributionControl: false,
    renderWorldCopies: false,
    maxPitch: 0,
    dragRotate: false,
  })
  // Not the map's `load`, which waits until the base map is drawn without stations.
  const ready = map.once('style.load')

  let drawings = 0
  async function draw(): Promise<void> {
    const bounds = map.getBounds().toArray().flat() as [number, number, number, number]
    const { features } = await ask({ kind: 'view', bounds, zoom: Math.floor(map.getZoom()) })
    const collection = data?.(map, features) ?? { type: 'FeatureCollection', features }
    drawings += 1
    for (const [index, feature] of collection.features.entries())
      feature.properties = { ...feature.properties, id: `${drawings}/${index}` }
    map.getSource<GeoJSONSource>('stations')?.setData(collection)
    await drawn(map, collection)
  }

  async function change(question: Question): Promise<void> {
    await ask(question)
    await draw()
  }

  Object.assign(window, {
    /** Shows the stations of one access type, or all for `null`, and measures it as the app does. */
    async filterBaseline(access: string | null) {
      const start = performance.now()
      await change({ kind: 'filter', access })
      performance.measure('filter-drawn', { start, end: performance.now() })
    },
    refreshBaseline: () => change({ kind: 'refresh' }),
  })
  await Promise.all([loaded, ready])
  await draw()
  await new Promise<void>((resolve) => afterGpu(map.getCanvas(), resolve))
  performance.mark('stations-drawn')
  map.on('moveend', draw)
}

import type { Feature, FeatureCollection, Point } from 'geojson'
import { type GeoJSONSource, Map as MapLibre, type StyleSpecification, setWorkerUrl } from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import { ask, bounds, loaded } from './points'
import type { Question, Tally } from './points.worker'

setWorkerUrl(workerUrl)

export interface Floor {
  /** With a source `stations` and the layers that show it. */
  style: StyleSpecification
  /** What the map is given of the answers. */
  data?: (map: MapLibre, features: Feature<Point, Tally>[]) => FeatureCollection<Point>
}

const emptyCollection: FeatureCollection<Point> = { type: 'FeatureCollection', features: [] }
export const stationsSource = { type: 'geojson' as const, data: emptyCollection }

/**
 * Shows the stations on a map with the least that it takes, and marks when they are drawn. Offers `filterFloor` and
 * `refreshFloor` to the bench.
 */
export async function showFloor({ style, data }: Floor): Promise<void> {
  const map = new MapLibre({
    ...{ container: 'map', style, bounds, fadeDuration: 0, attributionControl: false },
    ...{ renderWorldCopies: false, maxPitch: 0, dragRotate: false },
  })
  // Not the map's `load`, which waits until the base map is drawn without stations.
  const ready = map.once('style.load')

  async function draw(): Promise<void> {
    const bounds = map.getBounds().toArray().flat() as [number, number, number, number]
    const { features } = await ask({ kind: 'view', bounds, zoom: Math.floor(map.getZoom()) })
    const collection = data?.(map, features) ?? { type: 'FeatureCollection', features }
    map.getSource<GeoJSONSource>('stations')?.setData(collection)
    await map.once('idle')
  }

  async function change(question: Question): Promise<void> {
    await ask(question)
    await draw()
  }

  Object.assign(window, {
    /** Shows the stations of one access type, or all for `null`, and measures it as the app does. */
    async filterFloor(access: string | null) {
      const start = performance.now()
      await change({ kind: 'filter', access })
      performance.measure('filter-drawn', { start, end: performance.now() })
    },
    refreshFloor: () => change({ kind: 'refresh' }),
  })
  await Promise.all([loaded, ready])
  await draw()
  performance.mark('stations-drawn')
  map.on('moveend', draw)
}

import type { Feature, FeatureCollection, Point } from 'geojson'
import { type GeoJSONSource, Map as MapLibre, type StyleSpecification, setWorkerUrl } from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import type { Answer, Question, Tally } from './points.worker'

// The app's server sends the app's policy, which lets no worker start by an address that no rule has passed.
const { trustedTypes } = window as Window & {
  trustedTypes?: {
    createPolicy(name: 'default', rules: { createScriptURL(address: string): string }): unknown
  }
}
trustedTypes?.createPolicy('default', { createScriptURL: (address) => address })

setWorkerUrl(workerUrl)

export interface Floor {
  /** With a source `stations` and the layers that show it. */
  style: StyleSpecification
  /** What the map is given of the answers. */
  data?: (map: MapLibre, features: Feature<Point, Tally>[]) => FeatureCollection<Point>
}

const emptyCollection: FeatureCollection<Point> = { type: 'FeatureCollection', features: [] }
export const stationsSource = { type: 'geojson' as const, data: emptyCollection }

function createAsk() {
  const worker = new Worker(new URL('./points.worker.ts', import.meta.url), { type: 'module' })
  /** Answers come in the order of the questions, so the next message is always the one waited for. */
  return (question: Question): Promise<Answer> =>
    new Promise((resolve) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => resolve(data), { once: true })
      worker.postMessage(question)
    })
}

/** Shows the stations on a map with the least that it takes, and marks when they are drawn. */
export async function showFloor({ style, data }: Floor): Promise<void> {
  const container = document.getElementById('map')
  if (!container) throw new Error('The page has no #map.')
  container.style.height = '100vh'
  document.body.style.margin = '0'

  const ask = createAsk()
  const service = new URLSearchParams(window.location.search).get('service') ?? ''
  const loaded = ask({ kind: 'load', service })
  const map = new MapLibre({
    container,
    style,
    center: [11.4, 46.65],
    zoom: 8,
    fadeDuration: 0,
    attributionControl: false,
  })
  const ready = map.once('load')

  async function draw(): Promise<void> {
    const bounds = map.getBounds().toArray().flat() as [number, number, number, number]
    const { features } = await ask({ kind: 'view', bounds, zoom: Math.floor(map.getZoom()) })
    const collection = data?.(map, features) ?? { type: 'FeatureCollection', features }
    map.getSource<GeoJSONSource>('stations')?.setData(collection)
    await map.once('idle')
  }

  /** Shows the stations of one access type only and measures it as the app does. */
  async function filter(access: string): Promise<void> {
    const start = performance.now()
    await ask({ kind: 'filter', access })
    await draw()
    performance.measure('filter-drawn', { start, end: performance.now() })
  }

  Object.assign(window, { filterFloor: filter })
  await Promise.all([loaded, ready])
  await draw()
  performance.mark('stations-drawn')
}

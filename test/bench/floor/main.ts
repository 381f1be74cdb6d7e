// The least that a MapLibre map of the same stations can do: what is slower than this is ours.
import { type GeoJSONSource, Map as MapLibre, setWorkerUrl } from 'maplibre-gl'
import 'maplibre-gl/dist/maplibre-gl.css'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'
import type { Answer, Question } from './points.worker'

// The app's server sends the app's policy, which lets no worker start by an address that no rule has passed.
const { trustedTypes } = window as Window & {
  trustedTypes?: {
    createPolicy(name: 'default', rules: { createScriptURL(address: string): string }): unknown
  }
}
trustedTypes?.createPolicy('default', { createScriptURL: (address) => address })

setWorkerUrl(workerUrl)

const worker = new Worker(new URL('./points.worker.ts', import.meta.url), { type: 'module' })

/** Answers come in the order of the questions, so the next message is always the one waited for. */
function ask(question: Question): Promise<Answer> {
  return new Promise((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => resolve(data), { once: true })
    worker.postMessage(question)
  })
}

const container = document.getElementById('map')
if (!container) throw new Error('The page has no #map.')
container.style.height = '100vh'
document.body.style.margin = '0'

const service = new URLSearchParams(window.location.search).get('service')
const loaded = ask({ kind: 'load', address: `${service}/v2/flat/EChargingStation` })
const map = new MapLibre({
  container,
  center: [11.4, 46.65],
  zoom: 8,
  fadeDuration: 0,
  attributionControl: false,
  style: {
    version: 8,
    sources: { stations: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } } },
    layers: [
      { id: 'background', type: 'background', paint: { 'background-color': '#eee' } },
      {
        id: 'stations',
        type: 'circle',
        source: 'stations',
        paint: { 'circle-color': '#264', 'circle-radius': ['case', ['has', 'point_count'], 16, 6] },
      },
    ],
  },
})
const ready = map.once('load')

async function draw(): Promise<void> {
  const bounds = map.getBounds().toArray().flat() as [number, number, number, number]
  const { features } = await ask({ kind: 'view', bounds, zoom: Math.floor(map.getZoom()) })
  map.getSource<GeoJSONSource>('stations')?.setData({ type: 'FeatureCollection', features })
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

// The least that a MapLibre map can do that looks like ours: our base map, its labels, our icons.
import '@fontsource-variable/inter/wght.css'
import type { FeatureCollection, Point } from 'geojson'
import { readBasemap } from '../../../src/map/basemap/basemap-data'
import { embeddedStyle } from '../../../src/map/basemap/embedded-style'
import file from '../../../src/model/basemap.json'
import { type Status, statuses } from '../../../src/model/status'
import { clusterId, drawStatusImage, iconId } from '../../../src/stations/map/status-images'
import type { Tally } from './points.worker'
import { showBaseline, stationsSource } from './show-baseline'

const base = embeddedStyle('light', readBasemap(file))

/** Stations by status, as the app's clusters have them. */
function mixOf({ free, count }: Tally): string {
  const counts: Partial<Record<Status, number>> = { available: free, occupied: count - free }
  return statuses.map((status) => counts[status] ?? 0).join()
}

function iconOf(tally: Tally): string {
  if (tally.count === 1) return iconId('light', tally.free > 0 ? 'available' : 'occupied', false)
  const none = statuses.map(() => 0).join()
  return clusterId('light', { mix: mixOf(tally), faded: none }, String(tally.count))
}

function pixelsOf(canvas: HTMLCanvasElement): ImageData {
  const { width, height } = canvas
  return canvas.getContext('2d')?.getImageData(0, 0, width, height) ?? new ImageData(width, height)
}

await showBaseline({
  style: {
    ...base,
    sources: { ...base.sources, stations: stationsSource },
    layers: [
      ...base.layers,
      {
        id: 'stations',
        type: 'symbol',
        source: 'stations',
        layout: {
          'icon-image': ['get', 'icon'],
          'icon-allow-overlap': true,
          'icon-ignore-placement': true,
        },
      },
    ],
  },
  data: (map, features): FeatureCollection<Point> => ({
    type: 'FeatureCollection',
    features: features.map((feature) => {
      const icon = iconOf(feature.properties)
      const image = map.hasImage(icon) ? null : drawStatusImage(icon)
      if (image) map.addImage(icon, pixelsOf(image.canvas), { pixelRatio: image.pixelRatio })
      return { ...feature, properties: { icon } }
    }),
  }),
})

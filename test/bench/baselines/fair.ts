// The least that a MapLibre map can do that looks like ours: our base map, its labels, our icons.
import '@fontsource-variable/inter/wght.css'
import type { FeatureCollection, Point } from 'geojson'
import { readBasemap } from '../../../src/map/basemap/basemap-data'
import { embeddedStyle } from '../../../src/map/basemap/embedded-style'
import file from '../../../src/model/basemap.json'
import { clusterIcon, iconKey, type StationIcon, statusIcon } from '../../../src/stations/map/station-icon'
import { drawStationIcon } from '../../../src/stations/map/status-images'
import type { Tally } from './points.worker'
import { showBaseline, stationsSource } from './show-baseline'

const base = embeddedStyle('light', readBasemap(file))

function iconOf({ free, count }: Tally): StationIcon {
  if (count === 1) return statusIcon('light', free > 0 ? 'available' : 'occupied', false)
  const mix = [
    { status: 'available' as const, count: free, faded: 0 },
    { status: 'occupied' as const, count: count - free, faded: 0 },
  ]
  return clusterIcon(
    'light',
    mix.filter(({ count }) => count > 0),
    String(count),
  )
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
      const stationIcon = iconOf(feature.properties)
      const icon = iconKey(stationIcon)
      const image = map.hasImage(icon) ? null : drawStationIcon(stationIcon)
      if (image) map.addImage(icon, pixelsOf(image.canvas), { pixelRatio: image.pixelRatio })
      return { ...feature, properties: { icon } }
    }),
  }),
})

import type { ZoomFunction } from '../basemap/zoom-function'

// Widths in CSS pixels by zoom. The tiles contain roads of a class only from a certain zoom on.

const growing = (...stops: ZoomFunction['stops'][number][]): ZoomFunction => ({ base: 1.5, stops })

export type RoadClass = 'highway' | 'major' | 'minor' | 'service'

interface RoadSizes {
  id: RoadClass
  /** Zoom levels from which the road and its casing are drawn. */
  minzoom: number
  casingMinzoom: number
  width: ZoomFunction
}

/** Road layers from bottom to top. */
export const roads: readonly RoadSizes[] = [
  { id: 'service', minzoom: 14, casingMinzoom: 15, width: growing([14, 0.6], [16, 3], [18, 8]) },
  { id: 'minor', minzoom: 12, casingMinzoom: 13.5, width: growing([12, 0.5], [14, 2.6], [16, 7], [18, 18]) },
  {
    id: 'major',
    minzoom: 8,
    casingMinzoom: 11,
    width: growing([8, 0.6], [11, 1.6], [14, 5], [16, 11], [18, 24]),
  },
  {
    id: 'highway',
    minzoom: 5,
    casingMinzoom: 8,
    width: growing([5, 0.6], [8, 1.6], [11, 3], [14, 6.5], [18, 28]),
  },
]

/** Width of the casing on each side, pixels. */
export const casingWidth = 1

export const pathWidth = growing([14, 0.8], [18, 2.5])
export const railWidth = growing([10, 0.6], [14, 1.2], [18, 3])
export const streamWidth = growing([12, 0.6], [18, 4])
export const riverWidth = growing([8, 0.8], [12, 2], [18, 14])

/** Sizes of names along roads. */
export const roadName = {
  minzoom: { highway: 12, major: 13, minor: 15, service: 17 } satisfies Record<RoadClass, number>,
  size: {
    base: 1,
    stops: [
      [13, 11],
      [18, 14],
    ],
  } satisfies ZoomFunction,
  /** Pixels between two names of the same road, as MapLibre's `symbol-spacing`. */
  spacing: 320,
}

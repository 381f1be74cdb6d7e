import type { Stops } from './stops'

// What MapLibre's style and the picture before it both draw the embedded map with; colours are in the palette.

const river = (far: number, near: number): Stops => ({
  base: 1.4,
  stops: [
    [6, far],
    [14, near],
  ],
})

/** By level, the largest first. */
export const riverWidths: readonly [Stops, Stops, Stops] = [river(1.2, 8), river(1, 6.5), river(0.8, 5)]

const straight = (...stops: Stops['stops'][number][]): Stops => ({ base: 1, stops })

export const shoreWidth = straight([8, 0.6], [13, 1.4])

export const border = { width: straight([6, 1], [12, 1.8]), dashes: [3, 2.5] } as const

/** Lines end at the edge of the data: the ground covers them softly, as if in mist. */
export const edge: { width: Stops; blur: Stops } = {
  width: {
    base: 2,
    stops: [
      [6, 25],
      [8.5, 140],
    ],
  },
  blur: {
    base: 2,
    stops: [
      [6, 12],
      [8.5, 66],
    ],
  },
}

export interface TownClass {
  id: string
  /** Inhabitants, up to those of the next class. */
  from: number
  /** Zoom from which it is labelled. */
  minzoom: number
  size: Stops
  weight: 'Regular' | 'Semibold'
  /** Free space around a label, pixels. */
  padding: number
}

/** Pixels at the zoom from which it is labelled, and three zooms further in. */
const growing = (minzoom: number, far: number, near: number) => ({
  minzoom,
  size: straight([minzoom, far], [minzoom + 3, near]),
})

/** From small to large: MapLibre places what is on top first, so that a village never hides a city. */
export const townClasses: readonly TownClass[] = [
  { id: 'hamlets', from: 0, ...growing(10.5, 11.5, 12.5), weight: 'Regular', padding: 10 },
  { id: 'villages', from: 1_000, ...growing(9, 11.5, 13), weight: 'Regular', padding: 16 },
  { id: 'large-villages', from: 2_500, ...growing(8, 11.5, 13), weight: 'Regular', padding: 16 },
  { id: 'towns', from: 8_000, ...growing(7.5, 12, 14), weight: 'Semibold', padding: 12 },
  { id: 'cities', from: 30_000, ...growing(6, 13, 15), weight: 'Semibold', padding: 8 },
]

/** In ems: the longest line of a label, and the space between its letters; in pixels, the rim of ground around it. */
export const townText = { maxWidth: 9, letterSpacing: 0.02, halo: 1.5 } as const

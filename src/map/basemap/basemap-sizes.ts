import type { ZoomFunction } from './zoom-function'

// Sizes of the embedded map for both MapLibre's style and the picture; the palette has the colours.

const river = (far: number, near: number): ZoomFunction => ({
  base: 1.4,
  stops: [
    [6, far],
    [14, near],
  ],
})

/** Widths by level, the largest rivers first. */
export const riverWidths: readonly [ZoomFunction, ZoomFunction, ZoomFunction] = [
  river(1.2, 8),
  river(1, 6.5),
  river(0.8, 5),
]

const straight = (...stops: ZoomFunction['stops'][number][]): ZoomFunction => ({ base: 1, stops })

export const shoreWidth = straight([8, 0.6], [13, 1.4])

export const border = { width: straight([6, 1], [12, 1.8]), dashes: [3, 2.5] } as const

/**
 * Blurred line at the edge of the data, in the colour of the ground: it hides where lines end. `blur` is a share of the
 * width.
 */
export const edge: { width: ZoomFunction; blur: number } = {
  width: {
    base: 2,
    stops: [
      [6, 25],
      [8.5, 140],
    ],
  },
  blur: 0.48,
}

export interface TownClass {
  /** Minimum population of the class. */
  from: number
  /** Zoom from which the names are painted. */
  minzoom: number
  size: ZoomFunction
  weight: 400 | 600
  /** CSS pixels around a name without other names, as MapLibre's `text-padding`. */
  padding: number
}

/** Returns sizes in pixels: `far` at the zoom from which the name is painted, `near` three levels further in. */
const growing = (minzoom: number, far: number, near: number) => ({
  minzoom,
  size: straight([minzoom, far], [minzoom + 3, near]),
})

/** Classes from small to large. */
export const townClasses: readonly TownClass[] = [
  { from: 0, ...growing(10.5, 11.5, 12.5), weight: 400, padding: 10 },
  { from: 1_000, ...growing(9, 11.5, 13), weight: 400, padding: 16 },
  { from: 2_500, ...growing(8, 11.5, 13), weight: 400, padding: 16 },
  { from: 8_000, ...growing(7.5, 12, 14), weight: 600, padding: 12 },
  { from: 30_000, ...growing(6, 13, 15), weight: 600, padding: 8 },
  { from: 500_000, ...growing(4.5, 12, 15), weight: 600, padding: 8 },
]

/** Length by zoom level: the same numbers for MapLibre's style and for the picture. */
export interface ZoomFunction {
  /** Base of the interpolation, as in MapLibre's `interpolate`: 1 is linear, any other is exponential. */
  base: number
  /** Zoom levels and CSS pixels, ascending. */
  stops: readonly [zoom: number, pixels: number][]
}

/** Interpolates as MapLibre does. */
export function lengthAt({ base, stops }: ZoomFunction, zoom: number): number {
  const after = stops.findIndex(([level]) => level > zoom)
  const [z1, pixels1] = stops[after] ?? stops.at(-1) ?? [0, 0]
  const [z0, pixels0] = after === 0 ? [z1, pixels1] : (stops[after - 1] ?? [z1, pixels1])
  if (after <= 0 || z1 === z0) return pixels1
  const share = base === 1 ? (zoom - z0) / (z1 - z0) : (base ** (zoom - z0) - 1) / (base ** (z1 - z0) - 1)
  return pixels0 + share * (pixels1 - pixels0)
}

import type { ExpressionSpecification } from 'maplibre-gl'

/** Growth of a length with the zoom level: the same numbers for MapLibre's style and for the picture. */
export interface Stops {
  /** Base of the interpolation: 1 is linear, more is exponential, as in MapLibre's `exponential`. */
  base: number
  /** Zoom levels and CSS pixels, ascending. */
  stops: readonly [zoom: number, pixels: number][]
}

export function valueAt({ base, stops }: Stops, zoom: number): number {
  const after = stops.findIndex(([from]) => from > zoom)
  const [z1, to] = stops[after] ?? stops.at(-1) ?? [0, 0]
  const [z0, from] = after === 0 ? [z1, to] : (stops[after - 1] ?? [z1, to])
  if (after <= 0 || z1 === z0) return to
  const share = base === 1 ? (zoom - z0) / (z1 - z0) : (base ** (zoom - z0) - 1) / (base ** (z1 - z0) - 1)
  return from + share * (to - from)
}

type Interpolation = ['linear'] | ['exponential', number]

const interpolation = (base: number): Interpolation => (base === 1 ? ['linear'] : ['exponential', base])

export function toExpression({ base, stops }: Stops): ExpressionSpecification {
  return ['interpolate', interpolation(base), ['zoom'], ...stops.flat()] as ExpressionSpecification
}

/**
 * Returns an expression that chooses one of several growths with the same zoom levels by the number in `property`;
 * the last one is the default.
 */
export function toExpressionByProperty(
  property: string,
  growths: readonly [Stops, ...Stops[]],
): ExpressionSpecification {
  const [{ base, stops }] = growths
  const cases = (at: number) => {
    const pixels = growths.map((growth) => growth.stops[at]?.[1] ?? 0)
    const others = pixels.slice(0, -1).flatMap((each, index) => [index + 1, each])
    return ['match', ['get', property], ...others, pixels.at(-1)]
  }
  const pieces = stops.flatMap(([zoom], at) => [zoom, cases(at)])
  return ['interpolate', interpolation(base), ['zoom'], ...pieces] as ExpressionSpecification
}

import type { ExpressionSpecification } from 'maplibre-gl'
import type { ZoomFunction } from './zoom-function'

type Interpolation = ['linear'] | ['exponential', number]

const interpolation = (base: number): Interpolation => (base === 1 ? ['linear'] : ['exponential', base])

export function toExpression({ base, stops }: ZoomFunction): ExpressionSpecification {
  return ['interpolate', interpolation(base), ['zoom'], ...stops.flat()] as ExpressionSpecification
}

/**
 * Returns an expression that chooses one of several functions with the same zoom levels by the number in `property`;
 * the last function is the default.
 */
export function toExpressionByProperty(
  property: string,
  functions: readonly [ZoomFunction, ...ZoomFunction[]],
): ExpressionSpecification {
  const [{ base, stops }] = functions
  const cases = (index: number) => {
    const pixels = functions.map((each) => each.stops[index]?.[1] ?? 0)
    const others = pixels.slice(0, -1).flatMap((each, index) => [index + 1, each])
    return ['match', ['get', property], ...others, pixels.at(-1)]
  }
  const pieces = stops.flatMap(([zoom], index) => [zoom, cases(index)])
  return ['interpolate', interpolation(base), ['zoom'], ...pieces] as ExpressionSpecification
}

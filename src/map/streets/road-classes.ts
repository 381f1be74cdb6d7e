import type { ExpressionSpecification } from 'maplibre-gl'
import type { RoadClass } from './road-sizes'

export const isKind = (...kinds: string[]): ExpressionSpecification => [
  'in',
  ['get', 'kind'],
  ['literal', kinds],
]
const isService: ExpressionSpecification = ['==', ['get', 'kind_detail'], 'service']

/** Filters that select the tiles' features of each road class. */
export const roadClassFilters: Record<RoadClass, ExpressionSpecification> = {
  highway: isKind('highway'),
  major: isKind('major_road'),
  minor: ['all', isKind('minor_road'), ['!', isService]],
  service: ['all', isKind('minor_road'), isService],
}

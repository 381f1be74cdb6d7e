import type { StationQuery } from '../../../src/catalog/station-query'
import { noFilters } from '../../../src/model/filters'
import { now } from './small-service'

/** Returns a query for all stations by name, with changes. */
export function stationQuery(more: Partial<StationQuery> = {}): StationQuery {
  return {
    filters: noFilters,
    sort: 'name',
    origin: null,
    middle: null,
    bounds: null,
    now,
    scope: 'all',
    ...more,
  }
}

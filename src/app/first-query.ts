import type { ListQuery } from '../catalog/station-query'
import { roundedNow } from '../ui/use-now'
import { currentSearch } from '../url/search-params'
import { parseView } from './view'

/** What the page of this address asks first: where somebody is, and what the map shows, is not known yet. */
export function firstQuery(): ListQuery {
  const { filters, sort } = parseView(currentSearch())
  return { filters, sort, origin: null, bounds: null, now: roundedNow() }
}

import type { ListQuery } from '../catalog/station-query'
import { roundedNow } from '../ui/use-now'
import { currentSearch } from '../url/search-params'
import { toMiddle } from './use-list-middle'
import { parseView } from './view'

/** What the page of this address asks first: where somebody is, and what the map shows without a link to it, is not known yet. */
export function firstQuery(): ListQuery {
  const { filters, sort, camera } = parseView(currentSearch())
  return { filters, sort, origin: null, middle: toMiddle(camera), bounds: null, now: roundedNow() }
}

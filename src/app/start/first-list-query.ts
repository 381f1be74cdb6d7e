import type { ListQuery } from '../../catalog/station-query'
import { roundedNow } from '../../ui/browser/use-now'
import { currentSearch } from '../../url/search-params'
import { parseView } from '../link/view'
import { toMiddle } from '../list/use-list-middle'

/**
 * Returns the first query of the page for this address, without the person's position and the map's bounds, which are
 * not known yet.
 */
export function firstListQuery(): ListQuery {
  const { filters, sort, camera } = parseView(currentSearch())
  return { filters, sort, origin: null, middle: toMiddle(camera), bounds: null, now: roundedNow() }
}

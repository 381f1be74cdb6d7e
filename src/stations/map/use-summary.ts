import { useQuery } from '@tanstack/react-query'
import type { ClassMark } from '../../catalog/catalog-symbol'
import type { StationSummary } from '../../catalog/station-summary'
import { summaryQuery } from '../summary-query'
import type { ViewData } from './stations-view'

/**
 * Returns one station of the catalog as its symbol shows it, with its class on a map with classes; `null` without an id
 * and until it is loaded. A failure is no more than a missing highlight: the page reports a catalog that failed.
 * @param id id of the station, or of a record that was merged into it
 */
export function useSummary(
  { handle, revision, filters, now, colouring }: ViewData,
  id: string | null,
): (StationSummary & ClassMark) | null {
  const { data = null } = useQuery({
    ...summaryQuery(handle, revision ?? 0, id ?? '', { filters, now, classes: colouring?.classes }),
    enabled: id !== null && revision !== null,
  })
  return data
}

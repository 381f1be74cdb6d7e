import { useQuery } from '@tanstack/react-query'
import type { StationSummary } from '../../catalog/station-summary'
import { revisionQuery } from '../../queries/revision-query'
import type { ViewData } from './stations-view'

/**
 * Returns one station of the catalog; `null` without an id and until it is loaded. A failure is no more than a missing
 * highlight: the page reports a catalog that failed.
 * @param id id of the station, or of a record that was merged into it
 */
export function useSummary(
  { handle, revision, now }: Pick<ViewData, 'handle' | 'revision' | 'now'>,
  id: string | null,
): StationSummary | null {
  const wanted = id ?? ''
  const { data = null } = useQuery({
    ...revisionQuery(handle, revision ?? 0, {
      name: 'summary',
      id: wanted,
      keyParts: [now],
      ask: (catalog) => catalog.summary(wanted, now),
    }),
    enabled: id !== null && revision !== null,
  })
  return data
}

import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect } from 'react'
import type { Facets, Snapshot } from '../catalog/catalog-api'
import type { CatalogHandle } from '../catalog/catalog-handle'
import type { StationQuery } from '../catalog/station-query'
import { clock } from '../clock'
import { isCopyTemporary } from '../model/parts'
import { useNow } from '../ui/browser/use-now'
import { catalogQuery, facetsQuery, retryCatalogQuery } from './queries'

export interface StationQueries {
  handle: CatalogHandle
  query: StationQuery
  snapshotQuery: UseQueryResult<Snapshot>
  /** Data of `snapshotQuery`. */
  snapshot: Snapshot | undefined
  facets: Facets | undefined
  /** Why there is no list; `null`: there is one, or it is loading. */
  error: Error | null
  /** Fetches everything again, also what has failed. */
  refresh(): void
}

/** Returns the snapshot of a catalog, refreshed every `refreshSeconds`, and its facets for the query. */
export function useStations(
  handle: CatalogHandle,
  refreshSeconds: number,
  choices: Pick<StationQuery, 'filters' | 'sort' | 'origin' | 'middle' | 'bounds'>,
): StationQueries {
  const query: StationQuery = { ...choices, now: useNow(), scope: 'all' }
  const snapshotQuery = useQuery(catalogQuery(handle, refreshSeconds, query))
  const snapshot = snapshotQuery.data
  useLayoutEffect(() => {
    // The times in an old copy cannot correct the clock.
    if (!snapshot || isCopyTemporary(snapshot.copy)) return
    const { copy, medianMeasuredAt } = snapshot
    clock.syncToValues({ isCopy: copy === 'failed', medianMeasuredAt })
  }, [snapshot])
  const { refetch } = snapshotQuery
  // Answers fetched before a correction of the clock contain wrong times.
  useEffect(() => clock.subscribe(() => void refetch()), [refetch])
  const { data: facets, error: facetsError } = useQuery({
    ...facetsQuery(handle, snapshot?.revision ?? 0, query),
    enabled: snapshot !== undefined,
  })
  const queryClient = useQueryClient()
  const refresh = async () => {
    const pressed = retryCatalogQuery(handle, refreshSeconds, query)
    // Cancel the refresh under way, which does not retry everything.
    await queryClient.cancelQueries({ queryKey: pressed.queryKey })
    // The catalog query has the error, and the page shows it.
    await queryClient.fetchQuery({ ...pressed, staleTime: 0 }).catch(() => undefined)
  }
  const error = facets || snapshotQuery.isFetching ? null : (snapshotQuery.error ?? facetsError)
  return { handle, query, snapshotQuery, snapshot, facets, error, refresh: () => void refresh() }
}

import { type QueryClient, type QueryKey, QueryObserver, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Viewer } from '../model/viewer'

/** Keeps a query of a viewer, whose component is mounted, refreshed while the page is hidden. */
export function useHiddenRefresh(toKey: (viewer: Viewer) => QueryKey, viewer: Viewer, seconds: number): void {
  const queryClient = useQueryClient()
  useEffect(
    () => refreshWhileHidden(queryClient, toKey(viewer), seconds),
    [queryClient, toKey, viewer, seconds],
  )
}

/**
 * Refreshes a query at an interval, also while the page is hidden. Each answer restarts the intervals of all
 * observers of the query: several calls, or a visible page, send no more requests than one.
 * @returns a function that ends it
 */
export function refreshWhileHidden(
  queryClient: QueryClient,
  queryKey: QueryKey,
  seconds: number,
): () => void {
  // Without a `queryFn`: the observer uses the component's.
  const observer = new QueryObserver(queryClient, {
    queryKey,
    refetchInterval: seconds * 1000,
    refetchIntervalInBackground: true,
    refetchOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    notifyOnChangeProps: [],
  })
  return observer.subscribe(() => undefined)
}

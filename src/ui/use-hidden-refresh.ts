import { type QueryClient, type QueryKey, QueryObserver, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Keeps the query `[viewer, name]` of a mounted component refreshed while the page is hidden. */
export function useHiddenRefresh(viewer: string, name: string, seconds: number): void {
  const client = useQueryClient()
  useEffect(() => refreshWhileHidden(client, [viewer, name], seconds), [client, viewer, name, seconds])
}

/**
 * Refreshes a query at an interval, also while the page is hidden. Each answer restarts the intervals of all
 * observers of the query: several calls, or a visible page, send no more requests than one.
 * @returns a function that ends it
 */
export function refreshWhileHidden(client: QueryClient, queryKey: QueryKey, seconds: number): () => void {
  // Without a `queryFn`: the observer uses the component's.
  const observer = new QueryObserver(client, {
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

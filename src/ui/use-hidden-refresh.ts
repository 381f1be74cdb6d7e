import { type QueryClient, type QueryKey, QueryObserver, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Refreshes `[key, part]`, which a component shows, while the page is hidden too. */
export function useHiddenRefresh(key: string, part: string, seconds: number): void {
  const client = useQueryClient()
  useEffect(() => refreshHidden(client, [key, part], seconds), [client, key, part, seconds])
}

/**
 * Each answer starts the intervals of all who show a query anew: several calls, or a page that is in sight, ask no more
 * than one. @returns what ends it
 */
export function refreshHidden(client: QueryClient, queryKey: QueryKey, seconds: number): () => void {
  // Without a function of its own: it asks as the component does.
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

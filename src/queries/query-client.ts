import { onlineManager, QueryClient } from '@tanstack/react-query'

/** Creates the query client with the defaults for queries, also without a network. */
export function createQueryClient(): QueryClient {
  // By default it assumes to be online, and would miss the return of a network that was missing from the start.
  onlineManager.setOnline(globalThis.navigator?.onLine ?? true)
  return new QueryClient({
    defaultOptions: {
      queries: {
        // `navigator.onLine` is wrong too often to wait for it (TanStack/query#5714): send the request.
        networkMode: 'always',
        // The calls themselves retry, see `api/retry-policy.ts`.
        retry: false,
      },
    },
  })
}

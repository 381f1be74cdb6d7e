import { onlineManager, QueryClient } from '@tanstack/react-query'

/**
 * Creates the query client, whose queries are sent also while the browser reports no network. Sets TanStack Query's
 * `onlineManager`, which is global.
 */
export function createQueryClient(): QueryClient {
  // It starts as online by default. A page that opens without a network would then miss that the network returns.
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

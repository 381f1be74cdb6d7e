import { onlineManager, QueryClient } from '@tanstack/react-query'
import type { ApiError } from '../api/errors'
import { mayRetry, retryDelay } from '../api/retries'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError
  }
}

/** The one place for retry and offline policy. */
export function createQueryClient(): QueryClient {
  // It believes to be online, and would not notice the return of a network that was missing from the start.
  onlineManager.setOnline(globalThis.navigator?.onLine ?? true)
  return new QueryClient({
    defaultOptions: {
      queries: {
        // `navigator.onLine` is wrong too often to wait for it (TanStack/query#5714): ask, and see.
        networkMode: 'always',
        retry: mayRetry,
        retryDelay: (_, error) => retryDelay(error),
      },
    },
  })
}

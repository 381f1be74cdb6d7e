import { onlineManager, QueryClient } from '@tanstack/react-query'
import type { ApiError } from '../api/errors'
import type { CatalogError } from '../catalog/errors'

// All calls of the page and all answers of the catalog reject with one of these; see `catalog/rpc.ts`.
declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError | CatalogError
  }
}

/** Questions of the page, and what they do without a network. */
export function createQueryClient(): QueryClient {
  // It believes to be online, and would not notice the return of a network that was missing from the start.
  onlineManager.setOnline(globalThis.navigator?.onLine ?? true)
  return new QueryClient({
    defaultOptions: {
      queries: {
        // `navigator.onLine` is wrong too often to wait for it (TanStack/query#5714): ask, and see.
        networkMode: 'always',
        // The calls themselves are made again, see `api/retry-policy.ts`.
        retry: false,
      },
    },
  })
}

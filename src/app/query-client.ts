import { QueryClient } from '@tanstack/react-query'
import type { ApiError } from '../api/errors'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError
  }
}

/** Milliseconds before the one retry of a failed question; the interval of the catalog does the rest. */
const retryDelay = 2_000

/** The one place for retry and offline policy. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // `navigator.onLine` is wrong too often to wait for it (TanStack/query#5714): ask, and see.
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && mayPass(error),
        retryDelay,
      },
    },
  })
}

/** Whether asking once more can help: a wrong request or an answer we cannot read stays what it is. */
function mayPass(error: ApiError): boolean {
  if (error.name === 'NetworkError') return true
  return error.name === 'HttpError' && error.status >= 500
}

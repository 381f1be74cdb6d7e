import { onlineManager, QueryClient } from '@tanstack/react-query'
import type { ApiError } from '../api/errors'

declare module '@tanstack/react-query' {
  interface Register {
    defaultError: ApiError
  }
}

/** Milliseconds before a failed question is asked again. */
const pause = 2_000
/** A quota of calls is full again with the next second; who waits a bit longer than the others gets through. */
const ratePause = 1_000
const mostRatePauses = 3

/** The one place for retry and offline policy. */
export function createQueryClient(): QueryClient {
  // It believes to be online, and would not notice the return of a network that was missing from the start.
  onlineManager.setOnline(globalThis.navigator?.onLine ?? true)
  return new QueryClient({
    defaultOptions: {
      queries: {
        // `navigator.onLine` is wrong too often to wait for it (TanStack/query#5714): ask, and see.
        networkMode: 'always',
        retry: (failures, error) => failures < retriesOf(error),
        retryDelay: (_, error) => (isRate(error) ? ratePause * (1 + Math.random()) : pause),
      },
    },
  })
}

/**
 * How often asking again can help: a wrong request, a range that is too long or an answer that we cannot read stays
 * what it is. One retry for the rest; the interval of the catalog does what remains.
 */
function retriesOf(error: ApiError): number {
  if (isRate(error)) return mostRatePauses
  return error.name === 'NetworkError' || (error.name === 'HttpError' && error.status >= 500) ? 1 : 0
}

function isRate(error: ApiError): boolean {
  return error.name === 'HttpError' && error.exceeded === 'rate'
}

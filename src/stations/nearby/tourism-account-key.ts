import type { QueryClient } from '@tanstack/react-query'
import type { Viewer } from '../../model/viewer'

/** Separate from the query, whose code the first script does not need. */
export const tourismAccountKey = (viewer: Viewer) => [viewer, 'tourism-account'] as const

/** Returns whether the page may show places that require a tourism account. */
export function usesTourismAccount(queryClient: QueryClient, viewer: Viewer): boolean {
  return Boolean(queryClient.getQueryData(tourismAccountKey(viewer)))
}

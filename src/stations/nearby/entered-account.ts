import type { QueryClient } from '@tanstack/react-query'
import type { Viewer } from '../../model/viewer'

/** Apart from the query itself, whose code the first script does not need. */
export const tourismAccountKey = (viewer: Viewer) => [viewer, 'tourism-account'] as const

/** Whether places may be on the page that only an account of the tourism datasets sees. */
export function usesTourismAccount(queries: QueryClient, viewer: Viewer): boolean {
  return Boolean(queries.getQueryData(tourismAccountKey(viewer)))
}

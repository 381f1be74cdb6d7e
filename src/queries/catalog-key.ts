import type { Viewer } from '../model/viewer'

/** Key of the query for a viewer's catalog, which several features refresh. */
export const catalogKey = (viewer: Viewer) => [viewer, 'catalog'] as const

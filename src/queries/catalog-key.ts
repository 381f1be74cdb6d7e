import type { Viewer } from '../model/viewer'
import type { ServiceKind } from './service-kinds'

/** Key of the query for a viewer's catalog, which several features refresh. */
export const catalogKey = (viewer: Viewer) => [viewer, 'catalog' satisfies ServiceKind] as const

import type { Dialect } from '../../api/dialect'
import type { Bounds } from '../../model/station'
import type { TokenSource, Viewer } from '../../model/viewer'
import type { OfflineStore } from '../load/offline-store'

/** Options for opening a catalog. */
export interface CatalogContext {
  dialect: Dialect
  viewer: Viewer
  tokens: TokenSource
  region: Bounds
  /** Whether to store a copy of open data; only for the anonymous viewer. */
  copyStore?: OfflineStore | null
  /** Whether to show that copy before the service's first answer. */
  startsFromCopy?: boolean
}

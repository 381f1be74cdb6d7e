import type { Dialect } from '../../api/dialect'
import type { Bounds } from '../../model/station'
import type { TokenSource, Viewer } from '../../model/viewer'
import type { OfflineStore } from '../load/offline-store'

/** What a catalog is opened with. */
export interface CatalogContext {
  dialect: Dialect
  viewer: Viewer
  tokens: TokenSource
  region: Bounds
  /** Keeps the copy of open data; only for the anonymous viewer. */
  offline?: OfflineStore | null
  /** Shows that copy while the service is asked for the first time. */
  startsFromCopy?: boolean
}

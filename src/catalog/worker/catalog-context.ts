import type { Dialect } from '../../api/dialect'
import type { Bounds } from '../../model/station'
import type { TokenSource, Viewer } from '../../model/viewer'
import type { CopyStore } from '../load/copy-store'

/** Options for opening a catalog. */
export interface CatalogContext {
  dialect: Dialect
  viewer: Viewer
  tokens: TokenSource
  region: Bounds
  /** Store for a copy of open data, only for the anonymous viewer; `null` or absent: none. */
  copyStore?: CopyStore | null
  /** Whether to show that copy before the service's first answer. */
  startsFromCopy?: boolean
}

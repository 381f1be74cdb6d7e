import type { Snapshot } from '../catalog/catalog-api'
import type { CatalogHandle } from '../catalog/catalog-handle'
import type { StationQuery } from '../catalog/station-query'
import type { Config } from '../config/config'
import type { Filters } from '../model/filters'

/** Props of each page of the workspace. */
export interface WorkProps {
  config: Config
  handle: CatalogHandle
  snapshot: Snapshot
  /** Query of the list: with the same filters and bounds. */
  query: StationQuery
  /** Rights of the account, `null` where nobody is signed in. */
  roles: readonly string[] | null
  onFilter(filters: Filters): void
  /** Opens a station. @param listed ids of the page's list, in their order, to step through; absent: none */
  onOpen(id: string, listed?: readonly string[]): void
}

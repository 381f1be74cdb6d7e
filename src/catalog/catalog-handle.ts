import type { Viewer } from '../model/viewer'
import type { CatalogApi, Snapshot } from './catalog-api'

/** The catalog of one viewer, and the viewer, which is the first part of every query key. */
export interface CatalogHandle {
  viewer: Viewer
  catalog: CatalogApi
  /** First load, if it started before React rendered. */
  firstLoad?: Promise<Snapshot>
}

import type { Viewer } from '../model/viewer'
import type { CatalogApi } from './catalog-api'

/** The stations of one viewer, and who that is: the first part of every key. */
export interface CatalogHandle {
  viewer: Viewer
  catalog: CatalogApi
}

import type { Viewer } from '../model/viewer'
import type { CatalogDoor } from './door'

/** The stations of one viewer, and who that is: the first part of every key. */
export interface Source {
  viewer: Viewer
  catalog: CatalogDoor
}

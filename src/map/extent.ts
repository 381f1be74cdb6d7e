import type { Bounds } from '../model/station'

export interface MapExtent {
  bounds: Bounds
  /** Bounds of the uncovered part. */
  uncovered: Bounds
  zoom: number
}

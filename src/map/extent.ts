/** West, south, east, north. */
export type MapBounds = readonly [number, number, number, number]

export interface MapExtent {
  bounds: MapBounds
  /** Bounds of the uncovered part. */
  uncovered: MapBounds
  zoom: number
}

/** West, south, east, north. */
export type MapBounds = readonly [number, number, number, number]

export interface MapExtent {
  bounds: MapBounds
  /** Bounds of the uncovered part. */
  seen: MapBounds
  zoom: number
}

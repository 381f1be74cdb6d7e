/** West, south, east, north. */
export type MapBounds = readonly [number, number, number, number]

export interface MapExtent {
  bounds: MapBounds
  /** What nothing covers. */
  seen: MapBounds
  zoom: number
}

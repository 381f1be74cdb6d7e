/** Decimal degrees, WGS 84. */
export interface Position {
  lon: number
  lat: number
}

/** West, south, east, north. */
export type Bounds = readonly [number, number, number, number]

/** Current of a connector; `null` where not said. */
export type Current = 'AC' | 'DC'

/** A socket or cable of a plug. */
export interface Connector {
  /** Canonical name (`Type 2`, `CCS`, `CHAdeMO`…), or the service's own word where it is not known. */
  type: string
  /** `null` where the service does not say, or says 0. */
  powerKw: number | null
  current: Current | null
}

/** One EVSE: what one car can use at a time. */
export interface Plug {
  id: string
  name: string
  connectors: Connector[]
}

/** A place to charge. Texts are as the service has them; empty where it says nothing. */
export interface Station {
  id: string
  name: string
  /** `null` where coordinates are missing or cannot be right. */
  position: Position | null
  municipality: string
  city: string
  address: string
  provider: string
  /** `null` where not said; otherwise ≥ 0. */
  capacity: number | null
  /** The service's word, e.g. `ACTIVE`. */
  state: string
  paymentInfo: string
  /** `PUBLIC`, `PRIVATE_WITHPUBLICACCESS`, `RESTRICTED`…, `UNKNOWN` where not said. An open list of words. */
  accessType: string
  accessInfo: string
  categories: string[]
  /** `null` where not said. */
  reservable: boolean | null
  /** The service's name for where the record comes from. */
  origin: string
  plugs: Plug[]
}

/**
 * Whether a position can be drawn: finite, within the map's projection, and not 0,0, which stands for
 * "missing" in the feeds.
 */
export function isPlottable({ lon, lat }: Position): boolean {
  return (
    Number.isFinite(lon) &&
    Number.isFinite(lat) &&
    Math.abs(lon) <= 180 &&
    Math.abs(lat) <= 85 &&
    !(lon === 0 && lat === 0)
  )
}

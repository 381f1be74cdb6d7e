/** What a series or a field is of. Ids are unique within a level only: a plug may have the same id as a station. */
export type Level = 'station' | 'plug'

/** Decimal degrees, WGS 84. */
export interface Position {
  lon: number
  lat: number
}

/**
 * Stated coordinates that cannot be right: 0, 0; outside the projection; in the region only when swapped; not numbers.
 */
export type InvalidPosition = ({ reason: 'impossible' | 'swapped' } & Position) | { reason: 'unreadable' }

/** West, south, east, north. */
export type Bounds = readonly [number, number, number, number]

/** Current of a connector. */
export type Current = 'AC' | 'DC'

/** A socket or cable of a plug. */
export interface Connector {
  /** Canonical name (`Type 2`, `CCS`, `CHAdeMO`…); empty: the service's word is unknown. */
  type: string
  /** `null`: not stated, or 0. */
  powerKw: number | null
  /** `null`: not stated. */
  current: Current | null
}

/** An EVSE: one car can use it at a time. */
export interface Plug {
  id: string
  name: string
  connectors: Connector[]
  /** Whether it can be booked; absent: not stated. */
  reservable?: boolean
  /** Fields that were not understood. */
  rawFields?: readonly RawField[]
}

/** A span within a week. `weekday`: 1 is Monday, 7 Sunday. Times are local, `HH:mm`, with `24:00` as end of a day. */
export interface OpenSpan {
  weekday: number
  begin: string
  end: string
}

/** Opening hours: around the clock, or spans of the week, with exceptions. */
export type OpeningHours =
  | { kind: 'always' }
  | {
      kind: 'weekly'
      /** Empty if only exceptions are stated: other times are then unknown. */
      spans: readonly OpenSpan[]
      /** IANA name: of the stated zone, else of the region's; empty until that is known. */
      timeZone: string
      /** Epoch milliseconds. Exceptions take precedence over spans. */
      exceptions: readonly { from: number; to: number; open: boolean }[]
    }

/** A field of the service that the model does not have. The team can see it. */
export interface RawField {
  /** Dotted path, e.g. `directions.0.text`. */
  name: string
  text: string
}

/** A charging station. Texts are those of the service; empty: not stated. */
export interface Station {
  id: string
  name: string
  /** `null`: coordinates are missing or cannot be right. */
  position: Position | null
  /** Stated coordinates that cannot be right; `null`: none. */
  invalidPosition: InvalidPosition | null
  /** In the catalog, the city if no municipality is stated; see `catalog/build/municipality.ts`. */
  municipality: string
  city: string
  address: string
  provider: string
  /** `null`: not stated; else ≥ 0. */
  capacity: number | null
  /** `ACTIVE`, `FAULT`…; an unknown word is kept as it is; empty: not stated. */
  state: string
  paymentInfo: string
  /**
   * `PUBLIC`, `PRIVATE`, `PRIVATE_WITHPUBLICACCESS`, `RESTRICTED` or `TEST`; `OTHER`: an unknown word; `UNKNOWN`: not
   * stated.
   */
  accessType: string
  /**
   * Free text on access, without words of a vocabulary (`24/7`, `Free publicly accessible`), which have fields of their
   * own.
   */
  accessInfo: string
  /** `null`: not stated. */
  openingHours: OpeningHours | null
  /** Whether access costs, such as in a car park; `null`: not stated. Not the price of charging. */
  cost: 'free' | 'paid' | null
  categories: string[]
  /** `null`: not stated. */
  reservable: boolean | null
  /** The service's names of the record's feeds; several if records of one site were merged. */
  origins: readonly string[]
  /** Fields that were not understood. */
  rawFields: readonly RawField[]
  plugs: Plug[]
}

/** A station without its plugs, which the service sends in another list. */
export type StationRecord = Omit<Station, 'plugs'>

/**
 * Whether a position can be drawn: finite, within the map's projection, and not 0,0, which means "missing" in the
 * feeds.
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

/** Invalid coordinates in the usual notation, latitude first; empty if they are not numbers. */
export function formatInvalidPosition(invalidPosition: InvalidPosition | null): string {
  if (invalidPosition === null || invalidPosition.reason === 'unreadable') return ''
  return [invalidPosition.lat, invalidPosition.lon].map(formatDegrees).join(', ')
}

/** Rounds to about a metre. */
export function formatDegrees(degrees: number): string {
  return String(Number(degrees.toFixed(5)))
}

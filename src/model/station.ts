/** Decimal degrees, WGS 84. */
export interface Position {
  lon: number
  lat: number
}

/**
 * Coordinates that are stated and are no place on the map: 0, 0 or outside of it; in the region only when swapped; or
 * no numbers.
 */
export type DoubtedPosition = ({ why: 'impossible' | 'swapped' } & Position) | { why: 'unreadable' }

/** West, south, east, north. */
export type Bounds = readonly [number, number, number, number]

/** Current of a connector; `null` where not said. */
export type Current = 'AC' | 'DC'

/** A socket or cable of a plug. */
export interface Connector {
  /** Canonical name (`Type 2`, `CCS`, `CHAdeMO`…), empty where the service's word is not known. */
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
  /** Whether it can be booked; absent where not said. */
  reservable?: boolean
  /** What was not understood. */
  unread?: readonly RawField[]
}

/** A span within a week; `weekday` 1 is Monday, 7 Sunday; times of day of the station, `HH:mm`, `24:00` at the end. */
export interface OpenSpan {
  weekday: number
  begin: string
  end: string
}

/** When a place can be used: around the clock, or in spans of the week, but for exceptions. */
export type OpeningHours =
  | { kind: 'always' }
  | {
      kind: 'weekly'
      /** Empty where only exceptions are stated: then nobody knows the other times. */
      spans: readonly OpenSpan[]
      /** IANA name; absent where the service names none, and the region's counts. */
      timeZone?: string
      /** Epoch milliseconds; outweigh the spans. */
      exceptions: readonly { from: number; to: number; open: boolean }[]
    }

/** A field of the service that the model has no place for, for the team to see. */
export interface RawField {
  /** Dotted path, e.g. `directions.0.text`. */
  name: string
  text: string
}

/** A place to charge. Texts are as the service has them; empty where it says nothing. */
export interface Station {
  id: string
  name: string
  /** `null` where coordinates are missing or cannot be right. */
  position: Position | null
  /** Where they are stated and cannot be right; `null` where there is no doubt, or nothing is stated. */
  doubted: DoubtedPosition | null
  municipality: string
  city: string
  address: string
  provider: string
  /** `null` where not said; otherwise ≥ 0. */
  capacity: number | null
  /** `ACTIVE`, `FAULT`…; a word that is not known as it was said; empty where not said. */
  state: string
  paymentInfo: string
  /**
   * `PUBLIC`, `PRIVATE`, `PRIVATE_WITHPUBLICACCESS`, `RESTRICTED` or `TEST`; `OTHER` for a word that is not known,
   * `UNKNOWN` where not said.
   */
  accessType: string
  /** Free text on access. Words of a vocabulary (`24/7`, `Free publicly accessible`) are not here but understood. */
  accessInfo: string
  /** `null` where not said. */
  openingHours: OpeningHours | null
  /** Whether getting to the plugs costs, such as in a car park; `null` where not said. Not the price of charging. */
  cost: 'free' | 'paid' | null
  categories: string[]
  /** `null` where not said. */
  reservable: boolean | null
  /** The service's name for where the record comes from; several where records of one place were merged. */
  origins: readonly string[]
  /** What was not understood. */
  unread: readonly RawField[]
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

/** Doubted coordinates as people write them, latitude first; empty where they are no numbers. */
export function statedText(doubted: DoubtedPosition | null): string {
  if (doubted === null || doubted.why === 'unreadable') return ''
  return [doubted.lat, doubted.lon].map(degreesText).join(', ')
}

/** To about a metre; 0 is 0. */
export function degreesText(degrees: number): string {
  return String(Number(degrees.toFixed(5)))
}

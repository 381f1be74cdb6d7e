import type { Status } from './status'

/** Open to everyone, or only in the answer to a token that may see it. */
export type Access = 'open' | 'closed'

/** What an occupied plug is occupied by, where that is told: a car that charges, or whatever stands in its way. */
export type PlugDetail = 'charging' | 'blocked'

/**
 * What a reading says about the status of a plug, or how many plugs of a station are free. `not-understood`: it should
 * say how many are free, and cannot be read.
 */
export type Meaning =
  | { kind: 'status'; status: Status; detail?: PlugDetail }
  | { kind: 'free'; free: number }
  | { kind: 'not-understood' }
  | { kind: 'plain' }

/** A latest measurement of one series. */
export interface Value {
  /** Station or plug that was measured. */
  stationId: string
  /** The service's name of the data type, e.g. `number-available`. */
  dataType: string
  /** Seconds between two measurements of the series, `null` where not said. */
  period: number | null
  /** `json` for anything that is neither number nor text, as text. */
  reading:
    | { kind: 'number'; number: number }
    | { kind: 'text'; text: string }
    | { kind: 'json'; json: string }
  meaning: Meaning
  unit: string
  /** Epoch milliseconds of the measurement, `null` without a timestamp. */
  measuredAt: number | null
  /** Milliseconds after which the value is stale. */
  staleAfter: number
  access: Access
}

/** A series that exists at the service although no value of it is in sight. */
export interface SilentSeries {
  stationId: string
  dataType: string
  /** `sign-in`: may be there for a signed-in viewer; `not-permitted`: this account does not see it. */
  why: 'sign-in' | 'not-permitted'
}

import type { PlugStatus } from './status'

/**
 * `open`: visible to everyone; `closed`: only in answers to a token with the right; `not-known`: in the answer to a
 * token, while the open answer is cut off. It is not called closed, but treated as such where it leaves the page: on
 * paper and in files.
 */
export type Access = 'open' | 'closed' | 'not-known'

/** Whether a value is treated as closed where it leaves the page: on paper and in files. */
export const mayBeClosed = (access: Access) => access !== 'open'

/** Access to what is derived from several values: closed if one of them is, else not known if that of one is not. */
export function joinAccess(accesses: readonly Access[]): Access {
  if (accesses.includes('closed')) return 'closed'
  return accesses.includes('not-known') ? 'not-known' : 'open'
}

/** Which data an answer or a file uses: open data only, or all that this viewer may see. */
export type Scope = 'open' | 'all'

/** What occupies a plug, if stated: a charging car, or an obstacle. */
export type Occupancy = 'charging' | 'blocked'

/**
 * Meaning of a reading: the status of a plug, or the number of free plugs of a station. `not-understood`: it should be
 * a number of free plugs, and cannot be parsed.
 */
export type Meaning =
  | { kind: 'status'; status: PlugStatus; detail?: Occupancy }
  | { kind: 'free'; free: number }
  | { kind: 'not-understood' }
  | { kind: 'plain' }

/** A latest measurement of one series. */
export interface Value {
  /** Id of the measured station or plug. */
  measuredId: string
  /** The service's name of the data type, e.g. `number-available`. */
  dataType: string
  /** Seconds between two measurements of the series; `null`: not stated. */
  period: number | null
  /** `json`: neither number nor text, serialized. */
  reading:
    | { kind: 'number'; number: number }
    | { kind: 'text'; text: string }
    | { kind: 'json'; json: string }
  meaning: Meaning
  unit: string
  /** Epoch milliseconds of the measurement; `null`: no timestamp. */
  measuredAt: number | null
  /** Milliseconds after which the value is stale. */
  staleAfter: number
  access: Access
}

/** A series that the service lists without a value that this viewer can see. */
export interface HiddenSeries {
  measuredId: string
  dataType: string
  /** `sign-in`: a login may show it; `not-permitted`: this account does not see it. */
  reason: 'sign-in' | 'not-permitted'
}

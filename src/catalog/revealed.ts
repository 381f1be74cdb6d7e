import type { Status } from '../model/status'
import type { StationQuery } from './station-query'

/** Number of closed values that a token revealed, and of their stations. */
export interface RevealedTotals {
  values: number
  stationCount: number
}

export interface RevealedQuery extends Pick<StationQuery, 'filters' | 'bounds' | 'now'> {
  /** Data type of the listed stations' values; `null`: all. */
  dataType: string | null
}

/** Closed values of one data type or provider. */
export interface RevealedCount {
  /** The service's name of the type, or the provider; empty: the stations name none. */
  name: string
  values: number
  /** Number of stations with such values. */
  stationCount: number
}

/** A station with closed values. */
export interface RevealedStation {
  id: string
  name: string
  municipality: string
  provider: string
  /** Number of closed values of the query's data type. */
  values: number
  /** Status for this viewer. */
  status: Status
  /** Status for the public. */
  openStatus: Status
}

export interface RevealedPage {
  /** Most values first. */
  rows: RevealedStation[]
  /** Number of all rows. */
  matched: number
  /** Number of closed values of all types. */
  values: number
  /** Number of stations with closed values. */
  stationCount: number
  /** Most values first. */
  types: RevealedCount[]
  /** Most values of the query's data type first; counted without the filter by provider. */
  providers: RevealedCount[]
  /** Names of all providers with closed values, whatever the query leaves out. */
  providerNames: string[]
  /** Stations with another status for the public; most first. */
  changes: { openStatus: Status; status: Status; stationCount: number }[]
  /** Number of stations with a status that the service lists and this account does not see. */
  closedStatuses: number
  /** Time of the data, epoch milliseconds. */
  fetchedAt: number
}

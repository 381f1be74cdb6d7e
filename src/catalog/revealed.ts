import type { Status } from '../model/status'
import type { StationQuery } from './station-query'

export interface RevealedQuery extends Pick<StationQuery, 'filters' | 'bounds' | 'now'> {
  /** Data type to which the list of stations is narrowed, `null` for all. */
  dataType: string | null
}

/** Closed values of one data type or provider. */
export interface RevealedCount {
  /** The service's name of the type; the provider, empty where the stations name none. */
  name: string
  values: number
  /** Stations that have such values. */
  stations: number
}

/** A station with closed values. */
export interface RevealedStation {
  id: string
  name: string
  municipality: string
  provider: string
  /** Closed values, of the type that was asked for. */
  values: number
  /** What this viewer sees. */
  status: Status
  /** What everyone sees. */
  openStatus: Status
}

export interface RevealedPage {
  /** Most values first. */
  rows: RevealedStation[]
  /** Rows in all. */
  matched: number
  /** Closed values of all types. */
  values: number
  /** Stations that have them. */
  stations: number
  /** Most values first. */
  types: RevealedCount[]
  /** Most values first; counted without the filter by provider. */
  providers: RevealedCount[]
  /** Stations whose status is different for the public; most first. */
  changes: { openStatus: Status; status: Status; stations: number }[]
  /** Stations with a status that the service lists and this account does not see. */
  closedStatuses: number
  /** Epoch milliseconds, when it was fetched. */
  fetchedAt: number
}

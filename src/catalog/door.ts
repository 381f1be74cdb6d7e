import type { FeatureCollection, Point } from 'geojson'
import type { FilterGroup, Filters } from '../model/filters'
import type { Freshness } from '../model/freshness'
import type { Bounds, Plug, Position, Station } from '../model/station'
import type { PlugCounts, Status } from '../model/status'
import type { SilentSeries, Value } from '../model/value'

/** What the whole catalog says of itself after a load or a refresh. */
export interface Snapshot {
  /** Grows by one with every change; part of the key of every answer. */
  revision: number
  /** Stations in all. */
  stations: number
  plugs: number
  /** Epoch milliseconds, when the answers behind this revision were fetched. */
  fetchedAt: number
  /** Epoch milliseconds of the newest measurement, `null` without any. */
  newestMeasuredAt: number | null
  /** Stations of which nothing was ever measured that this viewer may see. */
  withoutLiveData: number
  /** Stations that cannot be drawn for want of right coordinates. */
  withoutPosition: number
  /** Records that were refused. */
  rejected: number
  /** What the token added; `null` for an anonymous viewer. */
  revealed: Revealed | null
  /** The service would not take the token; what is shown is what everyone sees. */
  tokenRefused: boolean
  /** Values could not be fetched: stations are there, their status is not known. */
  valuesFailed: boolean
  /** Plugs, or which series there are, could not be fetched: a status may be missing that exists. */
  placesIncomplete: boolean
  /** First camera: the region if it holds any station, else the box of the central 98 %; `null` without any. */
  firstBounds: Bounds | null
}

export interface Revealed {
  values: number
  stations: number
}

export interface FacetOption {
  value: string
  /** Stations that remain when this option is chosen in its group and the other groups stay as they are. */
  count: number
}

export interface Facets {
  groups: Record<FilterGroup, FacetOption[]>
  /** Stations that pass all filters. */
  matched: number
  /** Chosen values that no loaded station has: ignored, and to be told. */
  ignored: { group: FilterGroup; value: string }[]
}

/** Enough of a station for a row, a tooltip, a print-out. */
export interface StationSummary {
  id: string
  name: string
  municipality: string
  address: string
  provider: string
  position: Position | null
  status: Status
  freshness: Freshness
  /** Epoch milliseconds of the measurement behind the status. */
  measuredAt: number | null
  /** Free plugs, `null` where that is not known. Never 0 for unknown. */
  free: number | null
  /** Plugs in all, `null` where that is not known. */
  total: number | null
  /** Distinct connectors, strongest first. */
  connectors: { type: string; powerKw: number | null }[]
  /** Latest values of this station that only a token reveals. */
  closedValues: number
}

export interface Page {
  stations: StationSummary[]
  from: number
  matched: number
  of: number
}

export interface PlugDetails extends Plug {
  status: Status
  freshness: Freshness
  measuredAt: number | null
}

export interface StationDetails {
  summary: StationSummary
  station: Station
  counts: PlugCounts
  plugs: PlugDetails[]
  values: Value[]
  /** Series that exist but show no value to this viewer; `null` when that could not be found out. */
  silent: SilentSeries[] | null
  /** Whether the filters that came with the question let this station through. */
  matches: boolean
}

/**
 * Properties of a drawn feature: a station by its id, or a cluster of stations with how many are in each
 * status (`mix`: counts in the order of `statuses`, joined by commas).
 */
export type DrawnProperties =
  | { kind: 'station'; id: string; name: string; status: Status; stale: boolean; count: 1 }
  | { kind: 'cluster'; id: string; cluster: number; count: number; mix: string }

export type Drawn = FeatureCollection<Point, DrawnProperties>

/** What a click on a cluster leads to: a camera, or, where stations share a point, a choice. */
export type Expansion =
  | { kind: 'zoom'; zoom: number; at: Position }
  | { kind: 'choice'; stations: StationSummary[] }

export interface Rejected {
  /** Where it came from, e.g. `stations`, `plugs`, `values`. */
  kind: 'stations' | 'plugs' | 'values'
  /** Its place in the answer, from 0. */
  row: number
  /** Id of the record if it had one. */
  id: string
  /** Field and reason, e.g. `scode: expected string`. */
  reason: string
}

export type Sort = 'name' | 'free'

/**
 * The stations of one viewer: a small read-only database. Every question that depends on time brings `now`
 * (epoch milliseconds). Answers belong to the revision that `load` or `refresh` last reported.
 */
export interface CatalogDoor {
  /** Fetches everything. @throws ApiError as plain data, see `catalog/rpc.ts` */
  load(now: number): Promise<Snapshot>
  /** Fetches latest values again; stations too when they are older than an hour. */
  refresh(now: number): Promise<Snapshot>
  facets(filters: Filters, now: number): Promise<Facets>
  /** `to` is exclusive. */
  page(filters: Filters, sort: Sort, from: number, to: number, now: number): Promise<Page>
  /** Clusters and points for a camera; `zoom` in MapLibre's 512-pixel levels. */
  view(filters: Filters, bounds: Bounds, zoom: number, now: number): Promise<Drawn>
  expand(filters: Filters, cluster: number, now: number): Promise<Expansion>
  /** `null` when no such station is loaded. Asks nothing of the service. */
  summary(id: string, now: number): Promise<StationSummary | null>
  /** `null` when no such station is loaded. */
  get(id: string, filters: Filters, now: number): Promise<StationDetails | null>
  rejected(): Promise<Rejected[]>
}

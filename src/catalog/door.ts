import type { FeatureCollection, Point } from 'geojson'
import type { Amount, FilterGroup } from '../model/filters'
import type { Freshness } from '../model/freshness'
import type { History, SeriesKey } from '../model/history'
import type { Parts } from '../model/parts'
import type { Bounds, Plug, Position, Station } from '../model/station'
import type { PlugCounts, Status } from '../model/status'
import type { PlugDetail, SilentSeries, Value } from '../model/value'
import type { Inventory } from './inventory'
import type { LookUp, NotShown, Rejected, RowKind } from './not-shown'
import type { FacetQuery, ListQuery, StationMatch, StationQuery } from './station-query'
import type { Alternative, StationSummary } from './station-summary'

export type { Rejected }

/** What the whole catalog says of itself after a load or a refresh. */
export interface Snapshot {
  /** Grows by one with every change; part of the key of every answer. */
  revision: number
  /** Stations in all. */
  stations: number
  plugs: number
  /** Epoch milliseconds, when the values were fetched; where there are none, the stations. */
  fetchedAt: number
  /** Of each part when it was fetched, and whether its last attempt failed. */
  parts: Parts
  /** Epoch milliseconds of the newest measurement, `null` without any. */
  newestMeasuredAt: number | null
  /** Epoch milliseconds: half of the measurements are not older; `null` without any. */
  medianMeasuredAt: number | null
  /** Stations of which nothing was ever measured that this viewer may see. */
  withoutLiveData: number
  /** Stations that cannot be drawn for want of right coordinates. */
  withoutPosition: number
  /** Records that gave way to another one of the same place; not in `stations`. */
  merged: number
  /** Records that were refused. */
  rejected: number
  /** Rows that came. */
  received: Readonly<Record<RowKind, number>>
  /** Lists for which the service may have more rows than it sent. */
  cutOff: readonly RowKind[]
  /** What the token added; `null` for an anonymous viewer. */
  revealed: Revealed | null
  /** The service would not take the token; what is shown is what everyone sees. */
  tokenRefused: boolean
  /** The service could not be reached at the start: this is what everyone could see at `fetchedAt`, kept here. */
  offline: boolean
  /** First camera: the region if it holds any station, else the box of the central 98 %; `null` without any. */
  firstBounds: Bounds | null
}

export interface Revealed {
  values: number
  stations: number
}

export interface FacetOption {
  value: string
  /**
   * Stations that remain when this option alone is chosen in its group and the other groups stay as they are;
   * of the features, of which all must fit, when it is chosen beside those chosen.
   */
  count: number
  /** Of a status, how many of these may be old. */
  old?: number
}

export interface Facets {
  /** Without options for what the data cannot answer. */
  groups: Record<FilterGroup, FacetOption[]>
  /** Kilowatts that a plug may be asked for, upwards; as far as some plug has them. */
  power: { value: number; count: number }[]
  /** Plugs that a place may be asked for, upwards; as far as some place has them. */
  capacity: { value: number; count: number }[]
  /** Stations that pass all filters. */
  matched: number
  /** Chosen values that no loaded station has: ignored, and to be told. */
  ignored: { group: FilterGroup | Amount; value: string }[]
}

export interface Page {
  stations: StationSummary[]
  from: number
  matched: number
  /** Of those that match, how many have a place on the map; the others come after them. */
  placed: number
  of: number
}

export interface PlugDetails extends Plug {
  status: Status
  /** Absent where only the status is known. */
  detail?: PlugDetail
  freshness: Freshness
  measuredAt: number | null
  /** Its status is sent when it changes. */
  pushed: boolean
  /** The series that made the status, `null` where none did. */
  basis: Pick<Value, 'dataType' | 'period' | 'access'> | null
  /** Its latest values. */
  values: readonly Value[]
}

export interface StationDetails {
  summary: StationSummary
  station: Station
  counts: PlugCounts
  plugs: PlugDetails[]
  /** Latest values of the station itself; those of a plug are with the plug, which may bear the same id. */
  values: readonly Value[]
  /** Series that exist but show no value to this viewer; `null` when that could not be found out. */
  silent: SilentSeries[] | null
  /** Whether the filters that came with the question let this station through. */
  matches: boolean
}

/**
 * Properties of a drawn feature: a station by its id, or a cluster of stations with how many are in each
 * status (`mix`: counts in the order of `statuses`, joined by commas), and how many of these must not look like now
 * (`faded`, likewise).
 */
export type DrawnProperties =
  | { kind: 'station'; id: string; name: string; status: Status; faded: boolean; count: 1 }
  | { kind: 'cluster'; id: string; cluster: string; count: number; mix: string; faded: string }

export type Drawn = FeatureCollection<Point, DrawnProperties>

/** What a click on a cluster leads to: a camera, or, where stations share a point, a choice. */
export type Expansion =
  | { kind: 'zoom'; zoom: number; at: Position }
  | { kind: 'choice'; stations: StationSummary[] }

/** What a half-written text may mean, the likeliest first. */
export interface Suggestions {
  stations: StationSummary[]
  /** With how many stations are there, and their middle. */
  municipalities: { name: string; count: number; position: Position | null }[]
  /** Of the base map, with or without stations; the largest first. */
  towns: { name: string; position: Position }[]
}

/** One station as a file tells it. */
export interface ExportRow {
  summary: StationSummary
  station: Pick<Station, 'accessType' | 'categories' | 'origins' | 'state'>
  /** Whether it is open now, `null` where its hours are not known. */
  open: boolean | null
  /** What closed values may be of. */
  plugs: readonly Pick<Plug, 'id' | 'name'>[]
  /** What of this row only a token reveals. */
  closed: readonly Value[]
}

/** The stations that pass the filters, in the order asked for. */
export interface Exported {
  rows: ExportRow[]
  /** Stations in all. */
  of: number
  /** Epoch milliseconds, when it was fetched. */
  fetchedAt: number
}

/**
 * The stations of one viewer: a small read-only database. Every question that depends on time brings `now`
 * (epoch milliseconds). Answers belong to the revision that `load` or `refresh` last reported.
 */
export interface CatalogDoor {
  /**
   * Fetches latest values, and of stations, plugs and series what is older than an hour or has failed; a part that
   * fails is told by `parts`, and asked less often. @throws ApiError when there are no stations to show
   */
  refresh(now: number): Promise<Snapshot>
  /** The same because a person wants it: at once, and everything that failed. @throws ApiError */
  load(now: number): Promise<Snapshot>
  facets(query: FacetQuery): Promise<Facets>
  /** Rows of the list from `from` to before `to`. */
  page(query: ListQuery, from: number, to: number): Promise<Page>
  /** Clusters and points for a camera, which shows `extent`; `zoom` in MapLibre's 512-pixel levels. */
  view(query: StationMatch, extent: Bounds, zoom: number): Promise<Drawn>
  expand(query: StationMatch, cluster: string): Promise<Expansion>
  /** `null` when no such station is loaded. Asks nothing of the service. */
  summary(id: string, now: number): Promise<StationSummary | null>
  /** `null` when no such station is loaded. */
  get(id: string, query: StationMatch): Promise<StationDetails | null>
  /** The nearest stations that are free now for a connector that this one has; at most three. */
  alternatives(id: string, now: number): Promise<Alternative[]>
  /** At most `limit` stations, and half as many municipalities and towns each. */
  search(text: string, limit: number, now: number): Promise<Suggestions>
  /**
   * What one series measured in `[from, to)`, epoch milliseconds; with the viewer's token, so it may hold closed
   * data. @throws ApiError when nothing was answered
   */
  history(key: SeriesKey, from: number, to: number): Promise<History>
  /** Ids of stations that the service lists and tells nothing of. @throws ApiError */
  undetailed(): Promise<string[]>
  rejected(): Promise<Rejected[]>
  /** What became of every row that came, and which stations are not on the map. */
  notShown(): Promise<NotShown>
  /** What became of a station that is not loaded; asks the service. @throws ApiError */
  lookUp(id: string): Promise<LookUp>
  /** What is measured; no series where values are told station by station. */
  inventory(now: number): Promise<Inventory>
  export(query: StationQuery): Promise<Exported>
}

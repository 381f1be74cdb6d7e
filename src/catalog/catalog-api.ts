import type { FeatureCollection, Point } from 'geojson'
import type { Amount, FilterGroup } from '../model/filters'
import type { Freshness } from '../model/freshness'
import type { History, SeriesGroup, SeriesKey } from '../model/history'
import type { Parts } from '../model/parts'
import type { Bounds, Plug, Position, Station } from '../model/station'
import type { PlugCounts, Status } from '../model/status'
import type { PlugDetail, SilentSeries, Value } from '../model/value'
import type { AttentionPage, AttentionQuery } from './attention'
import type { Inventory } from './inventory'
import type { LookUp, NotShown, Rejected, RowKind } from './not-shown'
import type { QualityPage, QualityQuery } from './quality'
import type { RevealedPage, RevealedQuery } from './revealed'
import type { FacetQuery, ListQuery, StationMatch, StationQuery } from './station-query'
import type { Alternative, StationSummary } from './station-summary'
import type { StatusQuery, StatusStations } from './status-series'

/** The state of the whole catalog after a load or a refresh. */
export interface Snapshot {
  /** 1 for the first snapshot, and one more with every change; part of the key of every answer. */
  revision: number
  /** Stations in all. */
  stations: number
  plugs: number
  /** Epoch milliseconds, when the values were fetched; where there are none, the stations. */
  fetchedAt: number
  /** Of each part, when it was fetched and whether its last attempt failed. */
  parts: Parts
  /** Epoch milliseconds of the newest measurement, `null` without any. */
  newestMeasuredAt: number | null
  /** Epoch milliseconds: half of the measurements are not older; `null` without any. */
  medianMeasuredAt: number | null
  /** Stations without any measurement that this viewer may see. */
  withoutLiveData: number
  /** Stations that are not drawn because their coordinates are missing or wrong. */
  withoutPosition: number
  /** Records that were merged into another record of the same site; not in `stations`. */
  merged: number
  /** Records that were refused. */
  rejected: number
  /** Rows that the service sent. */
  received: Readonly<Record<RowKind, number>>
  /** Lists that may be incomplete: the service may have more rows than it sent. */
  cutOff: readonly RowKind[]
  /** Closed values that the token revealed; `null` for an anonymous viewer. */
  revealed: Revealed | null
  /** The service refused the token; only open data is shown. */
  tokenRefused: boolean
  /** This is the device's copy of open data of `fetchedAt`: the service is still being asked, or has not answered. */
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
   * Stations that match when this option alone is chosen in its group and the other groups stay as they are. All
   * chosen features must match, so a feature counts the stations that match when it is chosen as well.
   */
  count: number
  /** Only for a status: how many of these stations have an old one. */
  old?: number
}

export interface Facets {
  /** Groups whose values no station has are empty. */
  groups: Record<FilterGroup, FacetOption[]>
  /** Steps of kilowatts, ascending, up to the strongest plug. */
  power: { value: number; count: number }[]
  /** Steps of numbers of plugs, ascending, up to the largest station. */
  capacity: { value: number; count: number }[]
  /** Statuses are coming: nothing is counted by status yet, nor what is free now. */
  isStatusComing: boolean
  /** Stations that match all filters. */
  matched: number
  /** Chosen values that no loaded station has. They are ignored, and the page says so. */
  ignored: { group: FilterGroup | Amount; value: string }[]
}

export interface Page {
  stations: StationSummary[]
  from: number
  matched: number
  /** Matching stations that have a position. They come before the others. */
  placed: number
  of: number
}

/** What a page shows first, of one revision. */
export interface FirstScreen {
  snapshot: Snapshot
  facets: Facets
  page: Page
}

export interface PlugDetails extends Plug {
  status: Status
  /** Absent when the measurement gives no more than the status. */
  detail?: PlugDetail
  freshness: Freshness
  measuredAt: number | null
  /** `isUnchanged` of its status. */
  pushed: boolean
  /** The series from which the status was derived, `null` without one. */
  evidence: Pick<Value, 'dataType' | 'period' | 'access'> | null
  /** Its latest values. */
  values: readonly Value[]
}

export interface StationDetails {
  summary: StationSummary
  station: Station
  counts: PlugCounts
  plugs: PlugDetails[]
  /** Latest values of the station itself; those of a plug are in `plugs`, whose ids may be the same. */
  values: readonly Value[]
  /** Series that exist but show no value to this viewer; `null` when that could not be found out. */
  silent: SilentSeries[] | null
  /** Epoch milliseconds when the service last gave these values. */
  answeredAt: number
  /** Whether the station matches the filters of the query. */
  matches: boolean
}

/**
 * GeoJSON properties of a station or of a cluster. `mix`: stations of the cluster by status, as counts in the order of
 * `statuses`, joined by commas. `faded`: in the same form, those of them that are drawn faded, because their status is
 * old or they are closed.
 */
export type DrawnProperties =
  | { kind: 'station'; id: string; name: string; status: Status; faded: boolean; count: 1 }
  | { kind: 'cluster'; id: string; cluster: string; count: number; mix: string; faded: string }

export type Drawn = FeatureCollection<Point, DrawnProperties>

/** Answer to a click on a cluster: a camera, or a choice where its stations share a point. */
export type Expansion =
  | { kind: 'zoom'; zoom: number; at: Position }
  | { kind: 'choice'; stations: StationSummary[] }

/** Suggestions for a text that is being typed, the best match first. */
export interface Suggestions {
  stations: StationSummary[]
  /** `count`: stations in it; `position`: the median of their positions. */
  municipalities: { name: string; count: number; position: Position | null }[]
  /** Towns of the base map, with or without stations; the largest first. */
  towns: { name: string; position: Position }[]
}

/** One station of an exported file. */
export interface ExportRow {
  summary: StationSummary
  station: Pick<Station, 'accessType' | 'categories' | 'origins' | 'state'>
  /** Whether it is open now, `null` when its hours are not known. */
  open: boolean | null
  /** Names of the plugs, when the row has closed values. */
  plugs: readonly Pick<Plug, 'id' | 'name'>[]
  /** Values that only a token reveals. */
  closed: readonly Value[]
}

/** The stations that match, in the order of the query. */
export interface Exported {
  rows: ExportRow[]
  /** Stations in all. */
  of: number
  /** Epoch milliseconds, when it was fetched. */
  fetchedAt: number
}

/**
 * The stations of one viewer: a small read-only database. Every query that depends on time has `now` (epoch
 * milliseconds). Answers belong to the revision of the last snapshot. A query that depends on a part that is coming is
 * answered when that is there.
 */
export interface CatalogApi {
  /**
   * Fetches latest values, and those of stations, plugs and series that are older than an hour or have failed.
   * `parts` reports a part that fails; it is fetched less and less often. @throws ApiError when there are no stations
   */
  refresh(now: number): Promise<Snapshot>
  /** Refreshes because a person asked: at once, and everything that failed. @throws ApiError */
  load(now: number): Promise<Snapshot>
  /**
   * The first snapshot after `revision`, as soon as there is one. A first load makes up to three while this promise is
   * pending: after the stations, after plugs and values, and after the series. `parts` names what is coming. This
   * device's copy of the last open data may come before them, see `shownFromCopy`.
   * @param revision 0 for the first snapshot of all
   */
  next(revision: number): Promise<Snapshot>
  /** The first snapshot with which the query can be answered, its counts, and the first `rows` of the list. */
  firstScreen(query: ListQuery, rows: number): Promise<FirstScreen>
  facets(query: FacetQuery): Promise<Facets>
  /** Rows of the list from `from` to before `to`. */
  page(query: ListQuery, from: number, to: number): Promise<Page>
  /**
   * Clusters and stations inside `extent`; `zoom` in MapLibre's levels of 512 pixels. Asked before the first snapshot,
   * it is answered together with `firstScreen`.
   */
  view(query: StationMatch, extent: Bounds, zoom: number): Promise<Drawn>
  expand(query: StationMatch, cluster: string): Promise<Expansion>
  /** The box of the stations that match, without the 1 % on each side that lie farthest out; `null` without any. */
  bounds(query: StationMatch): Promise<Bounds | null>
  /** `null` when no such station is loaded. Sends no request. */
  summary(id: string, now: number): Promise<StationSummary | null>
  /** `null` when no such station is loaded. */
  get(id: string, query: StationMatch): Promise<StationDetails | null>
  /** The nearest stations that are free now for a connector that this one has; at most three. */
  alternatives(id: string, now: number): Promise<Alternative[]>
  /** At most `limit` stations, and half as many municipalities and towns each. */
  search(text: string, limit: number, now: number): Promise<Suggestions>
  /**
   * Measurements of one series in `[from, to)`, epoch milliseconds. It uses the viewer's token, so it may hold closed
   * data. @throws ApiError when no part of the range was answered
   */
  history(key: SeriesKey, from: number, to: number): Promise<History>
  /** The same of several series, in the order of `ids`, in as few calls as the service's quota allows. @throws ApiError */
  histories(group: SeriesGroup, from: number, to: number): Promise<History[]>
  /** Stations that match and whose plugs send a status that can be a fault, by name, at most `most` of them. */
  statusSeries(query: StatusQuery, most: number): Promise<StatusStations>
  /** Ids of stations that the service lists without any details. @throws ApiError */
  undetailed(): Promise<string[]>
  rejected(): Promise<Rejected[]>
  /** Accounts for every row that the service sent, and lists the stations that are not on the map. */
  notShown(): Promise<NotShown>
  /** Asks the service for a station that is not loaded. @throws ApiError */
  lookUp(id: string): Promise<LookUp>
  /** Counts of series by type and provider; none where the service answers values of single stations only. */
  inventory(now: number): Promise<Inventory>
  export(query: StationQuery): Promise<Exported>
  /** Stations and plugs that need attention: rows from `from` to before `to`. */
  attention(query: AttentionQuery, from: number, to: number): Promise<AttentionPage>
  /** How complete and how new the data of each provider or station is: rows from `from` to before `to`. */
  quality(query: QualityQuery, from: number, to: number): Promise<QualityPage>
  /** What only the viewer's login shows: stations from `from` to before `to`. Nothing where nobody is signed in. */
  revealed(query: RevealedQuery, from: number, to: number): Promise<RevealedPage>
}

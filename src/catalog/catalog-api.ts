import type { TokenFailure } from '../api/authorised'
import type { Amount, FilterGroup, PlugRequirements } from '../model/filters'
import type { Freshness } from '../model/freshness'
import type { History, SeriesGroup, SeriesKey } from '../model/history'
import type { Parts, ShownCopy } from '../model/parts'
import type { Bounds, Plug, Position, StationRecord } from '../model/station'
import type { PlugStatus } from '../model/status'
import type { HiddenSeries, Occupancy, Scope, Value } from '../model/value'
import type { AttentionPage, AttentionQuery } from './attention'
import type { CatalogSymbol, ClassMark } from './catalog-symbol'
import type { Inventory } from './inventory'
import type { LookUpResult } from './look-up'
import type { ViewQuery } from './map-classes'
import type { QualityPage, QualityQuery } from './quality'
import type { RejectedRecord, RejectionGroup } from './rejected-records'
import type { RevealedPage, RevealedQuery, RevealedTotals } from './revealed'
import type { RowKind, RowReport } from './row-outcomes'
import type { StationExport } from './station-export'
import type { FacetQuery, ListQuery, MatchQuery, SearchQuery, StationQuery } from './station-query'
import type { Alternative, ShownStatus, StationSummary } from './station-summary'
import type { StatusQuery, StatusSeriesPage } from './status-series'
import type { TableQuery } from './table-query'

/** The state of the whole catalog after a load or a refresh. */
export interface Snapshot {
  /** 1 for the first snapshot, incremented by every change of the data; `parts` and `copy` may change without it. */
  revision: number
  /** Number of all stations. */
  stationCount: number
  plugCount: number
  /** Time of the values or, without values, of the stations, epoch milliseconds. */
  fetchedAt: number
  /** Time and last failure of each part. */
  parts: Parts
  /** Epoch milliseconds of the newest measurement; `null`: none. */
  newestMeasuredAt: number | null
  /** Median time of the measurements, epoch milliseconds; `null`: none. */
  medianMeasuredAt: number | null
  /** Number of stations without a measurement that this viewer may see. */
  withoutLiveData: number
  /** Number of stations that are not drawn because their coordinates are missing or wrong. */
  withoutPosition: number
  /** Number of records that were merged into another record of the same site; not counted in `stationCount`. */
  merged: number
  /** Number of rejected records. */
  rejected: number
  /** Number of rows that the service sent. */
  received: Readonly<Record<RowKind | 'series', number>>
  /** Lists that may be incomplete, because the service may have more rows than it sent. */
  cutOff: readonly (RowKind | 'series')[]
  /**
   * Whether this viewer's stations have their raw fields. All answers of this revision have the raw fields exactly if
   * this is true.
   */
  hasRawFields: boolean
  /**
   * Closed values that the token revealed; `null`: anonymous, the values of all stations are not loaded, or the open
   * answer is cut off.
   */
  revealed: RevealedTotals | null
  /** Why a signed-in viewer sees only open data; `null`: no failure. */
  tokenFailure: TokenFailure | null
  copy: ShownCopy
  /**
   * Bounds of the first camera: the region if a station is in it, else the box of the central 98 %; `null`: no station.
   */
  firstBounds: Bounds | null
}

export interface FacetOption {
  value: string
  /**
   * Number of stations that match if this option alone is chosen in its group, with the other groups as they are. For a
   * feature: if it is chosen in addition, because all chosen features must match.
   */
  count: number
  /** Only for a status: number of these stations whose status is old. */
  old?: number
}

export interface Facets {
  /** A group is empty if no station has a value for it. */
  groups: Record<FilterGroup, FacetOption[]>
  /** Steps of kilowatts, ascending, up to the strongest plug. */
  power: { value: number; count: number }[]
  /** Steps of numbers of plugs, ascending, up to the largest station. */
  capacity: { value: number; count: number }[]
  /** Whether statuses are loading, so that there are no counts by status and of free stations yet. */
  isStatusComing: boolean
  /** Number of stations that match all filters. */
  matched: number
  /** Chosen values that no loaded station has. They are ignored, and the page shows a notice. */
  ignored: { group: FilterGroup | Amount; value: string }[]
}

export interface StationPage {
  stations: StationSummary[]
  /** Index of the first of `stations` in the list, from 0. */
  from: number
  /** Number of stations in the list: those that match the query. */
  matched: number
  /** Number of matching stations with a position. In the list, they come before the others. */
  withPosition: number
  /** Number of all stations, also of those that do not match. */
  total: number
}

/** The first rows of the list with their snapshot and counts, of one revision. */
export interface FirstList {
  snapshot: Snapshot
  facets: Facets
  page: StationPage
}

export interface PlugDetails extends Plug {
  status: PlugStatus
  /** Absent if the measurement has no more information than the status. */
  detail?: Occupancy
  freshness: Freshness
  /** Epoch milliseconds of the measurement of its status; `null`: there is none, or it states no time. */
  measuredAt: number | null
  /** `isUnchanged` of its status. */
  isUnchanged: boolean
  /** The series that the status comes from; `null`: none. */
  evidence: Pick<Value, 'dataType' | 'period' | 'access'> | null
  /** Its latest values. */
  values: readonly Value[]
}

export interface StationDetails {
  summary: StationSummary
  station: StationRecord
  plugs: PlugDetails[]
  /** Latest values of the station itself. Those of plugs are in `plugs`; a plug may have the station's id. */
  values: readonly Value[]
  /** Listed series without a value for this viewer; `null`: the list or the values failed to load, or are cut off. */
  hiddenSeries: HiddenSeries[] | null
  /** Time of the service's answer with these values, epoch milliseconds. */
  answeredAt: number
  /** Whether the station matches the filters of the query. */
  matches: boolean
  /** `null`: all plugs or none match, or the filters have no plug requirements. */
  matching: MatchingPlugs | null
}

/** The plugs of a station that meet the plug requirements of the filters, if others of it do not. */
export interface MatchingPlugs extends ShownStatus {
  requirements: PlugRequirements
  ids: readonly string[]
  /** `null`: unknown. */
  free: number | null
  total: number | null
}

/** Answer to a click on a cluster: a camera, or a choice if its stations are at one point. */
export type Expansion =
  | { kind: 'zoom'; zoom: number; position: Position }
  | { kind: 'choice'; stations: StationSummary[] }

/** Suggestions for the typed text, best match first. */
export interface Suggestions {
  stations: StationSummary[]
  /** Whether no station has the text itself in its texts, so that `stations` have only similar words. */
  areSimilar: boolean
  /** `count`: stations in it; `position`: the median of their positions. */
  municipalities: { name: string; count: number; position: Position | null }[]
  /** Largest first. `hasStations`: within about ten kilometres; `nearest`: metres to the nearest, `null`: none. */
  towns: { name: string; position: Position; hasStations: boolean; nearest: number | null }[]
}

/**
 * The stations of one viewer: a small read-only database. Queries that depend on time have `now` (epoch milliseconds).
 * Answers belong to the last snapshot. A query waits for the parts that it depends on; `details`, `summary`, `search`,
 * `lookUp`, `history`, `histories` and `idsWithoutRecord` do not wait. Before the first snapshot `firstList`, `view`
 * and `bounds` wait for it, the histories and `idsWithoutRecord` do not need it, and the other queries reject with "Not
 * loaded yet."
 */
export interface CatalogApi {
  /**
   * Loads latest values, and stations, plugs and series if they are older than an hour or failed. `parts` reports a
   * failed part, which is retried less and less often. @throws ApiError or CatalogError if there are no stations
   */
  refresh(now: number): Promise<Snapshot>
  /** Refreshes for a person who waits, also at first: at once, with everything that failed. Throws as `refresh`. */
  refreshNow(now: number): Promise<Snapshot>
  /**
   * Resolves with the present snapshot if its revision is newer than `revision`, else with the next one, which has the
   * same revision if a load brought nothing new. A first load makes up to three: after the stations, after plugs
   * and values, and after the series. `parts` has the loading ones. The device's copy of the last open data may come
   * first, see `copy`. A failed load does not end the wait, because a later one may give the snapshot.
   * @param revision 0: waits for the first snapshot
   */
  next(revision: number): Promise<Snapshot>
  /** The first snapshot that can answer the query, with its counts and the first `rows` of the list. */
  firstList(query: ListQuery, rows: number): Promise<FirstList>
  facets(query: FacetQuery): Promise<Facets>
  /** Rows `[from, to)` of the list. */
  page(query: ListQuery, from: number, to: number): Promise<StationPage>
  /** The same of the table; stations without a position are among the others. */
  tablePage(query: TableQuery, from: number, to: number): Promise<StationPage>
  /**
   * Clusters and stations inside `extent`; `zoom` in MapLibre's levels of 512 pixels. Before the first snapshot it
   * waits and is answered together with `firstList`.
   */
  view(query: ViewQuery, extent: Bounds, zoom: number): Promise<CatalogSymbol[]>
  /** `null`: a cluster of an earlier revision. */
  expand(query: ViewQuery, cluster: string): Promise<Expansion | null>
  /** Bounds of the matching stations, without the outermost 1 % on each side; `null`: none. */
  bounds(query: MatchQuery): Promise<Bounds | null>
  /**
   * One station as its symbol shows it: with the status of its matching plugs, or of all if none matches, and with its
   * class if there are `classes`. `null`: not loaded. Sends no request.
   */
  summary(id: string, query: ViewQuery): Promise<(StationSummary & ClassMark) | null>
  /** `null`: not loaded. */
  details(id: string, query: MatchQuery): Promise<StationDetails | null>
  /** Nearest stations with a free plug for one of this station's connectors; at most three. */
  alternatives(id: string, now: number): Promise<Alternative[]>
  search(query: SearchQuery): Promise<Suggestions>
  /**
   * Measurements of one series in `[from, to)`, epoch milliseconds. It uses the viewer's token, so the result may be
   * closed data. @throws ApiError if no part of the range was answered
   */
  history(key: SeriesKey, from: number, to: number): Promise<History>
  /** Histories of several series, in the order of `ids`, with the fewest calls. @throws ApiError */
  histories(group: SeriesGroup, from: number, to: number): Promise<History[]>
  /** Matching stations and the series of their statuses, by name, at most `limit`. */
  statusSeries(query: StatusQuery, limit: number): Promise<StatusSeriesPage>
  /** Ids of stations that the service lists without details. @throws ApiError */
  idsWithoutRecord(): Promise<string[]>
  rejected(): Promise<RejectedRecord[]>
  /** Rejected records by list and reason, most first, with the first of each as they came. */
  rejectedByReason(scope: Scope): Promise<RejectionGroup[]>
  /** Number of received rows by outcome, and the stations that are not on the map. */
  rowReport(): Promise<RowReport>
  /** Requests a station that is not loaded. @throws ApiError */
  lookUp(id: string): Promise<LookUpResult>
  /** Series by type and provider; empty if the service has values of single stations only. */
  inventory(now: number): Promise<Inventory>
  /** Number of stations that the filter "open now" alone leaves out because their opening hours are unknown. */
  unknownHours(query: FacetQuery): Promise<number>
  export(query: StationQuery): Promise<StationExport>
  /** Stations and plugs that need attention: rows `[from, to)`. */
  attention(query: AttentionQuery, from: number, to: number): Promise<AttentionPage>
  /** Completeness and age of the data by provider or station: rows `[from, to)`. */
  quality(query: QualityQuery, from: number, to: number): Promise<QualityPage>
  /** Data that only the viewer's login shows: stations `[from, to)`. Empty if nobody is signed in. */
  revealed(query: RevealedQuery, from: number, to: number): Promise<RevealedPage>
}

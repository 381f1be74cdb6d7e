import type { Bounds } from '../../model/station'
import type { Scope } from '../../model/value'
import { anonymous, type Viewer } from '../../model/viewer'
import type { AttentionPage, AttentionQuery } from '../attention'
import { filterByBounds } from '../build/bounds'
import type { CatalogData } from '../build/catalog-data'
import { withoutClosedValues } from '../build/open-data'
import { summarise } from '../build/summarise'
import type { CatalogApi, StationPage } from '../catalog-api'
import type { Inventory } from '../inventory'
import type { QualityPage, QualityQuery } from '../quality'
import { listExportRows } from '../query/export'
import { computeDistance } from '../query/order'
import type { StationSelector } from '../query/station-selector'
import type { RejectedRecord, RejectionGroup } from '../rejected-records'
import type { RevealedPage, RevealedQuery } from '../revealed'
import type { RowReport } from '../row-outcomes'
import type { StationExport } from '../station-export'
import type { FacetQuery, StationQuery } from '../station-query'
import type { StatusQuery, StatusSeriesPage } from '../status-series'
import type { TableQuery } from '../table-query'
import type { CatalogContext } from './catalog-context'
import { ClassedSymbols } from './classed-symbols'

type ReportName =
  | 'attention'
  | 'export'
  | 'inventory'
  | 'quality'
  | 'rejected'
  | 'rejectedByReason'
  | 'revealed'
  | 'rowReport'
  | 'statusSeries'
  | 'tablePage'
  | 'unknownHours'

export type ReportAnswer<Name extends ReportName> = Awaited<ReturnType<CatalogApi[Name]>>

/** Queries of the catalog that are answered from the data of one revision. */
export type ReportAnswers = {
  [Name in ReportName]: (
    all: CatalogData,
    ...args: Parameters<CatalogApi[Name]>
  ) => Promise<ReportAnswer<Name>>
}

/** Queries about all stations of a revision, for files, the table and the team. */
export class Reports implements ReportAnswers {
  readonly classed: ClassedSymbols
  readonly #selector: StationSelector
  readonly #region: Bounds
  readonly #viewer: Viewer
  /** The anonymous view of a revision. */
  readonly #open = new WeakMap<CatalogData, CatalogData>()

  constructor(selector: StationSelector, { region, viewer }: Pick<CatalogContext, 'region' | 'viewer'>) {
    this.#selector = selector
    this.classed = new ClassedSymbols(selector)
    this.#region = region
    this.#viewer = viewer
  }

  async rowReport(all: CatalogData): Promise<RowReport> {
    return (await import('../query/reports/count-row-outcomes')).countRowOutcomes(all)
  }

  async rejected(all: CatalogData): Promise<RejectedRecord[]> {
    return (await import('../query/reports/rejected')).listRejected(all)
  }

  async rejectedByReason(all: CatalogData, scope: Scope): Promise<RejectionGroup[]> {
    return (await import('../query/reports/rejected')).listRejectedByReason(all, scope)
  }

  async inventory(all: CatalogData, now: number): Promise<Inventory> {
    return (await import('../query/reports/build-inventory')).buildInventory(all.entries, now)
  }

  async tablePage(all: CatalogData, query: TableQuery, from: number, to: number): Promise<StationPage> {
    const { sortByColumn } = await import('../query/sort-by-column')
    const entries = filterByBounds((await this.#selector.select(all, query)).entries, query.bounds)
    const stations = sortByColumn(
      entries.map((entry) => summarise(entry, query.now, computeDistance(entry, query.origin))),
      query.order,
    )
    return {
      stations: stations.slice(from, to),
      from,
      matched: entries.length,
      withPosition: stations.filter(({ position }) => position !== null).length,
      total: all.entries.length,
    }
  }

  async unknownHours(all: CatalogData, query: FacetQuery): Promise<number> {
    const { countUnknownHours } = await import('../query/count-unknown-hours')
    const filter = await this.#selector.createFilter(all, query)
    return countUnknownHours(filterByBounds(all.entries, query.bounds), filter)
  }

  async export(all: CatalogData, query: StationQuery): Promise<StationExport> {
    const data = this.#selectData(all, query.scope)
    const filter = await this.#selector.createFilter(data, query)
    const { stationCount: total, fetchedAt, firstBounds } = data.snapshot
    const rows = listExportRows(filterByBounds(data.entries, query.bounds), filter, query, firstBounds)
    return { rows, total, fetchedAt }
  }

  async attention(all: CatalogData, query: AttentionQuery, from: number, to: number): Promise<AttentionPage> {
    const { toAttentionPage } = await import('../query/reports/attention-page')
    const data = this.#selectData(all, query.scope)
    return toAttentionPage(data, await this.#selector.createFilter(data, query), query, { from, to })
  }

  async revealed(all: CatalogData, query: RevealedQuery, from: number, to: number): Promise<RevealedPage> {
    const { toRevealedPage } = await import('../query/reports/revealed-page')
    const data = { all, open: this.#selectData(all, 'open') }
    return toRevealedPage(data, await this.#selector.createFilter(all, query), query, { from, to })
  }

  async quality(all: CatalogData, query: QualityQuery, from: number, to: number): Promise<QualityPage> {
    const { toQualityPage } = await import('../query/reports/quality-page')
    const data = this.#selectData(all, query.scope)
    const filter = await this.#selector.createFilter(data, query)
    const { hasRawFields } = all.snapshot
    const rest = { from, to, region: this.#region, hasRawFields }
    return toQualityPage(data, filter, query, rest)
  }

  async statusSeries(all: CatalogData, query: StatusQuery, limit: number): Promise<StatusSeriesPage> {
    const { listStatusSeries } = await import('../query/reports/list-status-series')
    return listStatusSeries(all, await this.#selector.createFilter(all, query), query, limit)
  }

  /** All data, or only open data. */
  #selectData(all: CatalogData, scope: Scope): CatalogData {
    if (scope === 'all' || this.#viewer === anonymous) return all
    const open = this.#open.get(all) ?? withoutClosedValues(all, this.#region)
    this.#open.set(all, open)
    return open
  }
}

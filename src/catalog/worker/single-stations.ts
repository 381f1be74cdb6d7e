import { type AuthorisedAnswer, readAuthorised } from '../../api/authorised'
import type { Dialect } from '../../api/dialect'
import type { Call } from '../../api/get-json'
import type { ListedSeries } from '../../api/listed-series'
import { statusDataTypes } from '../../api/meaning'
import { Budget } from '../../api/retry-policy'
import { toTable } from '../../api/to-table'
import type { History, SeriesGroup, SeriesKey } from '../../model/history'
import { areStatusesComing, hasFailedPart, isMissing, type Parts } from '../../model/parts'
import type { Station } from '../../model/station'
import { cleanText } from '../../model/text'
import { anonymous, type TokenSource, type Viewer } from '../../model/viewer'
import type { CatalogData } from '../build/catalog-data'
import { type CatalogEntry, listRecords } from '../build/catalog-entry'
import { buildStation } from '../build/entry-objects'
import { buildFewEntries } from '../build/few-entries'
import type { Snapshot, StationDetails } from '../catalog-api'
import { fetchForViewer } from '../load/latest-values'
import type { LatestValues } from '../load/part-answers'
import { RetryingCache } from '../load/retrying-cache'
import type { LookUpResult } from '../look-up'
import { findAlternatives } from '../query/alternatives'
import {
  listHiddenSeries,
  type StationInRevision,
  toStationDetails,
  withShownRawFields,
} from '../query/details'
import type { CatalogContext } from './catalog-context'

/** Latest values of a station. `in-revision`: the revision has them, from one answer for all stations. */
type ValuesResult = { kind: 'in-revision' | 'failed' } | ({ kind: 'fetched' } & FetchedValues)

interface FetchedValues {
  latest: LatestValues
  /** Epoch milliseconds. */
  answeredAt: number
}

/** Milliseconds that an opened station waits for its series and values. */
const detailsTimeout = 5_000

/** A request that failed at an earlier opening has one attempt; the next opening sends it again. */
function createCall(isRetry: boolean): Call {
  const time = detailsTimeout
  return { budget: new Budget(isRetry ? { time, maxFailures: 1 } : { time }) }
}

/** Answers about one station, most with requests that are sent when it is opened. */
export class SingleStations {
  readonly #dialect: Dialect
  readonly #viewer: Viewer
  readonly #tokens: TokenSource
  readonly #series = new RetryingCache<ListedSeries[] | null>()
  readonly #values = new RetryingCache<FetchedValues>()
  #idsWithoutRecord: Promise<string[]> | null = null

  constructor({ dialect, viewer, tokens }: Pick<CatalogContext, 'dialect' | 'viewer' | 'tokens'>) {
    this.#dialect = dialect
    this.#viewer = viewer
    this.#tokens = tokens
  }

  /** Must be called after stations were loaded again. */
  forgetStations(): void {
    this.#series.clear()
    this.#idsWithoutRecord = null
  }

  /**
   * Must be called after values were loaded again. If a part is back after an outage, what failed is requested again.
   */
  forgetValues(before: Parts | undefined, parts: Parts): void {
    const isBack = before !== undefined && hasFailedPart(before) && !hasFailedPart(parts)
    this.#values.clear(isBack)
    if (isBack) this.#series.clear(isBack)
  }

  /** Stations to use instead of one. */
  readonly alternatives = findAlternatives

  /** All details of a station. */
  async details(
    entry: CatalogEntry,
    snapshot: Snapshot,
    query: Parameters<typeof toStationDetails>[1],
  ): Promise<StationDetails> {
    return toStationDetails(await this.#fetchDetails(entry, snapshot, query.now), query)
  }

  /** Adds the station's values, and the series without a value for this viewer. */
  async #fetchDetails(
    entry: CatalogEntry,
    { parts, tokenFailure, hasRawFields, cutOff }: Snapshot,
    now: number,
  ): Promise<StationInRevision> {
    // Without values every series would be taken for a hidden one.
    if (isMissing(parts.values) || areStatusesComing(parts)) return { entry, hiddenSeries: [], hasRawFields }
    const [series, values] = await Promise.all([
      this.#fetchSeriesOfSite(entry),
      this.#fetchValues(buildStation(entry), now),
    ])
    if (values.kind === 'failed') return { entry, hiddenSeries: null, hasRawFields }
    const latest = values.kind === 'fetched' ? values.latest : null
    const entryWithValues = values.kind === 'fetched' ? withValues(entry, values, series) : entry
    // What a cut-off answer lacks may be open.
    const isCutOff = cutOff.includes('values') || latest?.counts.isCutOff
    const mayShowMore = this.#viewer === anonymous || Boolean(tokenFailure ?? latest?.tokenFailure)
    return {
      entry: entryWithValues,
      hiddenSeries:
        isCutOff || series === null
          ? null
          : listHiddenSeries(entryWithValues, series, mayShowMore ? 'sign-in' : 'not-permitted'),
      hasRawFields,
    }
  }

  async #fetchSeriesOfSite(entry: CatalogEntry): Promise<ListedSeries[] | null> {
    const series = await Promise.all(
      listRecords(entry).map((record) => this.#fetchSeries(buildStation(record))),
    )
    return series.includes(null) ? null : series.flatMap((some) => some ?? [])
  }

  /** A failure, or a list that is cut off, (`null`) loses only this list; the details are still shown. */
  #fetchSeries(station: Station): Promise<ListedSeries[] | null> {
    const request = async (isRetry: boolean) => {
      const { items, counts } = await this.#dialect.stationSeries(station, createCall(isRetry))
      return counts.isCutOff ? null : items
    }
    return this.#series.get(station.id, request)
  }

  async #fetchValues(station: Station, now: number): Promise<ValuesResult> {
    const dialect = this.#dialect
    if (!dialect.stationValues) return { kind: 'in-revision' }
    const fetch = dialect.stationValues.bind(dialect)
    const fetched = await this.#values.get(station.id, async (isRetry) => {
      const call = createCall(isRetry)
      const request = async (more: Call) => {
        const { items, rejected, counts } = await fetch(station, { ...call, ...more })
        return { values: toTable(items), rejected, counts }
      }
      return { latest: await fetchForViewer(request, this.#viewer, this.#tokens), answeredAt: now }
    })
    return fetched ? { kind: 'fetched', ...fetched } : { kind: 'failed' }
  }

  /** @throws ApiError */
  async history(key: SeriesKey, from: number, to: number): Promise<History> {
    const budget = new Budget({ restarts: false })
    const { answer, tokenFailure } = await this.#readAsViewer((call) =>
      this.#dialect.history(key, from, to, { ...call, budget }),
    )
    return tokenFailure === null ? answer : withUnreadTime(answer)
  }

  /** @throws ApiError */
  async histories(group: SeriesGroup, from: number, to: number): Promise<History[]> {
    const { ids, ...kind } = group
    const budget = new Budget()
    const { answer, tokenFailure } = await this.#readAsViewer(async (call) => {
      const together = await this.#dialect.histories?.(group, from, to, { ...call, budget })
      if (together) return together
      const histories: History[] = []
      for (const id of ids)
        histories.push(await this.#dialect.history({ ...kind, id }, from, to, { ...call, budget }))
      return histories
    })
    return tokenFailure === null ? answer : answer.map(withUnreadTime)
  }

  async #readAsViewer<Answer>(read: (call: Call) => Promise<Answer>): Promise<AuthorisedAnswer<Answer>> {
    if (this.#viewer === anonymous) return { answer: await read({}), tokenFailure: null }
    return readAuthorised(
      this.#tokens,
      (token) => read({ token }),
      () => read({}),
    )
  }

  /** @throws ApiError */
  async lookUp(
    id: string,
    { rejected, snapshot }: Pick<CatalogData, 'rejected' | 'snapshot'>,
  ): Promise<LookUpResult> {
    const wanted = cleanText(id)
    const isRejected = rejected.some((row) => row.kind === 'stations' && row.id === wanted)
    if (isRejected) return { kind: 'rejected' }
    const answer = await this.#dialect.find?.(id, createCall(false))
    const [found] = answer?.items ?? []
    if (found === undefined) return { kind: answer?.rejected.length ? 'rejected' : 'unknown' }
    const { isActive, station } = found
    const shown = withShownRawFields(station, snapshot.hasRawFields)
    return { kind: isActive ? 'not-loaded' : 'inactive', station: shown }
  }

  /** @throws ApiError */
  idsWithoutRecord(): Promise<string[]> {
    const loading = this.#idsWithoutRecord ?? this.#dialect.idsWithoutRecord({})
    this.#idsWithoutRecord = loading
    // A failed request is repeated at the next opening.
    loading.catch(() => {
      if (this.#idsWithoutRecord === loading) this.#idsWithoutRecord = null
    })
    return loading
  }
}

function withValues(
  entry: CatalogEntry,
  { latest: { values, rejectedSeries = [] }, answeredAt }: FetchedValues,
  series: readonly ListedSeries[] | null,
): CatalogEntry {
  const statusSeries = series?.filter(({ dataType }) => statusDataTypes.includes(dataType)) ?? []
  const input = { stations: [buildStation(entry)], statusSeries, incomplete: series === null, rejectedSeries }
  return buildFewEntries(input, values, answeredAt)[0] ?? entry
}

/**
 * For the answer without the token of a signed-in viewer. An empty one does not mean that nothing was measured: the
 * series may be closed.
 */
function withUnreadTime(history: History): History {
  const { from, to, samples, rejected } = history
  if (samples.length + rejected > 0) return history
  return { ...history, missing: [{ from, to, reason: 'failed', failure: null, retryAt: null }] }
}

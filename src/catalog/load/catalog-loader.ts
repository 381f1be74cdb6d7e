import type { Dialect } from '../../api/dialect'
import { NetworkError } from '../../api/errors'
import { noListedIds } from '../../api/listed-series'
import { emptyPlugTable } from '../../api/plug-table'
import { ReadOrder } from '../../api/read-order'
import { noRows } from '../../api/row-counts'
import { hour } from '../../durations'
import { countComing, type PartName, type Parts, partNames, type ShownCopy } from '../../model/parts'
import type { TokenSource, Viewer } from '../../model/viewer'
import { CatalogError } from '../failures/errors'
import type { CopyStore } from './copy-store'
import { fetchLatestValues } from './latest-values'
import { Part, type PartSource, type Refresh } from './part'
import type { LatestValues, PartAnswers } from './part-answers'

/** Answers that one revision is built from. */
export interface LoadedData {
  stations: PartAnswers['stations']
  /** `null`: never fetched, or coming. */
  plugs: PartAnswers['plugs'] | null
  /** `null`: never fetched, or coming. */
  series: PartAnswers['series'] | null
  /** `null`: failed or loading. */
  latest: LatestValues | null
  /** Time and last failure of each part. */
  parts: Parts
  /** What comes from the device's copy of an earlier visit. */
  copy: ShownCopy
}

/** Stages of a first load: first the stations, then their statuses, then the series that have no value. */
const stages: readonly (readonly PartName[])[] = [['stations'], ['plugs', 'values'], ['series']]

/** Milliseconds that statuses wait for series that are arriving: to build both at once saves one of three builds. */
const maxSeriesWait = 1_000

/** Milliseconds after which stations, plugs and series are loaded again. */
const reloadInterval = hour

/**
 * Largest number of stations of a copy that is shown before the service answers. A larger one delays the answers by
 * more than it saves: with 20,000 stations, a second visit drew the map 0.8 s later than a first one.
 */
const maxShownFirst = 10_000

/** Store of the last open data, and whether a first load shows it before the service answers. */
export interface CopyOptions {
  store: CopyStore | null
  startsFromCopy: boolean
}

/** Running updates; `undefined`: the service does not have the part. */
type PartUpdates = Map<PartName, Promise<void> | undefined>

/** `null`: the service does not have the part. */
type AllParts = { [Name in PartName]: Part<PartAnswers[Name]> | null }

/**
 * Loads the parts of one viewer's data separately. If the stations cannot be loaded, the ApiError is thrown; other
 * failures are in the part.
 */
export class CatalogLoader {
  readonly #copyStore: CopyStore | null
  readonly #startsFromCopy: boolean
  readonly #parts: AllParts

  /** @param copy store of open data; only for the anonymous viewer */
  constructor(dialect: Dialect, viewer: Viewer, tokens: TokenSource, copy: CopyOptions) {
    this.#copyStore = copy.store
    this.#startsFromCopy = copy.startsFromCopy
    const part = <Name extends PartName>(
      name: Name,
      fetch: PartSource<PartAnswers[Name]>['fetch'] | undefined,
      reloadAfter = reloadInterval,
    ) =>
      fetch && dialect.parts.includes(name)
        ? new Part<PartAnswers[Name]>({ fetch, probe: (call) => dialect.probe(name, call), reloadAfter })
        : null
    const fetchValues = dialect.latestValues?.bind(dialect)
    this.#parts = {
      stations: part('stations', dialect.stations.bind(dialect)),
      plugs: part('plugs', dialect.plugs?.bind(dialect)),
      series: part('series', dialect.statusSeries?.bind(dialect)),
      values: part(
        'values',
        fetchValues && ((call) => fetchLatestValues(fetchValues, { viewer, tokens, call })),
        0,
      ),
    }
  }

  /**
   * Loads the latest values, and other parts if they are old or failed.
   * @param onStage receives the loaded parts of a first load while others are loading
   * @throws ApiError if there are no stations; CatalogError if the service has no such part
   */
  async update(
    { now, isManual }: Refresh,
    onStage: (loaded: LoadedData) => void = () => undefined,
  ): Promise<LoadedData> {
    const { stations, values } = this.#parts
    const isFirst = !stations?.fetched
    // "Refresh now" must send a request even if the service has values of single stations only.
    const wanted = isManual && values === null ? 'stations' : null
    const updates: PartUpdates = new Map()
    // All requests are sent at once. The answers of a first load are read in the order in which they are shown.
    const order = isFirst ? new ReadOrder() : null
    for (const [stage, names] of stages.entries())
      for (const name of names)
        updates.set(
          name,
          this.#parts[name]?.update({ now, isManual, isForced: name === wanted, turn: order?.turn(stage) }),
        )
    const all = Promise.all(updates.values())
    // The requests to the service are sent before the copy is read.
    const copyShown = isFirst && this.#startsFromCopy ? this.#showCopy(onStage) : null
    if (order) await Promise.race([all, this.#publishStages(updates, order, onStage)])
    await all
    if (!stations?.fetched) await copyShown
    // A copy that is too large to be shown first is read only now.
    if (!stations?.fetched && stations?.error instanceof NetworkError) await this.#restore()
    const loaded = this.#collect()
    if ((values ?? stations)?.fetched?.fetchedAt === now) this.#save(now)
    return loaded
  }

  async #publishStages(
    updates: PartUpdates,
    order: ReadOrder,
    onStage: (loaded: LoadedData) => void,
  ): Promise<void> {
    let previouslyComing: number = partNames.length
    for (const stage of stages) {
      await Promise.all(stage.map((name) => updates.get(name)))
      // A turn after all stages waits for every body that is arriving: here, those of the series.
      if (stage !== stages[0]) await order.turn(stages.length, maxSeriesWait).wait()
      // Answers of the same task are built together.
      await new Promise((resolve) => setTimeout(resolve))
      if (!this.#parts.stations?.fetched) return
      const loaded = this.#collect()
      const coming = countComing(loaded.parts)
      if (coming > 0 && coming < previouslyComing) onStage(loaded)
      previouslyComing = coming
    }
  }

  #collect(): LoadedData {
    const { stations, plugs, series, values } = this.#parts
    if (!stations?.fetched)
      throw stations?.error ?? new CatalogError('no-stations', 'The service has no stations.')
    return {
      stations: stations.fetched.answer,
      plugs: plugs ? (plugs.fetched?.answer ?? null) : noPlugs,
      series: series ? (series.fetched?.answer ?? null) : noListedIds,
      latest: values ? (values.fetched?.answer ?? null) : valuesByStation,
      parts: {
        stations: stations.state,
        plugs: plugs?.state ?? absent,
        series: series?.state ?? absent,
        values: values?.state ?? absent,
      },
      copy: this.#describeCopy(),
    }
  }

  #describeCopy(): ShownCopy {
    const { stations, plugs, values } = this.#parts
    const isPending = (part: typeof stations | typeof plugs | typeof values) =>
      part?.isRestored === true && part.state.isComing === true
    if (isPending(stations)) return 'stations'
    if (isPending(values) || isPending(plugs)) return stations?.isRestored ? 'stations' : 'statuses'
    const parts = partNames.flatMap((name) => this.#parts[name] ?? [])
    return parts.every(({ isRestored }) => isRestored) ? 'failed' : 'none'
  }

  /** The device's copy is a separate stage before all answers. */
  async #showCopy(onStage: (loaded: LoadedData) => void): Promise<void> {
    await this.#restore(maxShownFirst)
    if (this.#parts.stations?.state.isComing && this.#parts.stations.fetched) onStage(this.#collect())
  }

  /** Does nothing if the service has answered the stations meanwhile. */
  async #restore(maxStations?: number): Promise<void> {
    const copy = await this.#copyStore?.restore(maxStations)
    if (!copy || this.#parts.stations?.fetched) return
    const restore = <Name extends PartName>(name: Name) => {
      const part = this.#parts[name]
      const copied = copy.parts[name]
      if (part && !part.fetched && copied) part.restore(copied)
    }
    partNames.forEach(restore)
  }

  /** Stores a copy if every part has loaded. */
  #save(fetchedAt: number): void {
    const { stations, plugs, series, values } = this.#parts
    if (partNames.some((name) => this.#parts[name]?.fetched === null)) return
    const parts = {
      stations: stations?.fetched ?? null,
      plugs: plugs?.fetched ?? null,
      series: series?.fetched ?? null,
      values: values?.fetched ?? null,
    }
    this.#copyStore?.save({ parts, fetchedAt })
  }
}

const noPlugs = { plugs: emptyPlugTable, rejected: [], counts: noRows }
const absent = { fetchedAt: null, failure: null }
const valuesByStation: LatestValues = {
  values: null,
  tokenFailure: null,
  rejected: [],
  counts: noRows,
}

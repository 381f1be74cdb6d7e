import { emptyAnswer } from '../../api/collect'
import type { Dialect, ListedIds } from '../../api/dialect'
import { NetworkError } from '../../api/errors'
import { emptyPlugTable } from '../../api/plug-table'
import { countComing, type PartName, type Parts, partNames } from '../../model/parts'
import type { TokenSource, Viewer } from '../../model/viewer'
import { CatalogError } from '../errors'
import { fetchLatestValues, type LatestValues, type PartAnswers } from './latest-values'
import type { OfflineStore } from './offline-store'
import { Part, type PartSource } from './part'

/** Answers that one revision is built from. */
export interface LoadedData {
  stations: PartAnswers['stations']
  /** `null` when they were never fetched, or are coming. */
  plugs: PartAnswers['plugs'] | null
  /** `null` when they were never fetched, or are coming. */
  series: PartAnswers['series'] | null
  /** `null`: failed or loading. */
  latest: LatestValues | null
  /** Time and last failure of each part. */
  parts: Parts
  /** Whether the answers are the device's copy from an earlier visit. */
  offline: boolean
}

/** Stages of a first load: first the stations, then their statuses. */
const stages: readonly (readonly PartName[])[] = [['stations'], ['plugs', 'values']]

/** Milliseconds after which stations, plugs and series are loaded again. */
const reloadAfter = 3_600_000

/**
 * Largest number of stations of a copy that is shown before the service answers. A larger one delays the answers by
 * more than it saves: with 20,000 stations, a second visit drew the map 0.8 s later than a first one.
 */
const mostShownFirst = 10_000

/** Store of the last open data, and whether a first load shows it before the service answers. */
export interface OfflineCopy {
  store: OfflineStore | null
  isShownFirst: boolean
}

/** `null`: the service does not have the part. */
type AllParts = { [Name in PartName]: Part<PartAnswers[Name]> | null }

/** Loads the parts of one viewer's data separately. Failures of the service are thrown as ApiError. */
export class CatalogLoader {
  readonly #offline: OfflineStore | null
  readonly #startsFromCopy: boolean
  readonly #parts: AllParts

  /** @param copy store of open data; only for the anonymous viewer */
  constructor(dialect: Dialect, viewer: Viewer, tokens: TokenSource, copy: OfflineCopy) {
    this.#offline = copy.store
    this.#startsFromCopy = copy.isShownFirst
    const part = <Name extends PartName>(
      name: Name,
      ask: PartSource<PartAnswers[Name]>['ask'],
      keep = reloadAfter,
    ) =>
      dialect.parts.includes(name)
        ? new Part<PartAnswers[Name]>({ ask, probe: (call) => dialect.probe(name, call), keep })
        : null
    this.#parts = {
      stations: part('stations', (call) => dialect.stations(call)),
      plugs: part('plugs', (call) => dialect.plugs(call)),
      series: part('series', (call) => dialect.statusSeries(call)),
      values: part('values', (call) => fetchLatestValues(dialect, { viewer, tokens, call }), 0),
    }
  }

  /**
   * Loads the latest values, and other parts if they are old or failed.
   * @param isPress the person pressed "Refresh now": loads at once, with everything that failed
   * @param onStage receives the loaded parts of a first load while others are loading
   * @throws ApiError if there are no stations
   */
  async update(
    now: number,
    isPress: boolean,
    onStage: (loaded: LoadedData) => void = () => undefined,
  ): Promise<LoadedData> {
    const { stations, values } = this.#parts
    const isFirst = !stations?.held
    // "Refresh now" must send a request even if the service has values of single stations only.
    const wanted = isPress && values === null ? 'stations' : null
    const update = (name: PartName) => this.#parts[name]?.update(now, isPress, name === wanted)
    const updates = new Map(partNames.map((name) => [name, update(name)]))
    const all = Promise.all(updates.values())
    // The service has been tried by now.
    const copied = isFirst && this.#startsFromCopy ? this.#showCopy(onStage) : null
    if (isFirst) await Promise.race([all, this.#inStages(updates, onStage)])
    await all
    if (!stations?.held) await (copied ?? this.#restoreUnreached())
    const loaded = this.#loaded()
    if (values?.state.failure === null) this.#save(now)
    return loaded
  }

  async #inStages(
    updates: ReadonlyMap<PartName, Promise<void> | undefined>,
    onStage: (loaded: LoadedData) => void,
  ): Promise<void> {
    let lacked: number = partNames.length
    for (const stage of stages) {
      await Promise.all(stage.map((name) => updates.get(name)))
      // Answers of the same turn are built together.
      await new Promise((resolve) => setTimeout(resolve))
      if (!this.#parts.stations?.held) return
      const loaded = this.#loaded()
      const lacks = countComing(loaded.parts)
      if (lacks > 0 && lacks < lacked) onStage(loaded)
      lacked = lacks
    }
  }

  #loaded(): LoadedData {
    const { stations, plugs, series, values } = this.#parts
    if (!stations?.held) throw stations?.error ?? new CatalogError('The service has no stations.')
    const asked = partNames.flatMap((name) => this.#parts[name] ?? [])
    return {
      stations: stations.held.answer,
      plugs: plugs ? (plugs.held?.answer ?? null) : noPlugs,
      series: series ? (series.held?.answer ?? null) : noSeries,
      latest: values ? (values.held?.answer ?? null) : byStation,
      parts: {
        stations: stations.state,
        plugs: plugs?.state ?? absent,
        series: series?.state ?? absent,
        values: values?.state ?? absent,
      },
      offline: asked.every(({ isRestored }) => isRestored),
    }
  }

  /** The device's copy is a separate stage before all answers. */
  async #showCopy(onStage: (loaded: LoadedData) => void): Promise<void> {
    await this.#restore(mostShownFirst)
    if (this.#parts.stations?.state.isComing && this.#parts.stations.held) onStage(this.#loaded())
  }

  /** Starts from the device's copy if the service cannot be reached. */
  async #restoreUnreached(): Promise<void> {
    if (this.#parts.stations?.error instanceof NetworkError) await this.#restore()
  }

  /** Does nothing if the service has answered the stations meanwhile. */
  async #restore(most?: number): Promise<void> {
    const cached = await this.#offline?.restore(most)
    if (!cached || this.#parts.stations?.held) return
    const restore = <Name extends PartName>(name: Name) => {
      const part = this.#parts[name]
      const held = cached.parts[name]
      if (part && !part.held && held) part.restore(held)
    }
    partNames.forEach(restore)
  }

  /** Stores a copy if every part has loaded. */
  #save(fetchedAt: number): void {
    const { stations, plugs, series, values } = this.#parts
    if (partNames.some((name) => this.#parts[name]?.held === null)) return
    const parts = {
      stations: stations?.held ?? null,
      plugs: plugs?.held ?? null,
      series: series?.held ?? null,
      values: values?.held ?? null,
    }
    this.#offline?.save({ parts, fetchedAt })
  }
}

const noPlugs = { plugs: emptyPlugTable, rejected: [], counts: emptyAnswer.counts }
const noSeries: ListedIds = { station: new Set(), plug: new Set() }
const absent = { fetchedAt: null, failure: null }
const byStation: LatestValues = {
  values: null,
  tokenFailure: null,
  rejected: [],
  counts: emptyAnswer.counts,
}

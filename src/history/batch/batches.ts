import type { CatalogHandle } from '../../catalog/catalog-handle'
import type { StationSeries, StatusSeries } from '../../catalog/status-series'
import { day, hour } from '../../durations'
import { staleAfterPushed } from '../../model/freshness'
import {
  type History,
  hasPushedPeriod,
  type MissingTime,
  type SeriesGroup,
  type SeriesKey,
  type StatusStarts,
  type ValueStart,
} from '../../model/history'
import { findFaultStart } from './fault-starts'

/** Expected samples of one answer: a few megabytes, and some tens of milliseconds of main-thread work. */
const maxSamples = 20_000
/** Maximum number of ids of one call, because they are in its URL. */
const maxIdsPerCall = 60
/** Expected samples a day of a series that is sent when it changes. */
const changesPerDay = 40

/** Milliseconds of history before the period, for the status at its start. */
export const findLookback = (period: number | null) => (hasPushedPeriod(period) ? staleAfterPushed : hour)

function countSamples(period: number | null, length: number): number {
  const perDay = hasPushedPeriod(period) ? changesPerDay : day / 1000 / (period ?? 300)
  return ((length + findLookback(period)) / day) * perDay
}

/** Number of ids whose histories of this length one call loads. */
function countIdsPerCall(period: number | null, length: number): number {
  return Math.max(1, Math.min(maxIdsPerCall, Math.floor(maxSamples / countSamples(period, length))))
}

/**
 * Groups stations whose histories are loaded together. Stations with the same kind of series come together, so
 * that they share calls.
 * @param length milliseconds of history
 */
export function toBatches(stations: readonly StationSeries[], length: number): StationSeries[][] {
  const batches: StationSeries[][] = []
  let [samples, ids] = [0, 0]
  const getKind = ({ series: [first] }: StationSeries) => `${first?.key.dataType} ${first?.key.period}`
  for (const station of stations.toSorted((one, other) => getKind(one).localeCompare(getKind(other)))) {
    const count = station.series.length
    const more = station.series.reduce((sum, { key }) => sum + countSamples(key.period, length), 0)
    const last = batches.at(-1)
    if (last && samples + more <= maxSamples && ids + count <= maxIdsPerCall) {
      last.push(station)
      samples += more
      ids += count
    } else {
      batches.push([station])
      samples = more
      ids = count
    }
  }
  return batches
}

/** Number of requests that load the histories of some stations. */
export function countRequests(stations: readonly StationSeries[], length: number): number {
  return toBatches(stations, length).flatMap((batch) => toCalls(listKeys(batch), length)).length
}

/** A series with its history. */
export interface LoadedSeries extends StatusSeries {
  history: History
}

type MissingReason = MissingTime['reason']

/** Worst first. The first two may be gone in another load; the others are what the service allows and sends. */
const missingReasons: readonly MissingReason[] = ['failed', 'refused', 'cut-off', 'range']

/** Result of a station's loaded histories. */
export interface StationResult {
  /** The worst reason for which a part of them is missing; `null`: nothing is missing. */
  missing: MissingReason | null
  /** Starts of the faults that last until the end of the period. */
  faults: StatusStarts
}

/**
 * Whether another load of the station would add nothing: all has come, or the service refuses or cuts off the rest each
 * time. The page counts `cut-off` as a failure all the same: the service has this part, but does not send it.
 */
export function isFinal<Result extends StationResult>(result: Result | undefined): result is Result {
  return result !== undefined && result.missing !== 'failed' && result.missing !== 'refused'
}

/** Period of the histories: `[until - length, until)`, milliseconds. */
interface HistoryPeriod {
  length: number
  until: number
}

/**
 * Loads the histories of some stations. They begin somewhat before the period, so that the status at its start is
 * known.
 * @param toResult converts the histories of a station
 * @returns results by the station's id
 * @throws ApiError
 */
export async function loadStations<Result>(
  handle: CatalogHandle,
  batch: readonly StationSeries[],
  period: HistoryPeriod,
  toResult: (station: StationSeries, series: LoadedSeries[]) => Result,
): Promise<Map<string, Result & StationResult>> {
  const histories = await fetchBatch(handle, batch, period)
  const range = { from: period.until - period.length, until: period.until }
  return new Map(
    batch.map((station) => {
      const loaded = station.series.flatMap((series) => {
        const history = histories.get(series)
        return history ? { ...series, history } : []
      })
      const found = loaded.flatMap(({ history }) => history.missing.map(({ reason }) => reason))
      const missing = missingReasons.find((reason) => found.includes(reason)) ?? null
      const faults = new Map(
        loaded.flatMap(({ key, history }): [string, ValueStart][] => {
          const start = key.level === 'plug' ? findFaultStart(history, key.period, range) : null
          return start === null ? [] : [[key.id, start]]
        }),
      )
      return [station.id, { ...toResult(station, loaded), missing, faults }]
    }),
  )
}

/** Loads the histories of all series. @throws ApiError */
async function fetchBatch(
  { catalog }: CatalogHandle,
  batch: readonly StationSeries[],
  { length, until }: HistoryPeriod,
): Promise<Map<StatusSeries, History>> {
  const found = new Map<string, History>()
  for (const { ids, ...kind } of toCalls(listKeys(batch), length)) {
    const from = until - length - findLookback(kind.period)
    const answers = await catalog.histories({ ...kind, ids }, from, until)
    ids.forEach((id, index) => {
      const history = answers[index]
      if (history) found.set(identify({ ...kind, id }), history)
    })
  }
  return new Map(
    batch.flatMap(({ series }) =>
      series.flatMap((one): [StatusSeries, History][] => {
        const history = found.get(identify(one.key))
        return history ? [[one, history]] : []
      }),
    ),
  )
}

const listKeys = (batch: readonly StationSeries[]) =>
  batch.flatMap(({ series }) => series.map(({ key }) => key))

const identify = ({ level, dataType, period, id }: SeriesKey) => JSON.stringify([level, dataType, period, id])

/** Groups series for calls: those of one kind, each once, as many as one answer can have. */
export function toCalls(keys: readonly SeriesKey[], length: number): SeriesGroup[] {
  const kinds = new Map<string, SeriesGroup & { ids: string[] }>()
  for (const { id, level, dataType, period } of new Map(keys.map((key) => [identify(key), key])).values()) {
    const kind = JSON.stringify([level, dataType, period])
    const group = kinds.get(kind) ?? { level, dataType, period, ids: [] }
    group.ids.push(id)
    kinds.set(kind, group)
  }
  return [...kinds.values()].flatMap(({ ids, ...kind }) => {
    const max = countIdsPerCall(kind.period, length)
    const firsts = ids.flatMap((_, index) => (index % max === 0 ? [index] : []))
    return firsts.map((first) => ({ ...kind, ids: ids.slice(first, first + max) }))
  })
}

import type { CatalogHandle } from '../../catalog/catalog-handle'
import type { StationSeries, StatusSeries } from '../../catalog/status-series'
import { day, hour } from '../../durations'
import { staleAfterPushed } from '../../model/freshness'
import {
  type History,
  hasPushedPeriod,
  type MissingTime,
  type SeriesKey,
  type StatusStarts,
  type ValueStart,
} from '../../model/history'
import { findFaultStart } from './fault-starts'

/** Expected samples of one answer: a few megabytes, and some tens of milliseconds of main-thread work. */
const maxSamples = 20_000
/** Maximum number of plugs of one call, because their ids are in its URL. */
const maxPlugsPerCall = 60
/** Expected samples a day of a series that is sent when it changes. */
const changesPerDay = 40

/** Milliseconds of history before the period, for the status at its start. */
export const findLookback = (period: number | null) => (hasPushedPeriod(period) ? staleAfterPushed : hour)

function countSamples(period: number | null, length: number): number {
  const perDay = hasPushedPeriod(period) ? changesPerDay : day / 1000 / (period ?? 300)
  return ((length + findLookback(period)) / day) * perDay
}

/** Number of plugs whose histories of this length one call loads. */
export function plugsPerCall(period: number | null, length: number): number {
  return Math.max(1, Math.min(maxPlugsPerCall, Math.floor(maxSamples / countSamples(period, length))))
}

/**
 * Groups stations whose histories are loaded together. Stations with the same kind of series come together, so
 * that they share calls.
 * @param length milliseconds of history
 */
export function toBatches(stations: readonly StationSeries[], length: number): StationSeries[][] {
  const batches: StationSeries[][] = []
  let [samples, plugs] = [0, 0]
  const getKind = ({ series: [first] }: StationSeries) => `${first?.key.dataType} ${first?.key.period}`
  for (const station of stations.toSorted((one, other) => getKind(one).localeCompare(getKind(other)))) {
    const count = station.series.length
    const more = station.series.reduce((sum, { key }) => sum + countSamples(key.period, length), 0)
    const last = batches.at(-1)
    if (last && samples + more <= maxSamples && plugs + count <= maxPlugsPerCall) {
      last.push(station)
      samples += more
      plugs += count
    } else {
      batches.push([station])
      samples = more
      plugs = count
    }
  }
  return batches
}

/** Number of requests that load the histories of some stations. */
export function countRequests(stations: readonly StationSeries[], length: number): number {
  return toBatches(stations, length)
    .map((batch) => groupByKind(batch.flatMap(({ series }) => series)).length)
    .reduce((sum, count) => sum + count, 0)
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

/** Sends one call for all series of a kind. @throws ApiError */
async function fetchBatch(
  { catalog }: CatalogHandle,
  batch: readonly StationSeries[],
  { length, until }: HistoryPeriod,
): Promise<Map<StatusSeries, History>> {
  const histories = new Map<StatusSeries, History>()
  for (const { kind, members } of groupByKind(batch.flatMap(({ series }) => series))) {
    const ids = [...new Set(members.map(({ key }) => key.id))]
    const from = until - length - findLookback(kind.period)
    const answers = await catalog.histories({ ...kind, ids }, from, until)
    for (const series of members) {
      const history = answers[ids.indexOf(series.key.id)]
      if (history) histories.set(series, history)
    }
  }
  return histories
}

/** Series of one kind, which one call can load. */
interface KindGroup<Keyed> {
  kind: Omit<SeriesKey, 'id'>
  members: Keyed[]
}

export function groupByKind<Keyed extends Pick<StatusSeries, 'key'>>(
  series: readonly Keyed[],
): KindGroup<Keyed>[] {
  const groups = new Map<string, KindGroup<Keyed>>()
  for (const one of series) {
    const { level, dataType, period } = one.key
    const id = JSON.stringify([level, dataType, period])
    const group = groups.get(id) ?? { kind: { level, dataType, period }, members: [] }
    group.members.push(one)
    groups.set(id, group)
  }
  return [...groups.values()]
}

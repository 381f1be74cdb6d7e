import { useQuery } from '@tanstack/react-query'
import type { CatalogHandle } from '../../catalog/catalog-handle'
import type { StatusQuery, StatusSeriesPage } from '../../catalog/status-series'
import { type UptimePeriod, uptimeLengths } from '../../model/uptime'
import { countCalls, isFinal, type StationResult } from './batches'
import type { LoadingState } from './LoadHistories'
import { type Loaded, type LoadJob, loadedQuery, stationsQuery, useBatchLoading } from './use-batch-loading'

/** Histories of the matching stations. */
export interface StationHistories<Result> extends LoadingState {
  /** Matching stations; `undefined` until they are loaded. */
  matching: StatusSeriesPage | undefined
  /** Why there are none; `null`: they are loaded or load. */
  error: unknown
  /** Requests the matching stations again. */
  retry(): void
  /** Everything that was loaded in this session. */
  results: Loaded<Result> | undefined
  /** Number of these stations with a history that was refused in part for its age, or that failed or was cut off in part. */
  outOfRange: number
  failed: number
}

interface Options<Result> {
  /** Part of the query key: results of different kinds are kept apart. */
  kind: string
  period: UptimePeriod
  query: StatusQuery
  load: LoadJob<Result>['load']
  /** Absent: `isFinal`. */
  isLoaded?: LoadJob<Result>['isLoaded']
}

/** Histories of many stations, loaded after a press, in batches. */
export function useStationHistories<Result extends StationResult>(
  handle: CatalogHandle,
  revision: number,
  { kind, period, query, load, isLoaded = isFinal }: Options<Result>,
): StationHistories<Result> {
  const results = useQuery(loadedQuery<Result>(handle, kind)).data
  const { data: matching, error, refetch } = useQuery(stationsQuery(handle, revision, query))
  const length = uptimeLengths[period]
  const { run, start, stop } = useBatchLoading<Result>(handle, kind, length)
  const stations = matching?.stations ?? []
  const job: LoadJob<Result> = { isLoaded, load }
  const states = stations.map(({ id }) => results?.stations.get(id))
  const calls = countCalls(
    stations.filter(({ id }) => !isLoaded(results?.stations.get(id))),
    length,
  )
  const count = (...reasons: StationResult['missing'][]) =>
    states.filter((state) => state !== undefined && reasons.includes(state.missing)).length
  return {
    period,
    matching,
    error,
    retry: () => void refetch(),
    results,
    run,
    stop,
    loaded: states.filter(isLoaded).length,
    all: stations.length,
    calls,
    until: results?.until ?? null,
    outOfRange: count('range'),
    failed: count('failed', 'refused', 'cut-off'),
    load: () => void start(stations, job),
    loadAgain: () => void start(stations, job, { isReload: true }),
  }
}

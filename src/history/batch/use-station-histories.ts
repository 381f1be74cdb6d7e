import { useQuery } from '@tanstack/react-query'
import type { CatalogHandle } from '../../catalog/catalog-handle'
import type { StatusQuery, StatusSeriesPage } from '../../catalog/status-series'
import { type UptimePeriod, uptimeLengths } from '../../model/uptime'
import { isOutage } from '../../queries/is-outage'
import { useRetryAtRecovery } from '../../queries/use-retry-at-recovery'
import { countRequests, isFinal, type StationResult } from './batches'
import type { LoadingState } from './LoadHistories'
import {
  type LoadedBatches,
  type LoadJob,
  loadedQuery,
  stationsQuery,
  useBatchLoading,
} from './use-batch-loading'

/** Histories of the stations that match the filters. */
export interface StationHistories<Result> extends LoadingState {
  /** The stations whose histories can be loaded; `undefined` until the catalog has answered. */
  stationsPage: StatusSeriesPage | undefined
  /** Why `stationsPage` could not be loaded; `null`: it is loaded or loads. */
  error: unknown
  /** Requests `stationsPage` again. */
  retry(): void
  /** Everything that was loaded in this session. */
  results: LoadedBatches<Result> | undefined
  /** Number of these stations with a history that is missing in part because it is older than the service allows. */
  outOfRange: number
  /** Number of these stations with a history that is missing in part for another reason. */
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
  const { data: stationsPage, error, refetch } = useQuery(stationsQuery(handle, revision, query))
  const length = uptimeLengths[period]
  const { run, start, stop } = useBatchLoading<Result>(handle, kind, length)
  const stations = stationsPage?.stations ?? []
  const job: LoadJob<Result> = { isLoaded, load }
  const states = stations.map(({ id }) => results?.stations.get(id))
  const requests = countRequests(
    stations.filter(({ id }) => !isLoaded(results?.stations.get(id))),
    length,
  )
  const count = (...reasons: StationResult['missing'][]) =>
    states.filter((state) => state !== undefined && reasons.includes(state.missing)).length
  const loaded = states.filter(isLoaded).length
  const loadMissing = () => void start(stations, job)
  const loadAgain = () => void start(stations, job, { isReload: true })
  const hasFailed = run.kind === 'failed' ? isOutage(run.error) : run.kind === 'idle' && count('failed') > 0
  useRetryAtRecovery(hasFailed, loaded < stations.length ? loadMissing : loadAgain)
  return {
    period,
    stationsPage,
    error,
    retry: () => void refetch(),
    results,
    run,
    stop,
    loaded,
    all: stations.length,
    requests,
    until: results?.until ?? null,
    outOfRange: count('range'),
    failed: count('failed', 'refused', 'cut-off'),
    load: loadMissing,
    loadAgain,
  }
}

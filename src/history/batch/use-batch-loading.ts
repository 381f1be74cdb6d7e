import { queryOptions, skipToken, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { CatalogHandle } from '../../catalog/catalog-handle'
import { logUnexpected } from '../../catalog/failures/log-unexpected'
import type { StationSeries, StatusQuery } from '../../catalog/status-series'
import { clock } from '../../clock'
import { minute } from '../../durations'
import type { Viewer } from '../../model/viewer'
import { revisionQuery } from '../../queries/revision-query'
import type { ServiceKind } from '../../queries/service-kinds'
import { toBatches } from './batches'

/** Maximum number of stations whose histories are loaded: some tens of calls, each for dozens of plugs. */
export const maxStations = 200
/** Milliseconds. Periods end at a multiple of it, so that stations loaded one after the other share their end. */
const step = 5 * minute

export type RunState =
  | { kind: 'idle' | 'stopped' }
  /** `reloaded`: number of stations that are loaded again and not shown yet; `null`: only missing ones are loaded. */
  | { kind: 'running'; reloaded: number | null }
  /** Why the last call failed. */
  | { kind: 'failed'; error: unknown }

/** Everything of a kind that a viewer has loaded in this session, by station. */
export interface LoadedBatches<Result> {
  /** End of all periods, epoch milliseconds. */
  until: number
  stations: ReadonlyMap<string, Result>
}

/** How histories of stations are loaded. */
export interface LoadJob<Result> {
  /** Whether the station is loaded, so that another load would add nothing. */
  isLoaded(result: Result | undefined): boolean
  /** @throws ApiError */
  load(batch: readonly StationSeries[], until: number): Promise<Map<string, Result>>
}

/** Key of everything that a viewer has loaded in batches. */
export const batchesKey = (viewer: Viewer) => [viewer, 'batches' satisfies ServiceKind] as const

/**
 * Query for the loaded histories, cached for the session by viewer. It has no query function: `start` writes the data.
 */
export function loadedQuery<Result>({ viewer }: CatalogHandle, kind: string) {
  return queryOptions<LoadedBatches<Result>>({
    queryKey: [...batchesKey(viewer), kind],
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
}

/** Query for the matching stations with the series of their statuses. */
export const stationsQuery = (handle: CatalogHandle, revision: number, query: StatusQuery) =>
  revisionQuery(handle, revision, {
    name: 'status-series',
    keyParts: [query],
    queryFn: (catalog) => catalog.statusSeries(query, maxStations),
  })

/**
 * Loads batch by batch until the component unmounts, or the viewer or the length changes. If a person stops it, the
 * batch that is being loaded is kept too.
 * @param kind of results, part of their query key
 * @param length milliseconds of history
 */
export function useBatchLoading<Result>(handle: CatalogHandle, kind: string, length: number) {
  const queryClient = useQueryClient()
  const [latest, setLatest] = useState<{ handle: CatalogHandle; length: number; state: RunState }>()
  const lastRun = useRef<{ isStopped: boolean }>(null)
  const shown = useRef<{ handle: CatalogHandle; length: number }>(null)
  useEffect(() => {
    shown.current = { handle, length }
    return () => {
      shown.current = null
    }
  }, [handle, length])

  const start = async (
    stations: readonly StationSeries[],
    { isLoaded, load }: LoadJob<Result>,
    { isReload = false } = {},
  ) => {
    const thisRun = { isStopped: false }
    if (lastRun.current) lastRun.current.isStopped = true
    lastRun.current = thisRun
    const show = (state: RunState) => {
      if (lastRun.current === thisRun && !thisRun.isStopped) setLatest({ handle, length, state })
    }
    const { queryKey } = loadedQuery<Result>(handle, kind)
    const before = isReload ? undefined : queryClient.getQueryData(queryKey)
    const until = before?.until ?? Math.floor(clock.now() / step) * step
    const missing = stations.filter(({ id }) => !isLoaded(before?.stations.get(id)))
    const reloaded = new Map<string, Result>()
    show({ kind: 'running', reloaded: isReload ? 0 : null })
    try {
      for (const batch of toBatches(missing, length)) {
        const more = await load(batch, until)
        // The viewer may have changed meanwhile: data of the old one must not be kept.
        if (shown.current?.handle !== handle || shown.current.length !== length) return show({ kind: 'idle' })
        if (isReload) for (const [id, result] of more) reloaded.set(id, result)
        else queryClient.setQueryData<LoadedBatches<Result>>(queryKey, (last) => addTo(last, until, more))
        if (thisRun.isStopped) return
        if (isReload) show({ kind: 'running', reloaded: reloaded.size })
      }
      // All shown periods have one end, so the old results stay until all are loaded again.
      if (isReload) queryClient.setQueryData(queryKey, { until, stations: reloaded })
      show({ kind: 'idle' })
    } catch (error) {
      logUnexpected(error)
      show({ kind: 'failed', error })
    }
  }
  const stop = () => {
    if (lastRun.current) lastRun.current.isStopped = true
    setLatest({ handle, length, state: { kind: 'stopped' } })
  }
  const isOfShown = latest?.handle === handle && latest.length === length
  const run: RunState = isOfShown ? latest.state : { kind: 'idle' }
  return { run, start, stop }
}

/** Adds loaded stations, unless newer ones with another end are shown. */
function addTo<Result>(
  last: LoadedBatches<Result> | undefined,
  until: number,
  more: ReadonlyMap<string, Result>,
): LoadedBatches<Result> {
  if (last && last.until !== until) return last
  return { until, stations: new Map([...(last?.stations ?? []), ...more]) }
}

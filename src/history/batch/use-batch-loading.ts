import { queryOptions, skipToken, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { CatalogHandle } from '../../catalog/catalog-handle'
import type { StationSeries, StatusQuery } from '../../catalog/status-series'
import { clock } from '../../clock'
import { minute } from '../../durations'
import { revisionQuery } from '../../queries/revision-query'
import { toBatches } from './batches'

/** Most stations whose histories are loaded: some tens of calls, each for dozens of plugs. */
export const maxStations = 200
/** Milliseconds. Periods end at a multiple of it, so that stations loaded one after the other share their end. */
const step = 5 * minute

export type RunState =
  | { kind: 'idle' | 'running' | 'stopped' }
  /** Why the last call failed. */
  | { kind: 'failed'; error: unknown }

/** Everything of a kind that a viewer has loaded in this session, by station. */
export interface Loaded<Result> {
  /** End of all periods, epoch milliseconds. */
  until: number
  stations: ReadonlyMap<string, Result>
}

/** How histories of stations are loaded. */
export interface LoadJob<Result> {
  /** Milliseconds of history. */
  length: number
  /** Whether the station is loaded, so that another load would add nothing. */
  isLoaded(known: Result | undefined): boolean
  /** @throws ApiError */
  load(batch: readonly StationSeries[], until: number): Promise<Map<string, Result>>
}

/** Query for the loaded histories, cached for the session by viewer. It has no query function: `start` writes the data. */
export function loadedQuery<Result>({ viewer }: CatalogHandle, kind: string) {
  return queryOptions<Loaded<Result>>({
    queryKey: [viewer, 'batches', kind],
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
    ask: (catalog) => catalog.statusSeries(query, maxStations),
  })

/** Loads batch by batch until the component unmounts or the viewer or the length changes. */
export function useBatchLoading<Result>(handle: CatalogHandle, kind: string, length: number) {
  const queryClient = useQueryClient()
  const [run, setRun] = useState<RunState>({ kind: 'idle' })
  // The load of one viewer and length.
  const current = useMemo(() => ({ handle, length, controller: new AbortController() }), [handle, length])
  useEffect(
    () => () => {
      current.controller.abort()
      setRun({ kind: 'idle' })
    },
    [current],
  )

  const start = async (
    stations: readonly StationSeries[],
    job: LoadJob<Result>,
    { isReload = false } = {},
  ) => {
    current.controller.abort()
    current.controller = new AbortController()
    const { signal } = current.controller
    setRun({ kind: 'running' })
    const { queryKey } = loadedQuery<Result>(handle, kind)
    const before = isReload ? undefined : queryClient.getQueryData(queryKey)
    const until = before?.until ?? Math.floor(clock.now() / step) * step
    const missing = stations.filter(({ id }) => !job.isLoaded(before?.stations.get(id)))
    try {
      for (const batch of toBatches(missing, job.length)) {
        const more = await job.load(batch, until)
        // The viewer may have changed meanwhile: data of the old one must not be kept.
        if (signal.aborted) return
        queryClient.setQueryData<Loaded<Result>>(queryKey, (last) => ({
          until,
          stations: new Map([...(last?.until === until ? last.stations : []), ...more]),
        }))
      }
      setRun({ kind: 'idle' })
    } catch (error) {
      if (!signal.aborted) setRun({ kind: 'failed', error })
    }
  }
  const stop = () => {
    current.controller.abort()
    setRun({ kind: 'stopped' })
  }
  return { run, start, stop }
}

import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { CatalogHandle } from '../catalog/catalog-handle'
import type { StatusQuery, StatusStation, StatusStations } from '../catalog/status-series'
import { clock } from '../clock'
import type { UptimePeriod, UptimeReport } from '../model/uptime'
import { isLoaded, type LoadedUptimes, loadBatch, type StationUptime, toBatches } from './uptime-loader'
import { reportUptime } from './uptime-report'

/** Most stations whose histories are loaded: some tens of calls, each for dozens of plugs. */
export const maxStations = 200
/** Milliseconds. Periods end at a multiple of it, so that stations loaded one after the other share their end. */
const step = 300_000

type Run =
  | { kind: 'idle' | 'running' | 'stopped' }
  /** Why the last call failed. */
  | { kind: 'failed'; error: unknown }

export interface Uptimes {
  /** The chosen period, also while none of it is loaded. */
  period: UptimePeriod
  report: UptimeReport
  /** Stations that the filters leave; `undefined` until they are known. */
  asked: StatusStations | undefined
  run: Run
  /** How many of the asked stations are loaded, were refused in part for the age of the range, or failed in part. */
  loaded: number
  outOfRange: number
  failed: number
  /** Loads what is missing. */
  load(): void
  /** Loads all again, up to now. */
  loadAgain(): void
  stop(): void
}

/** Kept for the session and by viewer. It has no query function: `start` writes it. */
function loadedQuery({ viewer }: CatalogHandle) {
  return queryOptions<LoadedUptimes>({
    queryKey: [viewer, 'uptime'],
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
}

function askedQuery({ viewer, catalog }: CatalogHandle, revision: number, query: StatusQuery) {
  return queryOptions({
    queryKey: [viewer, revision, 'status-series', query],
    queryFn: () => catalog.statusSeries(query, maxStations),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 30_000,
    structuralSharing: false,
    placeholderData: (previous, before) => (before?.queryKey[0] === viewer ? previous : undefined),
  })
}

/** Uptime of the stations that the filters leave, loaded when a person asks for it. */
export function useUptimes(
  source: CatalogHandle,
  revision: number,
  { filters, bounds, now }: StatusQuery,
  { period, timeZone }: { period: UptimePeriod; timeZone: string },
): Uptimes {
  const known = useQuery(loadedQuery(source)).data
  const { data: asked } = useQuery(askedQuery(source, revision, { filters, bounds, now }))
  const report = useMemo(() => reportUptime(asked, known, period), [asked, known, period])
  const stations = asked?.stations ?? []
  const { run, start, stop } = useRun(source, period)
  const load = (isAgain: boolean) => () => void start(stations, { period, timeZone }, isAgain)
  const states = stations.map(({ id }) => known?.stations.get(id))
  const count = (...reasons: StationUptime['missing'][]) =>
    states.filter((state) => state !== undefined && reasons.includes(state.missing)).length
  return {
    period,
    report,
    asked,
    run,
    loaded: states.filter((state) => isLoaded(state, period)).length,
    outOfRange: count('range'),
    failed: count('failed', 'refused'),
    load: load(false),
    loadAgain: load(true),
    stop,
  }
}

/** Loads batch by batch until the component unmounts or the viewer or the period changes. */
function useRun(source: CatalogHandle, period: UptimePeriod) {
  const client = useQueryClient()
  const [run, setRun] = useState<Run>({ kind: 'idle' })
  const control = useRef(new AbortController())
  useEffect(
    () => () => {
      control.current.abort({ source, period })
      setRun({ kind: 'idle' })
    },
    [source, period],
  )

  const start = async (
    stations: readonly StatusStation[],
    asked: Omit<Parameters<typeof loadBatch>[2], 'until'>,
    isAgain: boolean,
  ) => {
    control.current.abort()
    control.current = new AbortController()
    const { signal } = control.current
    setRun({ kind: 'running' })
    const { queryKey } = loadedQuery(source)
    const before = isAgain ? undefined : client.getQueryData(queryKey)
    const until = before?.until ?? Math.floor(clock.now() / step) * step
    const missing = stations.filter(({ id }) => !isLoaded(before?.stations.get(id), asked.period))
    try {
      for (const batch of toBatches(missing, asked.period)) {
        const more = await loadBatch(source, batch, { ...asked, until })
        // The viewer may have changed meanwhile: data of the old one must not be kept.
        if (signal.aborted) return
        client.setQueryData(queryKey, (last) => ({
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
    control.current.abort()
    setRun({ kind: 'stopped' })
  }
  return { run, start, stop }
}

import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { CatalogHandle } from '../catalog/catalog-handle'
import type { StatusQuery, StatusStations } from '../catalog/status-series'
import { type UptimePeriod, type UptimeReport, uptimeLengths } from '../model/uptime'
import type { Loading } from './LoadHistories'
import { isLoaded, loadBatch, type StationUptime } from './uptime-loader'
import { reportUptime } from './uptime-report'
import { askedQuery, type Job, loadedQuery, useRun } from './use-run'

export interface Uptimes extends Loading {
  /** The chosen period, also while none of it is loaded. */
  period: UptimePeriod
  report: UptimeReport
  /** Stations that the filters leave; `undefined` until they are known. */
  asked: StatusStations | undefined
  /** How many of the asked stations were refused in part for the age of the range, or failed in part. */
  outOfRange: number
  failed: number
}

const kind = 'uptime'

/** Uptime of the stations that the filters leave, loaded when a person asks for it. */
export function useUptimes(
  source: CatalogHandle,
  revision: number,
  { filters, bounds, now }: StatusQuery,
  { period, timeZone }: { period: UptimePeriod; timeZone: string },
): Uptimes {
  const known = useQuery(loadedQuery<StationUptime>(source, kind)).data
  const { data: asked } = useQuery(askedQuery(source, revision, { filters, bounds, now }))
  const report = useMemo(() => reportUptime(asked, known, period), [asked, known, period])
  const stations = asked?.stations ?? []
  const length = uptimeLengths[period]
  const { run, start, stop } = useRun<StationUptime>(source, kind, length)
  const job: Job<StationUptime> = {
    length,
    isLoaded: (state) => isLoaded(state, period),
    load: (batch, until) => loadBatch(source, batch, { period, until, timeZone }),
  }
  const states = stations.map(({ id }) => known?.stations.get(id))
  const count = (...reasons: StationUptime['missing'][]) =>
    states.filter((state) => state !== undefined && reasons.includes(state.missing)).length
  return {
    period,
    report,
    asked,
    run,
    loaded: states.filter(job.isLoaded).length,
    all: stations.length,
    until: report.until,
    outOfRange: count('range'),
    failed: count('failed', 'refused'),
    load: () => void start(stations, job, false),
    loadAgain: () => void start(stations, job, true),
    stop,
  }
}

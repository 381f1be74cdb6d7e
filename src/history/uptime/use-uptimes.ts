import { useMemo } from 'react'
import type { CatalogHandle } from '../../catalog/catalog-handle'
import type { StatusQuery } from '../../catalog/status-series'
import type { UptimePeriod, UptimeReport } from '../../model/uptime'
import { type StationHistories, useStationHistories } from '../batch/use-station-histories'
import { isLoaded, loadBatch, type StationUptime } from './uptime-loader'
import { reportUptime } from './uptime-report'

/** `period` is the chosen one, even if it is not loaded. */
export interface Uptimes extends StationHistories<StationUptime> {
  report: UptimeReport
}

/** Uptime of the matching stations. Loads it when a person asks for it. */
export function useUptimes(
  handle: CatalogHandle,
  revision: number,
  { filters, bounds, now }: StatusQuery,
  { period, timeZone }: { period: UptimePeriod; timeZone: string },
): Uptimes {
  const histories = useStationHistories<StationUptime>(handle, revision, {
    kind: 'uptime',
    period,
    query: { filters, bounds, now },
    isLoaded: (state) => isLoaded(state, period),
    load: (batch, until) => loadBatch(handle, batch, { period, until, timeZone }),
  })
  const { matching, known } = histories
  const report = useMemo(() => reportUptime(matching, known, period), [matching, known, period])
  return { ...histories, report, until: report.until }
}

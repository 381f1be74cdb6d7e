import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import type { CatalogHandle } from '../../catalog/catalog-handle'
import type { StatusQuery } from '../../catalog/status-series'
import type { UptimePeriod, UptimeReport } from '../../model/uptime'
import { useI18n } from '../../ui/i18n/I18nContext'
import { stationsQuery } from '../batch/use-batch-loading'
import { type StationHistories, useStationHistories } from '../batch/use-station-histories'
import { isLoaded, loadBatch, type StationUptime } from './uptime-loader'
import { listOthers, reportUptime } from './uptime-report'

/** `period` is the chosen one, even if it is not loaded. */
export interface Uptimes extends StationHistories<StationUptime> {
  report: UptimeReport
  /** Loads what is missing of a period as soon as it is the chosen one, whatever number of requests that takes. */
  loadPeriod(period: UptimePeriod): void
}

/**
 * Maximum number of requests that are sent without a press: 30 days of 200 stations whose plugs report changes take
 * about 50. They come one after the other, and the smallest plan of the service allows ten a second.
 */
const maxAutomaticRequests = 60

/**
 * Uptime of the listed stations. Loads it if that takes few requests, else when a person asks for it or chooses a
 * period.
 */
export function useUptimes(
  handle: CatalogHandle,
  revision: number,
  { filters, bounds, now }: StatusQuery,
  period: UptimePeriod,
): Uptimes {
  const { timeZone } = useI18n()
  const histories = useStationHistories<StationUptime>(handle, revision, {
    kind: 'uptime',
    period,
    query: { filters, bounds, now },
    isLoaded: (state) => isLoaded(state, period),
    load: (batch, until) => loadBatch(handle, batch, { period, until, timeZone }),
  })
  const { stationsPage, results } = histories
  const isLoading = histories.run.kind === 'running'
  // The table by provider lists all providers, whichever the filter has: what is loaded of the others stays shown.
  const { data: ofAny } = useQuery({
    ...stationsQuery(handle, revision, { filters: { ...filters, provider: [] }, bounds, now }),
    enabled: filters.provider.length > 0,
  })
  const report = useMemo(() => {
    const others = listOthers(ofAny, filters.provider)
    return { ...reportUptime(stationsPage?.stations ?? [], results, period, others), isLoading }
  }, [stationsPage, ofAny, filters.provider, results, period, isLoading])
  const loadPeriod = useAutomaticLoad(handle, histories)
  return { ...histories, report, until: report.until, loadPeriod }
}

/**
 * Loads the histories of the same stations and period once without a press, if that takes few requests or the person
 * has just chosen the period. A person may stop it and go on.
 * @returns to be called with a period that the person chooses
 */
function useAutomaticLoad({ viewer }: CatalogHandle, histories: StationHistories<StationUptime>) {
  const { stationsPage, period, run, loaded, all, requests, load } = histories
  const isListed = stationsPage !== undefined
  const started = useRef('')
  const chosen = useRef<UptimePeriod | null>(null)
  const loadKey = useMemo(
    () => JSON.stringify([viewer, period, stationsPage?.stations.map(({ id }) => id)]),
    [viewer, period, stationsPage],
  )
  useEffect(() => {
    if (run.kind !== 'idle' || !isListed) return
    // A choice is for what is missing when it is made, not for other stations later.
    const isChosen = chosen.current === period
    if (isChosen) chosen.current = null
    const isAllowed = isChosen || (requests <= maxAutomaticRequests && started.current !== loadKey)
    if (loaded === all || !isAllowed) return
    started.current = loadKey
    load()
  }, [run.kind, isListed, loaded, all, requests, load, period, loadKey])
  return (next: UptimePeriod) => {
    if (next !== period) chosen.current = next
  }
}

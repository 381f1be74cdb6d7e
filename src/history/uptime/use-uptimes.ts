import { useEffect, useMemo, useRef, useState } from 'react'
import type { CatalogHandle } from '../../catalog/catalog-handle'
import type { StatusQuery } from '../../catalog/status-series'
import type { UptimePeriod, UptimeReport } from '../../model/uptime'
import { useWords } from '../../ui/Words'
import { type StationHistories, useStationHistories } from '../batch/use-station-histories'
import { isLoaded, loadBatch, type StationUptime } from './uptime-loader'
import { reportUptime } from './uptime-report'

/** `period` is the chosen one, even if it is not loaded. */
export interface Uptimes extends StationHistories<StationUptime> {
  report: UptimeReport
  /** Loads what is missing of a period as soon as it is the chosen one. */
  loadPeriod(period: UptimePeriod): void
}

/**
 * Most calls that are sent without a press. They come one after the other, and the smallest plan of the service allows
 * ten a second.
 */
const maxUnaskedCalls = 20

/**
 * Uptime of the matching stations. Loads it if that takes few calls, else when a person asks for it or chooses a period.
 */
export function useUptimes(
  handle: CatalogHandle,
  revision: number,
  { filters, bounds, now }: StatusQuery,
  period: UptimePeriod,
): Uptimes {
  const { timeZone } = useWords()
  const histories = useStationHistories<StationUptime>(handle, revision, {
    kind: 'uptime',
    period,
    query: { filters, bounds, now },
    isLoaded: (state) => isLoaded(state, period),
    load: (batch, until) => loadBatch(handle, batch, { period, until, timeZone }),
  })
  const { matching, known } = histories
  const isLoading = histories.run.kind === 'running'
  const report = useMemo(
    () => ({ ...reportUptime(matching, known, period), isLoading }),
    [matching, known, period, isLoading],
  )
  const [asked, setAsked] = useState<UptimePeriod | null>(null)
  const { loaded, all, load } = histories
  useEffect(() => {
    if (asked !== period || matching === undefined) return
    setAsked(null)
    if (loaded < all) load()
  }, [asked, period, matching, loaded, all, load])
  useFirstLoad(handle, histories)
  return { ...histories, report, until: report.until, loadPeriod: setAsked }
}

/** Loads the histories of the same stations and period once without a press; a person may stop it and go on. */
function useFirstLoad({ viewer }: CatalogHandle, histories: StationHistories<StationUptime>): void {
  const { matching, period, run, loaded, all, calls, load } = histories
  const started = useRef('')
  const selectionKey = useMemo(
    () => JSON.stringify([viewer, period, matching?.stations.map(({ id }) => id)]),
    [viewer, period, matching],
  )
  useEffect(() => {
    const isDue = run.kind === 'idle' && loaded < all && calls <= maxUnaskedCalls
    if (!isDue || started.current === selectionKey) return
    started.current = selectionKey
    load()
  }, [run.kind, loaded, all, calls, load, selectionKey])
}

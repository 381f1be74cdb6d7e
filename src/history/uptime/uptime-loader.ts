import type { CatalogHandle } from '../../catalog/catalog-handle'
import type { StationSeries } from '../../catalog/status-series'
import { type Uptime, type UptimePeriod, uptimeLengths, uptimePeriods } from '../../model/uptime'
import type { Access } from '../../model/value'
import { isFinal, loadStations, type StationResult } from '../batch/batches'
import type { LoadedBatches } from '../batch/use-batch-loading'
import { countUptime, createPeriods } from './uptime'

/** Loaded uptime of one station. */
export interface StationUptime extends StationResult {
  longest: UptimePeriod
  plugs: readonly { access: Access; uptime: Uptime }[]
}

/** Everything that a viewer has loaded in this session. */
export type LoadedUptimes = LoadedBatches<StationUptime>

/** Whether the station is loaded, so that another load would add nothing. */
export function isLoaded(uptime: StationUptime | undefined, period: UptimePeriod): boolean {
  return isFinal(uptime) && uptimePeriods.indexOf(uptime.longest) >= uptimePeriods.indexOf(period)
}

interface Period {
  period: UptimePeriod
  /** Epoch milliseconds. */
  until: number
  timeZone: string
}

/** Loads the histories of some stations and counts them. @throws ApiError */
export async function loadBatch(
  handle: CatalogHandle,
  batch: readonly StationSeries[],
  { period, until, timeZone }: Period,
): Promise<Map<string, StationUptime>> {
  const periods = createPeriods(until, period, timeZone)
  return loadStations(handle, batch, { length: uptimeLengths[period], until }, ({ isOutOfUse }, series) => ({
    longest: period,
    plugs: series.map(({ access, history, latest, key }) => {
      const plug = { history, latest, period: key.period, isOutOfUse }
      return { access, uptime: countUptime(plug, periods) }
    }),
  }))
}

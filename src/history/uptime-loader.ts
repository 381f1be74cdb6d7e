import type { CatalogHandle } from '../catalog/catalog-handle'
import type { StatusStation } from '../catalog/status-series'
import type { History } from '../model/history'
import { type Uptime, type UptimePeriod, uptimeLengths, uptimePeriods } from '../model/uptime'
import type { Access } from '../model/value'
import { fetchBatch } from './batches'
import { countUptime, createPeriods } from './uptime'
import type { Loaded } from './use-run'

/** Loaded uptime of one station. */
export interface StationUptime {
  longest: UptimePeriod
  plugs: readonly { access: Access; uptime: Uptime }[]
  /** Why a part of the time is missing; `null`: nothing is missing. */
  missing: History['missing'][number]['why'] | null
}

/** Everything that a viewer has loaded in this session. */
export type LoadedUptimes = Loaded<StationUptime>

/** Whether loading the station again would add nothing. */
export function isLoaded(known: StationUptime | undefined, period: UptimePeriod): boolean {
  if (known === undefined || known.missing === 'failed' || known.missing === 'refused') return false
  return uptimePeriods.indexOf(known.longest) >= uptimePeriods.indexOf(period)
}

interface Asked {
  period: UptimePeriod
  /** Epoch milliseconds. */
  until: number
  timeZone: string
}

/** Loads the histories of some stations and counts them. @throws ApiError */
export async function loadBatch(
  source: CatalogHandle,
  batch: readonly StatusStation[],
  { period, until, timeZone }: Asked,
): Promise<Map<string, StationUptime>> {
  const histories = await fetchBatch(source, batch, { length: uptimeLengths[period], until })
  const frame = createPeriods(until, period, timeZone)
  return new Map(
    batch.map(({ id, series, isOutOfUse }) => {
      const known = series.flatMap((one) => {
        const history = histories.get(one)
        return history ? { ...one, history } : []
      })
      const plugs = known.map(({ access, history, latest, key }) => {
        const past = { history, latest, period: key.period, isOutOfUse }
        return { access, uptime: countUptime(past, frame) }
      })
      const [gap] = known.flatMap(({ history }) => history.missing)
      return [id, { longest: period, plugs, missing: gap?.why ?? null }]
    }),
  )
}

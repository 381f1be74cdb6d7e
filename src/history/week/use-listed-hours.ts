import { useMemo } from 'react'
import type { CatalogHandle } from '../../catalog/catalog-handle'
import type { StationSeries, StatusQuery } from '../../catalog/status-series'
import { uptimeLengths } from '../../model/uptime'
import { type Access, joinAccess } from '../../model/value'
import { useI18n } from '../../ui/i18n/I18nContext'
import { loadStations, type StationResult } from '../batch/batches'
import { type StationHistories, useStationHistories } from '../batch/use-station-histories'
import { detectSampling } from '../intervals'
import { readOccupied } from '../series'
import { toUsualHour } from './usually-free'
import { addToWeek, addWeek, emptyWeek, toWeekHours, type WeekHour, type WeekSum } from './week-hours'

interface StationHours extends StationResult {
  /** Occupied plugs by hour of the week, summed over the plugs. */
  sums: readonly WeekSum[]
  plugs: number
  /** Plugs with closed histories, which are part of the sums. */
  closedPlugs: number
  /** Access to the histories of the plugs together. */
  access: Access
}

export interface ListedHours extends StationHistories<StationHours> {
  /**
   * Share of the known time in which the plugs were occupied; `mean` is `null` with too little data. Empty before
   * the first station.
   */
  hours: readonly WeekHour[]
  plugs: number
  closedPlugs: number
  access: Access
}

const period = '30-days'
const length = uptimeLengths[period]

/** Occupied time of the matching stations by hour of the week. Loads it when a person asks for it. */
export function useListedHours(
  handle: CatalogHandle,
  revision: number,
  { filters, bounds, now }: StatusQuery,
): ListedHours {
  const { timeZone } = useI18n()
  const histories = useStationHistories<StationHours>(handle, revision, {
    kind: 'week-hours',
    period,
    query: { filters, bounds, now },
    load: (batch, until) => loadHours(handle, batch, { until, timeZone }),
  })
  const { stationsPage, results } = histories
  const sum = useMemo(() => {
    const loaded = (stationsPage?.stations ?? []).flatMap(({ id }) => results?.stations.get(id) ?? [])
    return addStations(loaded)
  }, [stationsPage, results])
  return { ...histories, ...sum }
}

function addStations(loaded: readonly StationHours[]) {
  const sums = emptyWeek()
  for (const station of loaded) addWeek(sums, station.sums)
  return {
    hours: loaded.length > 0 ? toWeekHours(sums).map(hideMeanOfLittleData) : [],
    plugs: loaded.reduce((count, station) => count + station.plugs, 0),
    closedPlugs: loaded.reduce((count, station) => count + station.closedPlugs, 0),
    access: joinAccess(loaded.map(({ access }) => access)),
  }
}

/** A mean of too little data is not shown as usual, by the same minimums as "Usually free". */
export function hideMeanOfLittleData(hour: WeekHour): WeekHour {
  return toUsualHour(hour) ?? { ...hour, mean: null }
}

/** @throws ApiError */
export function loadHours(
  handle: CatalogHandle,
  batch: readonly StationSeries[],
  { until, timeZone }: { until: number; timeZone: string },
): Promise<Map<string, StationHours>> {
  const timeRange = { from: until - length, to: until }
  return loadStations(handle, batch, { length, until }, (_, series) => {
    const sums = emptyWeek()
    for (const { key, history } of series) {
      const sampling = detectSampling(key.period, history.samples)
      addToWeek(sums, history, { sampling, read: readOccupied, timeRange, timeZone })
    }
    const closedPlugs = series.filter(({ access }) => access === 'closed').length
    const access = joinAccess(series.map((one) => one.access))
    return { sums, plugs: series.length, closedPlugs, access }
  })
}

import type { CatalogHandle } from '../../catalog/catalog-handle'
import type { StationSeries, StatusQuery } from '../../catalog/status-series'
import type { SeriesKey } from '../../model/history'
import { uptimeLengths } from '../../model/uptime'
import type { Access } from '../../model/value'
import { loadStations, type StationResult } from '../batch/batches'
import { type StationHistories, useStationHistories } from '../batch/use-station-histories'
import { type ChangeCheck, checkChanges } from './change-check'

/** A station or plug whose reports were checked. */
export interface ChangeCheckRow {
  station: Pick<StationSeries, 'id' | 'name' | 'provider'>
  /** Label of the plug; `''`: the station itself. */
  label: string
  access: Access
  key: SeriesKey
  check: ChangeCheck
}

interface StationChangeChecks extends StationResult {
  rows: Omit<ChangeCheckRow, 'station'>[]
}

export interface ChangeChecks extends StationHistories<StationChangeChecks> {
  /** Rows of the loaded matching stations, by the station's name. */
  rows: ChangeCheckRow[]
}

const checkedPeriod = 'week'
const checkedLength = uptimeLengths[checkedPeriod]

/** Checks whether values changed in the last 7 days. The histories are loaded when a person asks for it. */
export function useChangeChecks(
  handle: CatalogHandle,
  revision: number,
  { filters, bounds, now }: StatusQuery,
): ChangeChecks {
  const histories = useStationHistories<StationChangeChecks>(handle, revision, {
    kind: 'change-check',
    period: checkedPeriod,
    query: { filters, bounds, now, withFreeReports: true },
    load: (batch, until) => loadChangeChecks(handle, batch, until),
  })
  const { stationsPage, results } = histories
  const rows = (stationsPage?.stations ?? []).flatMap(
    (station) =>
      results?.stations.get(station.id)?.rows.map((row): ChangeCheckRow => ({ ...row, station })) ?? [],
  )
  return { ...histories, rows }
}

/** Loads and checks the histories of some stations. @throws ApiError */
async function loadChangeChecks(
  handle: CatalogHandle,
  batch: readonly StationSeries[],
  until: number,
): Promise<Map<string, StationChangeChecks>> {
  const timeRange = { from: until - checkedLength, to: until }
  return loadStations(handle, batch, { length: checkedLength, until }, (_, series) => ({
    rows: series.map(({ label, access, history, key }) => {
      return { label, access, key, check: checkChanges(history, key.period, timeRange) }
    }),
  }))
}

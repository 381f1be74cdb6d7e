import type { CatalogHandle } from '../../catalog/catalog-handle'
import type { StatusQuery, StatusStation } from '../../catalog/status-series'
import { uptimeLengths } from '../../model/uptime'
import type { Access } from '../../model/value'
import { loadStations } from '../batch/batches'
import {
  type StationHistories,
  type StationResult,
  useStationHistories,
} from '../batch/use-station-histories'
import { type ChangeCheck, checkChanges } from './change-check'

/** A station or plug whose reports were checked. */
export interface ChangeCheckRow {
  station: Pick<StatusStation, 'id' | 'name' | 'provider'>
  /** Label of the plug; `''`: the station itself. */
  label: string
  access: Access
  check: ChangeCheck
}

interface StationChangeChecks extends StationResult {
  rows: Omit<ChangeCheckRow, 'station'>[]
}

export interface ChangeChecks extends StationHistories<StationChangeChecks> {
  /** Rows of the loaded matching stations, by the station's name. */
  rows: ChangeCheckRow[]
}

const period = 'week'
const length = uptimeLengths[period]

/** Checks whether values of stations and plugs changed in the last 7 days. Loads them when a person asks for it. */
export function useChangeChecks(
  source: CatalogHandle,
  revision: number,
  { filters, bounds, now }: StatusQuery,
): ChangeChecks {
  const histories = useStationHistories<StationChangeChecks>(source, revision, {
    ...{ kind: 'change-check', period },
    query: { filters, bounds, now, withNumbers: true },
    load: (batch, until) => loadChangeChecks(source, batch, until),
  })
  const { matching, known } = histories
  const rows = (matching?.stations ?? []).flatMap(
    (station) =>
      known?.stations.get(station.id)?.rows.map((row): ChangeCheckRow => ({ ...row, station })) ?? [],
  )
  return { ...histories, rows }
}

/** Loads and checks the histories of some stations. @throws ApiError */
async function loadChangeChecks(
  source: CatalogHandle,
  batch: readonly StatusStation[],
  until: number,
): Promise<Map<string, StationChangeChecks>> {
  const timeRange = { from: until - length, to: until }
  return loadStations(source, batch, { length, until }, (_, series) => ({
    rows: series.map(({ label, access, history, key }) => {
      return { label, access, check: checkChanges(history, key.period, timeRange) }
    }),
  }))
}

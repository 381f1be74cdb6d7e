import type { CatalogHandle } from '../catalog/catalog-handle'
import type { StatusQuery, StatusStation } from '../catalog/status-series'
import { uptimeLengths } from '../model/uptime'
import type { Access } from '../model/value'
import { loadStations } from './batches'
import { judgeMovement, type Movement } from './movement'
import { type StationHistories, type StationResult, useStationHistories } from './use-station-histories'

/** A station or plug whose reports were looked at. */
export interface MovementRow {
  station: Pick<StatusStation, 'id' | 'name' | 'provider'>
  /** What stands on the plug; `''`: the station itself. */
  label: string
  access: Access
  movement: Movement
}

interface StationMovement extends StationResult {
  rows: Omit<MovementRow, 'station'>[]
}

export interface Movements extends StationHistories<StationMovement> {
  /** Rows of the loaded stations that the filters leave, by the station's name. */
  rows: MovementRow[]
}

const period = 'week'
const length = uptimeLengths[period]

/** Whether stations and plugs moved in the last 7 days, loaded when a person asks for it. */
export function useMovements(
  source: CatalogHandle,
  revision: number,
  { filters, bounds, now }: StatusQuery,
): Movements {
  const histories = useStationHistories<StationMovement>(source, revision, {
    ...{ kind: 'movement', period },
    query: { filters, bounds, now, withNumbers: true },
    load: (batch, until) => loadMovements(source, batch, until),
  })
  const { matching, known } = histories
  const rows = (matching?.stations ?? []).flatMap(
    (station) => known?.stations.get(station.id)?.rows.map((row): MovementRow => ({ ...row, station })) ?? [],
  )
  return { ...histories, rows }
}

/** Loads the histories of some stations and judges them. @throws ApiError */
async function loadMovements(
  source: CatalogHandle,
  batch: readonly StatusStation[],
  until: number,
): Promise<Map<string, StationMovement>> {
  const bounds = { from: until - length, to: until }
  return loadStations(source, batch, { length, until }, (_, series) => ({
    rows: series.map(({ label, access, history, key }) => {
      return { label, access, movement: judgeMovement(history, key.period, bounds) }
    }),
  }))
}

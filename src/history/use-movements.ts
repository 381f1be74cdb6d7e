import { useQuery } from '@tanstack/react-query'
import type { CatalogHandle } from '../catalog/catalog-handle'
import type { StatusQuery, StatusStation, StatusStations } from '../catalog/status-series'
import type { History } from '../model/history'
import { uptimeLengths } from '../model/uptime'
import type { Access } from '../model/value'
import { fetchBatch } from './batches'
import type { Loading } from './LoadHistories'
import { judgeMovement, type Movement } from './movement'
import { askedQuery, type Job, loadedQuery, useRun } from './use-run'

/** A station or plug whose reports were looked at. */
export interface MovementRow {
  station: Pick<StatusStation, 'id' | 'name' | 'provider'>
  /** What stands on the plug; `''`: the station itself. */
  label: string
  access: Access
  movement: Movement
}

interface StationMovement {
  rows: Omit<MovementRow, 'station'>[]
  /** Why a part of the time is missing; `null`: nothing is missing. */
  missing: History['missing'][number]['why'] | null
}

export interface Movements extends Loading {
  /** Stations that the filters leave; `undefined` until they are known. */
  asked: StatusStations | undefined
  /** Rows of the loaded stations that the filters leave, by the station's name. */
  rows: MovementRow[]
  /** How many of the asked stations were refused in part for the age of the range, or failed in part. */
  outOfRange: number
  failed: number
}

const kind = 'movement'
const period = 'week'
const length = uptimeLengths[period]

/** Whether stations and plugs moved in the last 7 days, loaded when a person asks for it. */
export function useMovements(
  source: CatalogHandle,
  revision: number,
  { filters, bounds, now }: StatusQuery,
): Movements {
  const known = useQuery(loadedQuery<StationMovement>(source, kind)).data
  const query: StatusQuery = { filters, bounds, now, withNumbers: true }
  const { data: asked } = useQuery(askedQuery(source, revision, query))
  const stations = asked?.stations ?? []
  const { run, start, stop } = useRun<StationMovement>(source, kind, length)
  const job: Job<StationMovement> = {
    length,
    isLoaded: (state) => state !== undefined && state.missing !== 'failed' && state.missing !== 'refused',
    load: (batch, until) => loadMovements(source, batch, until),
  }
  const states = stations.map(({ id }) => known?.stations.get(id))
  const count = (...reasons: StationMovement['missing'][]) =>
    states.filter((state) => state !== undefined && reasons.includes(state.missing)).length
  return {
    ...{ period, asked, run, stop },
    rows: stations.flatMap(
      (station, at) => states[at]?.rows.map((row): MovementRow => ({ ...row, station })) ?? [],
    ),
    loaded: states.filter(job.isLoaded).length,
    all: stations.length,
    until: known?.until ?? null,
    outOfRange: count('range'),
    failed: count('failed', 'refused'),
    load: () => void start(stations, job, false),
    loadAgain: () => void start(stations, job, true),
  }
}

/** Loads the histories of some stations and judges them. @throws ApiError */
async function loadMovements(
  source: CatalogHandle,
  batch: readonly StatusStation[],
  until: number,
): Promise<Map<string, StationMovement>> {
  const histories = await fetchBatch(source, batch, { length, until })
  const bounds = { from: until - length, to: until }
  return new Map(
    batch.map(({ id, series }) => {
      const known = series.flatMap((one) => {
        const history = histories.get(one)
        return history ? { ...one, history } : []
      })
      const rows = known.map(({ label, access, history, key }) => {
        return { label, access, movement: judgeMovement(history, key.period, bounds) }
      })
      const [gap] = known.flatMap(({ history }) => history.missing)
      return [id, { rows, missing: gap?.why ?? null }]
    }),
  )
}

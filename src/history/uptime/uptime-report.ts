import type { StatusStation, StatusStations } from '../../catalog/status-series'
import {
  addUptimes,
  type RowUptime,
  type UptimePeriod,
  type UptimeReport,
  uptimePeriods,
} from '../../model/uptime'
import type { Access } from '../../model/value'
import type { LoadedUptimes } from './uptime-loader'

type Rows = ReadonlyMap<string, RowUptime>

/** Uptime by provider and by station, for the loaded matching stations. */
export function reportUptime(
  matching: StatusStations | undefined,
  known: LoadedUptimes | undefined,
  period: UptimePeriod,
): UptimeReport {
  const stations = matching?.stations ?? []
  const cached = new Map<string, Rows>()
  const getRows = (by: 'provider' | 'station', access: Access) => {
    const kind = `${by} ${access}`
    const rows = cached.get(kind) ?? sumRows(stations, known, { by, access })
    cached.set(kind, rows)
    return rows
  }
  const loaded = stations.flatMap(({ id }) => known?.stations.get(id) ?? [])
  const count = Math.max(0, ...loaded.map(({ longest }) => uptimePeriods.indexOf(longest) + 1))
  const periods = uptimePeriods.slice(0, count)
  return {
    period: periods.includes(period) ? period : (periods.at(-1) ?? period),
    periods,
    until: count > 0 ? (known?.until ?? null) : null,
    ids: (by) => [...getRows(by, 'closed').keys()],
    find: (by, id, access) => getRows(by, access).get(id) ?? null,
  }
}

function sumRows(
  stations: readonly StatusStation[],
  known: LoadedUptimes | undefined,
  { by, access }: { by: 'provider' | 'station'; access: Access },
): Rows {
  const groups = new Map<string, StatusStation[]>()
  for (const station of stations) {
    const id = by === 'station' ? station.id : station.provider
    groups.set(id, [...(groups.get(id) ?? []), station])
  }
  const rows = [...groups].flatMap(([id, group]): [string, RowUptime][] => {
    const loaded = group.filter((station) => known?.stations.has(station.id))
    const plugs = loaded
      .flatMap((station) => known?.stations.get(station.id)?.plugs ?? [])
      .filter((plug) => access === 'closed' || plug.access === 'open')
    if (plugs.length === 0) return []
    const uptime = addUptimes(plugs.map((plug) => plug.uptime))
    return [[id, { uptime, stations: loaded.length, plugs: plugs.length }]]
  })
  return new Map(rows)
}

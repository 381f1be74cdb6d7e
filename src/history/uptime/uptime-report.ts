import type { StationSeries, StatusSeriesPage } from '../../catalog/status-series'
import {
  addUptimes,
  type RowUptime,
  type UptimePeriod,
  type UptimeReport,
  uptimePeriods,
} from '../../model/uptime'
import { joinAccess, mayBeClosed, type Scope } from '../../model/value'
import type { LoadedUptimes } from './uptime-loader'

type Rows = ReadonlyMap<string, RowUptime>

/**
 * Stations of other providers than the chosen ones; none while no provider is chosen.
 * @param ofAny stations of any provider
 */
export function listOthers(
  ofAny: StatusSeriesPage | undefined,
  chosen: readonly string[],
): readonly StationSeries[] {
  if (ofAny === undefined || chosen.length === 0) return []
  return ofAny.stations.filter(({ provider }) => !chosen.includes(provider))
}

/**
 * Uptime by provider and by station, for those of the stations that are loaded.
 * @param others stations that have rows too, but do not decide which periods there are
 */
export function reportUptime(
  stations: readonly StationSeries[],
  uptimes: LoadedUptimes | undefined,
  period: UptimePeriod,
  others: readonly StationSeries[] = [],
): Omit<UptimeReport, 'isLoading'> {
  const cached = new Map<string, Rows>()
  const getRows = (by: 'provider' | 'station', scope: Scope) => {
    const kind = `${by} ${scope}`
    const rows = cached.get(kind) ?? sumRows([...stations, ...others], uptimes, { by, scope })
    cached.set(kind, rows)
    return rows
  }
  const loaded = stations.flatMap(({ id }) => uptimes?.stations.get(id) ?? [])
  const count = Math.max(0, ...loaded.map(({ longest }) => uptimePeriods.indexOf(longest) + 1))
  const periods = uptimePeriods.slice(0, count)
  return {
    period: periods.includes(period) ? period : (periods.at(-1) ?? period),
    periods,
    until: count > 0 ? (uptimes?.until ?? null) : null,
    ids: (by) => [...getRows(by, 'all').keys()],
    find: (by, id, scope) => getRows(by, scope).get(id) ?? null,
  }
}

function sumRows(
  stations: readonly StationSeries[],
  uptimes: LoadedUptimes | undefined,
  { by, scope }: { by: 'provider' | 'station'; scope: Scope },
): Rows {
  const groups = new Map<string, StationSeries[]>()
  for (const station of stations) {
    const id = by === 'station' ? station.id : station.provider
    groups.set(id, [...(groups.get(id) ?? []), station])
  }
  const rows = [...groups].flatMap(([id, group]): [string, RowUptime][] => {
    const loaded = group.filter((station) => uptimes?.stations.has(station.id))
    const plugs = loaded
      .flatMap((station) => uptimes?.stations.get(station.id)?.plugs ?? [])
      .filter((plug) => scope === 'all' || !mayBeClosed(plug.access))
    if (plugs.length === 0) return []
    const byPeriod = addUptimes(plugs.map((plug) => plug.uptime))
    const isIncomplete = loaded.length < group.length
    const access = joinAccess(plugs.map((plug) => plug.access))
    return [[id, { byPeriod, stations: loaded.length, plugs: plugs.length, access, isIncomplete }]]
  })
  return new Map(rows)
}

import type { AttentionQuery, AttentionReason, AttentionRow } from '../../../src/catalog/attention'
import type { CatalogApi, PlugDetails, StationDetails } from '../../../src/catalog/catalog-api'
import type { Filters } from '../../../src/model/filters'
import { isOutOfUse } from '../../../src/model/status'
import { stationQuery } from './station-query'

/**
 * The rows of the attention page, from the details of one station after the other. A row of a station itself has all
 * its matching plugs.
 */
export async function readAttention(
  catalog: CatalogApi,
  { filters, oldFrom, now }: AttentionQuery,
  isSignedIn: boolean,
): Promise<AttentionRow[]> {
  const { ignored } = await catalog.facets(stationQuery({ filters, now }))
  const acting = (group: keyof Filters, value: string | number) =>
    !ignored.some((one) => one.group === group && one.value === String(value))
  const types = filters.connector.filter((type) => acting('connector', type))
  const power = acting('power', filters.power) ? filters.power : 0
  const fits = ({ connectors }: PlugDetails) =>
    (types.length === 0 && power === 0) ||
    connectors.some((one) => (types.length === 0 || types.includes(one.type)) && (one.powerKw ?? 0) >= power)
  const isOld = ({ freshness, measuredAt }: Pick<PlugDetails, 'freshness' | 'measuredAt'>, from: number) =>
    freshness === 'stale' && measuredAt !== null && now - measuredAt >= from
  const reasonOf = (one: PlugDetails): AttentionReason | null => {
    if (one.status === 'out-of-order') return 'out-of-order'
    if (one.status === 'closed') return isSignedIn ? 'silent' : null
    if (one.status === 'occupied' && one.isUnchanged) return isOld(one, 0) ? 'occupied' : null
    return isOld(one, oldFrom) ? 'old' : null
  }
  const rowsOf = ({ summary, station, plugs }: StationDetails): AttentionRow[] => {
    const { id, name, municipality, provider, position } = summary
    const matching = plugs.filter(fits)
    const row = {
      station: { id, name, municipality, provider, isPlaced: position !== null, plugCount: plugs.length },
      plug: null,
      plugs: matching.length,
      state: '',
      measuredAt: null,
      isPushed: false,
      series: null,
      access: 'open' as const,
    }
    if (isOutOfUse(station.state)) return [{ ...row, reason: 'out-of-order', state: station.state }]
    const rows: AttentionRow[] = matching.flatMap((one) => {
      const reason = reasonOf(one)
      if (reason === null) return []
      const { dataType, period } = one.evidence ?? {}
      const series =
        dataType === undefined || period === undefined
          ? null
          : { level: 'plug' as const, id: one.id, dataType, period }
      return { ...row, reason, series, plug: one, plugs: 1, measuredAt: one.measuredAt }
    })
    const isKnownByPlugs = plugs.some(({ evidence }) => evidence !== null)
    if (!isKnownByPlugs && isOld(summary, oldFrom))
      rows.push({ ...row, reason: 'old', measuredAt: summary.measuredAt })
    if (isSignedIn && summary.status === 'closed' && plugs.every(({ status }) => status !== 'closed'))
      rows.push({ ...row, reason: 'silent' })
    return rows
  }
  const { stations } = await catalog.page(stationQuery({ now }), 0, 1_000)
  const details = await Promise.all(stations.map(({ id }) => catalog.details(id, { filters, now })))
  return details.flatMap((one) => (one?.matches ? rowsOf(one) : []))
}

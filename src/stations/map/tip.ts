import type { DrawnProperties } from '../../catalog/catalog-api'
import type { StationSummary } from '../../catalog/station-summary'
import type { PointedSign } from '../../map/painted-signs'
import { type Status, statuses } from '../../model/status'

/** Content of a tooltip, and its sign. */
export interface Tip {
  sign: PointedSign
  /** A station, or the stations of a cluster by status. */
  content: { station: StationSummary } | { count: number; mix: readonly { status: Status; count: number }[] }
}

/** @param hovered station under the mouse, when it is known */
export function describeTip(
  sign: PointedSign,
  drawn: DrawnProperties | undefined,
  hovered: StationSummary | null,
): Tip | null {
  if (drawn?.kind === 'station')
    return hovered?.id === drawn.id ? { sign, content: { station: hovered } } : null
  if (drawn?.kind !== 'cluster') return null
  const counts = drawn.mix.split(',').map(Number)
  const mix = statuses.map((status, index) => ({ status, count: counts[index] ?? 0 }))
  return { sign, content: { count: drawn.count, mix: mix.filter(({ count }) => count > 0) } }
}

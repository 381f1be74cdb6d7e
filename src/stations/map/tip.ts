import type { DrawnProperties } from '../../catalog/catalog-api'
import type { StationSummary } from '../../catalog/station-summary'
import type { PointedSign } from '../../map/painted-signs'

/** Sign under the mouse with the content of its tooltip. */
export interface Tip {
  sign: PointedSign
  drawn: DrawnProperties
  /** Station of the sign; of a cluster, `null` or any other. */
  station: StationSummary | null
}

/** @param hovered station under the mouse, when it is known */
export function describeTip(
  sign: PointedSign,
  drawn: DrawnProperties | undefined,
  hovered: StationSummary | null,
): Tip | null {
  if (!drawn || (drawn.kind === 'station' && hovered?.id !== drawn.id)) return null
  return { sign, drawn, station: hovered }
}

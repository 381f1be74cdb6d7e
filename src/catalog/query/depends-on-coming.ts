import { hasRequirements } from '../../model/filters'
import { areStatusesComing, isCopyTemporary, isFirstComing } from '../../model/parts'
import { isKnown } from '../../model/status'
import { dependsOn } from '../build/station-features'
import type { Snapshot } from '../catalog-api'
import type { StationQuery } from '../station-query'

type Query = Pick<StationQuery, 'filters'> & Partial<Pick<StationQuery, 'sort'>>

/** Whether the answer depends on a part that is loading. */
export function dependsOnComing(
  { filters, sort }: Query,
  { parts, copy }: Pick<Snapshot, 'parts' | 'copy'>,
): boolean {
  const { status, feature, capacity } = filters
  const needsPlugs =
    hasRequirements(filters) || capacity > 0 || dependsOn(feature, 'plugs') || sort === 'power'
  if (needsPlugs && isFirstComing(parts.plugs)) return true
  const needsValues = sort === 'free' || capacity > 0 || dependsOn(feature, 'values')
  if ((needsValues || status.length > 0) && areStatusesComing(parts)) return true
  // Without the series, "no live data" cannot be distinguished from "not public"; with an old copy neither is certain.
  return !status.every(isKnown) && (parts.series.isComing === true || isCopyTemporary(copy))
}

import { metresBetween } from '../../model/distance'
import type { Connector } from '../../model/station'
import { isFree } from '../../model/status'
import { type CatalogEntry, listConnectors, plugStatusAt } from '../build/catalog-entry'
import { findLimitedAccess, isFreeNow, listMatchingConnectors, summarise } from '../build/summarise'
import type { Alternative } from '../station-summary'
import { withFittingPlugs } from './plug-requirements'

/** Maximum number of alternatives: a driver compares no more. */
const maxAlternatives = 3
/** Maximum distance of an alternative, metres. */
const maxDistance = 25_000

/**
 * Nearest stations with a matching free plug: like one of `origin`'s connectors, and free by `isFreeNow` (the status is
 * live, the station not shut). Empty if `origin` has no position or connector. Stations that are not for everybody are
 * left out, unless `origin` has the same type of access.
 */
export function findAlternatives(
  origin: CatalogEntry,
  entries: readonly CatalogEntry[],
  now: number,
): Alternative[] {
  const { position: here } = origin.station
  const connectors = listConnectors(origin).filter(({ type }) => type !== '')
  if (here === null || connectors.length === 0) return []
  const fits = (there: Connector) => connectors.some((connector) => isAlike(connector, there))
  const accessTypes = [null, findLimitedAccess(origin)]
  const nearby = entries
    .flatMap((entry) => {
      const there = entry.station.position
      const distance = there && metresBetween(here, there)
      const isNear = distance !== null && distance <= maxDistance && entry.station.id !== origin.station.id
      return isNear ? { entry, distance } : []
    })
    .sort((one, other) => one.distance - other.distance)
  const alternatives: Alternative[] = []
  for (const { entry, distance } of nearby) {
    if (!accessTypes.includes(findLimitedAccess(entry))) continue
    const filtered = withFittingPlugs(entry, fits)
    if (filtered && isFreeNow(filtered, now))
      alternatives.push({ ...summarise(filtered, now, distance), ...describeMatching(filtered) })
    if (alternatives.length === maxAlternatives) break
  }
  return alternatives
}

/**
 * Whether a car that fits one connector fits the other. Types such as GB/T have either current; one may not be stated.
 */
function isAlike(one: Connector, other: Connector): boolean {
  return one.type === other.type && (!one.current || !other.current || one.current === other.current)
}

/** @param filtered the station with its matching plugs only */
function describeMatching(filtered: CatalogEntry): Pick<Alternative, 'matching' | 'matchingType'> {
  const { tables, plugRows, matchingRows = plugRows } = filtered
  const free = matchingRows.filter((row) => isFree(plugStatusAt(tables, row)))
  const [type = null, ...others] = new Set(
    listMatchingConnectors(filtered, matchingRows).map((connector) => connector.type),
  )
  return {
    matching: listMatchingConnectors(filtered, free.length > 0 ? free : matchingRows),
    matchingType: others.length === 0 ? type : null,
  }
}

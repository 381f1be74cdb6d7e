import { metresBetween } from '../../model/distance'
import type { Position } from '../../model/station'
import { isFree, isOutOfUse, statuses } from '../../model/status'
import type { CatalogEntry } from '../build/catalog-entry'
import { maxPower } from '../build/options'
import { isFreeNow, isShut } from '../build/summarise'
import type { ListQuery } from '../station-query'

type Order = Pick<ListQuery, 'sort' | 'now' | 'origin'>

/** Above any number of plugs. */
const manyPlugs = 1e6

/**
 * Stations without a position come last, in every order.
 * @param entries in the order of their names, which equals keep
 */
export function sortEntries(entries: readonly CatalogEntry[], query: Order): readonly CatalogEntry[] {
  const { placed, unplaced } = splitByPosition(entries)
  return [...sorted(placed, query), ...sorted(unplaced, { ...query, origin: null })]
}

/** Number of stations that have a position. */
export function countPlaced(entries: readonly CatalogEntry[]): number {
  return entries.reduce((count, { station }) => count + (station.position === null ? 0 : 1), 0)
}

function splitByPosition(entries: readonly CatalogEntry[]) {
  const placed: CatalogEntry[] = []
  const unplaced: CatalogEntry[] = []
  for (const entry of entries) (entry.station.position === null ? unplaced : placed).push(entry)
  return { placed, unplaced }
}

function sorted(entries: readonly CatalogEntry[], { sort, now, origin }: Order): readonly CatalogEntry[] {
  switch (sort) {
    case 'name':
      return entries
    case 'free':
      return byRank(entries, (entry) => freeRank(entry, now))
    case 'power':
      return byRank(entries, (entry) => -maxPower(entry))
    case 'distance':
      return origin ? byRank(entries, (entry) => distanceFrom(entry, origin) ?? Number.MAX_VALUE) : entries
  }
}

/** Metres, `null` when either position is not known. */
export function distanceFrom({ station }: CatalogEntry, origin: Position | null): number | null {
  return origin && station.position && metresBetween(origin, station.position)
}

function byRank(entries: readonly CatalogEntry[], rankOf: (entry: CatalogEntry) => number): CatalogEntry[] {
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry)
}

/**
 * Ranks stations for somebody who wants to charge now: first those with live free plugs, most plugs first; then those
 * whose free plugs were reported longer ago; then the others from best to worst status; last those that are closed or
 * out of use.
 */
function freeRank(entry: CatalogEntry, now: number): number {
  const free = entry.free ?? 0
  if (isOutOfUse(entry.station.state) || isShut(entry, now))
    return 3 * manyPlugs + statuses.indexOf(entry.status)
  if (free === 0 || !isFree(entry.status)) return 2 * manyPlugs + statuses.indexOf(entry.status)
  return (isFreeNow(entry, now) ? manyPlugs : 2 * manyPlugs) - Math.min(free, manyPlugs - 1)
}

import { metresBetween } from '../model/distance'
import type { Position } from '../model/station'
import { isFree, isOutOfUse, statuses } from '../model/status'
import type { Entry } from './entry'
import { powerOf } from './options'
import type { ListQuery } from './station-query'
import { isFreeNow, isShut } from './summary'

type Order = Pick<ListQuery, 'sort' | 'now' | 'origin'>

/** Above any number of plugs. */
const manyPlugs = 1e6

/**
 * Those without a place come last, in any order.
 * @param entries in the order of their names, which also orders equals
 */
export function inOrder(entries: readonly Entry[], query: Order): readonly Entry[] {
  const { placed, unplaced } = parted(entries)
  return [...sorted(placed, query), ...sorted(unplaced, { ...query, origin: null })]
}

/** How many can be drawn. */
export function countPlaced(entries: readonly Entry[]): number {
  return entries.reduce((count, { station }) => count + (station.position === null ? 0 : 1), 0)
}

function parted(entries: readonly Entry[]) {
  const placed: Entry[] = []
  const unplaced: Entry[] = []
  for (const entry of entries) (entry.station.position === null ? unplaced : placed).push(entry)
  return { placed, unplaced }
}

function sorted(entries: readonly Entry[], { sort, now, origin }: Order): readonly Entry[] {
  switch (sort) {
    case 'name':
      return entries
    case 'free':
      return byRank(entries, (entry) => freeRank(entry, now))
    case 'power':
      return byRank(entries, (entry) => -powerOf(entry))
    case 'distance':
      return origin ? byRank(entries, (entry) => distanceOf(entry, origin) ?? Number.MAX_VALUE) : entries
  }
}

/** Metres from there, `null` where either place is not known. */
export function distanceOf({ station }: Entry, origin: Position | null): number | null {
  return origin && station.position && metresBetween(origin, station.position)
}

function byRank(entries: readonly Entry[], rankOf: (entry: Entry) => number): Entry[] {
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry)
}

/**
 * What comes first for somebody who wants to charge now: live free plugs, the more the better, then free
 * plugs of older news, then the rest from best to worst status; what nobody can use now comes last.
 */
function freeRank(entry: Entry, now: number): number {
  const free = entry.free ?? 0
  if (isOutOfUse(entry.station.state) || isShut(entry, now))
    return 3 * manyPlugs + statuses.indexOf(entry.status)
  if (free === 0 || !isFree(entry.status)) return 2 * manyPlugs + statuses.indexOf(entry.status)
  return (isFreeNow(entry, now) ? manyPlugs : 2 * manyPlugs) - Math.min(free, manyPlugs - 1)
}

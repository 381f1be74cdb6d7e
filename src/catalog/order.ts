import { statuses } from '../model/status'
import type { Sort } from './door'
import type { Entry } from './entry'
import { freshnessOfAll } from './summary'

/** Above any number of plugs. */
const manyPlugs = 1e6

/**
 * What comes first for somebody who wants to charge now: live free plugs, the more the better, then free
 * plugs of older news, then the rest from best to worst status.
 */
function rankOf(entry: Entry, now: number): number {
  const free = entry.free ?? 0
  if (free === 0) return 2 * manyPlugs + statuses.indexOf(entry.status)
  const isLive = freshnessOfAll(entry.basis, now) === 'live'
  return (isLive ? manyPlugs : 2 * manyPlugs) - Math.min(free, manyPlugs - 1)
}

/** @param entries in the order of their names, which also orders equals */
export function inOrder(entries: readonly Entry[], sort: Sort, now: number): readonly Entry[] {
  if (sort === 'name') return entries
  return entries
    .map((entry) => ({ entry, rank: rankOf(entry, now) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ entry }) => entry)
}

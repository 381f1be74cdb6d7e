import { countPlugs, type PlugCounts, type Status, statusOfNumber, statusOfPlugs } from '../model/status'
import type { Meaning, Value } from '../model/value'
import type { Entry, PlugState } from './entry'
import { trustedTime } from './summary'

type Standing = Pick<Entry, 'counts' | 'status' | 'free' | 'total' | 'basis'>

/**
 * Newest value of the wanted kinds; one without a timestamp, or of a clock that runs ahead, counts
 * as the oldest.
 * @param now epoch milliseconds
 */
export function newestOf(
  values: readonly Value[],
  kinds: readonly Meaning['kind'][],
  now: number,
): Value | null {
  let newest: Value | null = null
  let newestAt = 0
  for (const value of values) {
    if (!kinds.includes(value.meaning.kind)) continue
    const at = trustedTime(value, now) ?? 0
    if (at < newestAt) continue
    newest = value
    newestAt = at
  }
  return newest
}

/**
 * Status of a station: from its plugs if any of them has a value, else from the number of free plugs.
 * @param capacity plugs that the station says to have, `null` where it does not say
 * @param number how many are free, as the station itself says, or what came instead and could not be read
 * @param listed whether the service lists a status of the station that shows no value
 */
export function standingOf(
  plugs: readonly PlugState[],
  capacity: number | null,
  number: Value | null,
  listed: boolean,
): Standing {
  const counts = countPlugs(plugs.map((plug) => plug.status))
  const basis = plugs.flatMap((plug) => plug.basis ?? [])
  if (basis.length > 0)
    return { counts, status: statusOfPlugs(counts), free: freeOf(counts), total: counts.total, basis }

  const total = capacity || plugs.length || null
  if (number?.meaning.kind === 'free') {
    const free = Math.min(number.meaning.free, total ?? Number.POSITIVE_INFINITY)
    return {
      counts: { ...countPlugs([]), total: total ?? free, free, unavailable: (total ?? free) - free },
      status: statusOfNumber(free, total),
      free,
      total,
      basis: [number],
    }
  }
  if (number) return { counts, status: 'not-understood', free: null, total, basis: [number] }
  const isClosed = listed || counts.closed > 0
  return { counts, status: isClosed ? 'closed' : 'none', free: null, total, basis }
}

/** Status of a station when no values could be had: nobody knows, which is neither "none" nor "closed". */
export function unknownStanding(plugs: number, capacity: number | null): Standing {
  const counts = countPlugs(Array<Status>(plugs).fill('unknown'))
  return { counts, status: 'unknown', free: null, total: capacity || plugs || null, basis: [] }
}

/** None free is known only when every plug is known. */
function freeOf(counts: PlugCounts): number | null {
  const hidden = counts.unknown + counts.notUnderstood + counts.closed + counts.none
  return counts.free > 0 || hidden === 0 ? counts.free : null
}

import {
  countPlugs,
  isKnown,
  isOutOfUse,
  type PlugCounts,
  type Status,
  statusOfNumber,
  statusOfPlugs,
} from '../model/status'
import type { Meaning, Value } from '../model/value'
import type { Conflict, Entry, PlugState } from './entry'
import { trustedTime } from './summary'

type Standing = Pick<Entry, 'counts' | 'status' | 'free' | 'total' | 'basis' | 'conflict'>

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

interface Told {
  plugs: readonly PlugState[]
  /** Plugs that the station says to have, `null` where it does not say. */
  capacity: number | null
  /** How many are free, as the station itself says, or what came instead and could not be read. */
  number: Value | null
  /** Whether the service lists a status of the station that shows no value. */
  listed: boolean
  /** Whether a value came that should tell how many are free, and was refused. */
  unread?: boolean
}

/** Status of a station: from its plugs where any of them tells what it does, else from the number of free plugs. */
export function standingOf(told: Told): Standing {
  const { plugs, number } = told
  const counts = countPlugs(plugs.map((plug) => plug.status))
  const basis = plugs.flatMap((plug) => plug.basis ?? [])
  const counted = number?.meaning.kind === 'free' ? number.meaning.free : null
  if (plugs.some(({ status }) => isKnown(status)))
    return number === null || counted === null
      ? ofPlugs(counts, basis)
      : ofBoth(counts, basis, { counted, number })
  const total = told.capacity || plugs.length || null
  if (number !== null && counted !== null) return ofNumber(counted, total, number)
  const unknown = { counts, free: null, total, conflict: null }
  if (basis.length > 0) return { ...unknown, status: statusOfPlugs(counts), basis }
  if (number !== null) return { ...unknown, status: 'not-understood', basis: [number] }
  if (told.unread || counts.notUnderstood > 0) return { ...unknown, status: 'not-understood', basis }
  const isClosed = told.listed || counts.closed > 0
  return { ...unknown, status: isClosed ? 'closed' : 'none', basis }
}

function ofPlugs(counts: PlugCounts, basis: Value[]): Standing {
  const free = freeOf(counts)
  return { counts, status: statusOfPlugs(counts), free, total: counts.total, basis, conflict: null }
}

/** Plugs weigh more than the number, which still tells of those plugs of which nothing is known. */
function ofBoth(
  counts: PlugCounts,
  basis: Value[],
  { counted, number }: { counted: number; number: Value },
): Standing {
  const hidden = hiddenOf(counts)
  const own = ofPlugs(counts, basis)
  const isPossible = counted >= counts.free && counted <= counts.free + hidden
  if (!isPossible) {
    const conflict: Conflict = { kind: 'plugs', counted, against: counts.free, number }
    return { ...own, conflict }
  }
  if (own.free !== null) return own
  return {
    ...own,
    status: counted > 0 ? 'partly' : own.status,
    free: counted,
    basis: [...basis, number],
  }
}

function ofNumber(free: number, total: number | null, number: Value): Standing {
  const isTooMany = total !== null && free > total
  const all = isTooMany ? free : (total ?? free)
  return {
    counts: { ...countPlugs([]), total: all, free, unavailable: all - free },
    status: statusOfNumber(free, total),
    free,
    total,
    basis: [number],
    conflict: isTooMany ? { kind: 'capacity', counted: free, against: total, number } : null,
  }
}

/** Status of a station when no values could be had: nobody knows, which is neither "none" nor "closed". */
export function unknownStanding(plugs: number, capacity: number | null): Standing {
  const counts = countPlugs(Array<Status>(plugs).fill('unknown'))
  const total = capacity || plugs || null
  return { counts, status: 'unknown', free: null, total, basis: [], conflict: null }
}

/** What the operator states rules over what is counted, which is kept beside it. */
export function ruledBy<Some extends { status: Status }>(state: string, standing: Some): Some {
  return isOutOfUse(state) ? { ...standing, status: 'out-of-order' } : standing
}

/** None free is known only when every plug is known. */
function freeOf(counts: PlugCounts): number | null {
  return counts.free > 0 || hiddenOf(counts) === 0 ? counts.free : null
}

/** Plugs of which nothing is known. */
function hiddenOf({ unknown, notUnderstood, closed, none }: PlugCounts): number {
  return unknown + notUnderstood + closed + none
}

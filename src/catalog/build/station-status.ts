import {
  countPlugs,
  isKnown,
  isOutOfUse,
  type PlugCounts,
  type Status,
  statusOfNumber,
  statusOfPlugs,
} from '../../model/status'
import type { Meaning, Value } from '../../model/value'
import type { CatalogEntry, MeasuredConflict, PlugState } from './catalog-entry'
import { trustedTime } from './summarise'

/** What is said of a status that may exist. `unknown`: what it follows from could not be fetched. */
export type WithoutValues = 'unknown' | 'coming'

type Availability = Pick<CatalogEntry, 'counts' | 'status' | 'free' | 'total' | 'evidence' | 'conflict'>

/**
 * Newest value of the wanted kinds; one without a timestamp, or of a clock that runs ahead, counts
 * as the oldest.
 * @param now epoch milliseconds
 */
export function findNewest(
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

interface Reported {
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
export function deriveAvailability(told: Reported): Availability {
  const { plugs, number } = told
  const counts = countPlugs(plugs.map((plug) => plug.status))
  const evidence = plugs.flatMap((plug) => plug.evidence ?? [])
  const counted = number?.meaning.kind === 'free' ? number.meaning.free : null
  if (plugs.some(({ status }) => isKnown(status)))
    return number === null || counted === null
      ? fromPlugs(counts, evidence)
      : fromPlugsAndNumber(counts, evidence, { counted, number })
  const total = told.capacity || plugs.length || null
  if (number !== null && counted !== null) return fromNumber(counted, total, number)
  const unknown = { counts, free: null, total, conflict: null }
  if (evidence.length > 0) return { ...unknown, status: statusOfPlugs(counts), evidence }
  if (number !== null) return { ...unknown, status: 'not-understood', evidence: [number] }
  if (told.unread || counts.notUnderstood > 0) return { ...unknown, status: 'not-understood', evidence }
  if (counts.coming > 0) return { ...unknown, status: 'coming', evidence }
  const isClosed = told.listed || counts.closed > 0
  return { ...unknown, status: isClosed ? 'closed' : 'none', evidence }
}

function fromPlugs(counts: PlugCounts, evidence: Value[]): Availability {
  const free = countFree(counts)
  return { counts, status: statusOfPlugs(counts), free, total: counts.total, evidence, conflict: null }
}

/** Plugs weigh more than the number, which still tells of those plugs of which nothing is known. */
function fromPlugsAndNumber(
  counts: PlugCounts,
  evidence: Value[],
  { counted, number }: { counted: number; number: Value },
): Availability {
  const hidden = countUnknown(counts)
  const own = fromPlugs(counts, evidence)
  const isPossible = counted >= counts.free && counted <= counts.free + hidden
  if (!isPossible) {
    const conflict: MeasuredConflict = { kind: 'plugs', counted, against: counts.free, number }
    return { ...own, conflict }
  }
  if (own.free !== null) return own
  return {
    ...own,
    status: counted > 0 ? 'partly' : own.status,
    free: counted,
    evidence: [...evidence, number],
  }
}

function fromNumber(free: number, total: number | null, number: Value): Availability {
  const isTooMany = total !== null && free > total
  const all = isTooMany ? free : (total ?? free)
  return {
    counts: { ...countPlugs([]), total: all, free, unavailable: all - free },
    status: statusOfNumber(free, total),
    free,
    total,
    evidence: [number],
    conflict: isTooMany ? { kind: 'capacity', counted: free, against: total, number } : null,
  }
}

/**
 * Status of a station without values, which is neither "none" nor "closed": nobody knows it, or it is coming.
 * @param plugs number of plugs
 */
export function availabilityWithoutValues(
  status: WithoutValues,
  plugs: number,
  capacity: number | null,
): Availability {
  const counts = countPlugs(Array<Status>(plugs).fill(status))
  const total = capacity || plugs || null
  return { counts, status, free: null, total, evidence: [], conflict: null }
}

/** What the operator states rules over what is counted, which is kept beside it. */
export function applyOperatorState<Some extends { status: Status }>(state: string, availability: Some): Some {
  return isOutOfUse(state) ? { ...availability, status: 'out-of-order' } : availability
}

/** None free is known only when every plug is known. */
function countFree(counts: PlugCounts): number | null {
  return counts.free > 0 || countUnknown(counts) === 0 ? counts.free : null
}

/** Plugs of which nothing is known. */
function countUnknown({ unknown, notUnderstood, closed, none, coming }: PlugCounts): number {
  return unknown + notUnderstood + closed + none + coming
}

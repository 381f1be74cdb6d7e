import { nextRow, noRow, saidAt, type ValueTable } from '../../api/value-table'
import { isTrusted } from '../../model/freshness'
import {
  deriveFromNumber,
  deriveFromPlugs,
  isOutOfUse,
  type PlugCounts,
  type Status,
} from '../../model/status'
import type { Meaning } from '../../model/value'
import type { CatalogEntry, MeasuredConflict } from './catalog-entry'

/** What is said of a status that may exist. `unknown`: what it follows from could not be fetched. */
export type WithoutValues = 'unknown' | 'coming'

type Availability = Pick<CatalogEntry, 'status' | 'free' | 'total' | 'countedBy' | 'evidence' | 'conflict'>

/**
 * Row of the newest value of the wanted kinds, or `noRow`; one without a timestamp, or of a clock that runs ahead,
 * counts as the oldest.
 * @param first row of the station or plug
 * @param now epoch milliseconds
 */
export function findNewest(
  table: ValueTable,
  first: number,
  kinds: readonly Meaning['kind'][],
  now: number,
): number {
  let newest = noRow
  let newestAt = 0
  for (let row = first; row !== noRow; row = nextRow(table, row)) {
    if (!kinds.includes(saidAt(table, row).meaning.kind)) continue
    const measuredAt = table.measuredAt[row] ?? Number.NaN
    const at = isTrusted(measuredAt, now) ? measuredAt : 0
    if (at < newestAt) continue
    newest = row
    newestAt = at
  }
  return newest
}

/** What a station reports. Measurements are rows of the values. */
interface Reported {
  /** Its plugs by status. */
  counts: PlugCounts
  /** Measurements of its plugs. */
  evidence: readonly number[]
  /** Plugs that the station says to have, `null` where it does not say. */
  capacity: number | null
  /** How many are free, as the station itself says, or what came instead and could not be read; or `noRow`. */
  number: number
  /** How many these are, `null` where that could not be read. */
  counted: number | null
  /** Whether the service lists a status of the station that shows no value. */
  listed: boolean
  /** Whether a value came that should tell how many are free, and was refused. */
  unread: boolean
}

/** Status of a station: from its plugs where any of them reports one, else from the number of free plugs. */
export function deriveAvailability(reported: Reported): Availability {
  const { counts, evidence, number, counted } = reported
  if (countUnknown(counts) < counts.total)
    return counted === null
      ? fromPlugs(counts, evidence)
      : fromPlugsAndNumber(counts, evidence, { counted, number })
  const total = reported.capacity || counts.total || null
  if (counted !== null) return fromNumber(counted, total, number)
  const unknown = { free: null, total, countedBy: 'plugs', conflict: null } as const
  if (evidence.length > 0) return { ...unknown, status: deriveFromPlugs(counts), evidence }
  if (number !== noRow) return { ...unknown, status: 'not-understood', evidence: [number] }
  if (reported.unread || counts.notUnderstood > 0) return { ...unknown, status: 'not-understood', evidence }
  if (counts.coming > 0) return { ...unknown, status: 'coming', evidence }
  const isClosed = reported.listed || counts.closed > 0
  return { ...unknown, status: isClosed ? 'closed' : 'none', evidence }
}

function fromPlugs(counts: PlugCounts, evidence: readonly number[]): Availability {
  const free = countFree(counts)
  const status = deriveFromPlugs(counts)
  return { status, free, total: counts.total, countedBy: 'plugs', evidence, conflict: null }
}

/** The plugs count before the number, which is still used for plugs without a status. */
function fromPlugsAndNumber(
  counts: PlugCounts,
  evidence: readonly number[],
  { counted, number }: { counted: number; number: number },
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

function fromNumber(free: number, total: number | null, number: number): Availability {
  const isTooMany = total !== null && free > total
  return {
    status: deriveFromNumber(free, total),
    free,
    total,
    countedBy: 'number',
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
  const total = capacity || plugs || null
  return { status, free: null, total, countedBy: 'nothing', evidence: [], conflict: null }
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

import { nextRow, noRow, type ValueTable } from '../../api/value-table'
import { isTrusted } from '../../model/freshness'
import {
  deriveFromNumber,
  deriveFromPlugs,
  isOutOfUse,
  type PlugCounts,
  type Status,
} from '../../model/status'
import type { Meaning } from '../../model/value'
import type { CatalogEntry } from './catalog-entry'

/** Status if a value may exist. `unknown`: the values failed to load; `coming`: they are loading. */
export type StatusWithoutValue = 'unknown' | 'coming'

type Availability = Pick<CatalogEntry, 'status' | 'free' | 'total' | 'evidence' | 'conflict'>

/** 1 for each reading whose meaning is of these kinds. */
export function selectReadings({ readings }: ValueTable, kinds: readonly Meaning['kind'][]): Uint8Array {
  return Uint8Array.from(readings, ({ meaning }) => Number(kinds.includes(meaning.kind)))
}

/**
 * Row of the newest value with a wanted reading, or `noRow`. A value without a timestamp, or with one in the future,
 * counts as the oldest.
 * @param first row of the station or plug
 * @param wanted by `selectReadings`
 * @param now epoch milliseconds
 */
export function findNewest(table: ValueTable, first: number, wanted: Uint8Array, now: number): number {
  let newest = noRow
  let newestAt = 0
  for (let row = first; row !== noRow; row = nextRow(table, row)) {
    if (wanted[table.readingIndexes[row] ?? 0] === 0) continue
    const measuredAt = table.measuredAt[row] ?? Number.NaN
    const moment = isTrusted(measuredAt, now) ? measuredAt : 0
    if (moment < newestAt) continue
    newest = row
    newestAt = moment
  }
  return newest
}

/** Input for a station's status. Measurements are rows of the values. */
interface StationReports {
  /** Number of its plugs by status. */
  counts: PlugCounts
  /** Measurements of its plugs. */
  evidence: readonly number[]
  /** Number of plugs by the station's record; `null`: not stated; absent: these are some of its plugs. */
  capacity?: number | null
  /** Row of the station's own number of free plugs, parsed or not; or `noRow`. */
  freeCountRow: number
  /** The parsed number; `null`: it could not be parsed. */
  counted: number | null
  /** Whether the service lists a status series of the station, with or without a value for this viewer. */
  hasStatusSeries?: boolean
  /** Whether a value for the number of free plugs was rejected. */
  isFreeCountRejected?: boolean
}

/** Status of a station, from its plugs if any of them reports one, else from the number of free plugs. */
export function deriveAvailability(reported: StationReports): Availability {
  const { counts, evidence, freeCountRow, counted } = reported
  if (countUnknown(counts) < counts.total)
    return counted === null
      ? fromPlugs(counts, evidence)
      : fromPlugsAndNumber(counts, evidence, { counted, freeCountRow })
  const total = totalWithoutStatuses(reported.capacity, counts.total)
  if (counted !== null) return fromNumber(counted, total, freeCountRow)
  const unknown = { free: null, total, conflict: null } as const
  if (evidence.length > 0) return { ...unknown, status: deriveFromPlugs(counts), evidence }
  if (freeCountRow !== noRow) return { ...unknown, status: 'not-understood', evidence: [freeCountRow] }
  if (reported.isFreeCountRejected || counts['not-understood'] > 0)
    return { ...unknown, status: 'not-understood', evidence }
  if (counts.coming > 0) return { ...unknown, status: 'coming', evidence }
  const isClosed = reported.hasStatusSeries || counts.closed > 0
  return { ...unknown, status: isClosed ? 'closed' : 'none', evidence }
}

/** The status that these plugs have by themselves. */
export function fromPlugs(counts: PlugCounts, evidence: readonly number[]): Availability {
  const free = countFree(counts)
  const status = deriveFromPlugs(counts)
  return { status, free, total: counts.total, evidence, conflict: null }
}

/** The statuses of plugs take precedence. The number is used for plugs without a status. */
function fromPlugsAndNumber(
  counts: PlugCounts,
  evidence: readonly number[],
  { counted, freeCountRow }: { counted: number; freeCountRow: number },
): Availability {
  const withoutStatus = countUnknown(counts)
  const own = fromPlugs(counts, evidence)
  const isPossible = counted >= counts.available && counted <= counts.available + withoutStatus
  if (!isPossible) {
    return { ...own, conflict: { kind: 'plugs', counted, against: counts.available } }
  }
  if (own.free !== null) return own
  return {
    ...own,
    status: counted > 0 ? 'partly' : own.status,
    free: counted,
    evidence: [...evidence, freeCountRow],
  }
}

function fromNumber(free: number, total: number | null, freeCountRow: number): Availability {
  const isTooMany = total !== null && free > total
  return {
    status: deriveFromNumber(free, total),
    free,
    total,
    evidence: [freeCountRow],
    conflict: isTooMany ? { kind: 'capacity', counted: free, against: total } : null,
  }
}

/**
 * Status of a station while values are missing: unknown or coming, neither "none" nor "closed".
 * @param plugs number of plugs
 */
export function deriveWithoutValues(
  status: StatusWithoutValue,
  plugs: number,
  capacity: number | null,
): Availability {
  const total = totalWithoutStatuses(capacity, plugs)
  return { status, free: null, total, evidence: [], conflict: null }
}

/**
 * Number of plugs of a station whose plugs report no status: its capacity, because it may have more plugs than the
 * service lists.
 * @param capacity by the station's record; 0 states none
 */
function totalWithoutStatuses(capacity: number | null | undefined, listed: number): number | null {
  return capacity || listed || null
}

/** The operator's state takes precedence over the counted status. */
export function applyOperatorState(state: string, status: Status): Status {
  return isOutOfUse(state) ? 'out-of-order' : status
}

/** "No free plug" needs a known status of every plug. */
function countFree(counts: PlugCounts): number | null {
  return counts.available > 0 || countUnknown(counts) === 0 ? counts.available : null
}

/** Number of plugs without a known status. */
export function countUnknown({
  unknown,
  'not-understood': notUnderstood,
  closed,
  none,
  coming,
}: PlugCounts): number {
  return unknown + notUnderstood + closed + none + coming
}

/**
 * Statuses of a station or plug for a driver, by the latest values; from best to worst, as in legends, rings and
 * counts. `unavailable`: it cannot be used, and no reason is given; `unknown`: the service reports that it is unknown;
 * `not-understood`: a received value could not be parsed; `closed`: there is a status that this viewer may not see;
 * `none`: no live data; `coming`: the plugs or values that it is calculated from are being fetched.
 */
export const statuses = [
  'available',
  'partly',
  'occupied',
  'reserved',
  'unavailable',
  'out-of-order',
  'unknown',
  'not-understood',
  'closed',
  'none',
  'coming',
] as const
export type Status = (typeof statuses)[number]

/** A plug is never partly free. */
export type PlugStatus = Exclude<Status, 'partly'>

export const plugStatuses: readonly PlugStatus[] = statuses.filter((status) => status !== 'partly')

/** Statuses that a station can have once everything is loaded: those of the legend and of links. */
export const statusesOnceLoaded: readonly Status[] = statuses.filter((status) => status !== 'coming')

/** States that take a station out of use, whatever its plugs report. */
const outOfUse: ReadonlySet<string> = new Set([
  'FAULT',
  'UNAVAILABLE',
  'TEMPORARYUNAVAILABLE',
  'PLANNED',
  'REMOVED',
])

/** @param state the station's `state` */
export function isOutOfUse(state: string): boolean {
  return outOfUse.has(state)
}

/** Number of plugs by status, and of all. Unknown is not zero. */
export type PlugCounts = Record<PlugStatus | 'total', number>

export function countPlugs(plugs: readonly PlugStatus[]): PlugCounts {
  const counts: PlugCounts = {
    total: 0,
    available: 0,
    occupied: 0,
    reserved: 0,
    unavailable: 0,
    'out-of-order': 0,
    unknown: 0,
    'not-understood': 0,
    closed: 0,
    none: 0,
    coming: 0,
  }
  for (const status of plugs) {
    counts.total += 1
    counts[status] += 1
  }
  return counts
}

/**
 * One status for a station from its plugs. Plugs without a known status do not hide a known one, except "out of order",
 * which needs all plugs: with two free and one unknown the station is partly free, which is what a driver can rely on.
 */
export function deriveFromPlugs(counts: PlugCounts): Status {
  if (counts.total === 0 || counts.none === counts.total) return 'none'
  if (counts.available === counts.total) return 'available'
  if (counts.available > 0) return 'partly'
  if (counts.occupied > 0) return 'occupied'
  if (counts.reserved > 0) return 'reserved'
  if (counts.unavailable > 0) return 'unavailable'
  if (counts['out-of-order'] === counts.total) return 'out-of-order'
  if (counts.unknown > 0) return 'unknown'
  if (counts['not-understood'] > 0) return 'not-understood'
  if (counts.coming > 0) return 'coming'
  return counts.closed > 0 ? 'closed' : 'unknown'
}

export function isKnown(status: Status): boolean {
  return !['unknown', 'not-understood', 'closed', 'none', 'coming'].includes(status)
}

/** Whether something is free in this status. */
export function isFree(status: Status): status is 'available' | 'partly' {
  return status === 'available' || status === 'partly'
}

/**
 * One status from the number of free plugs alone, for stations whose plugs report none. 0 free gives no reason.
 * @param capacity number of plugs; `null`: unknown
 */
export function deriveFromNumber(free: number, capacity: number | null): Status {
  if (free <= 0) return 'unavailable'
  return capacity !== null && free < capacity ? 'partly' : 'available'
}

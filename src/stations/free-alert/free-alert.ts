import type { Snapshot } from '../../catalog/catalog-api'
import { isUsable, type StationSummary } from '../../catalog/station-summary'
import { hour } from '../../durations'
import type { PlugRequirements } from '../../model/filters'
import { createStore } from '../../store'
import type { NotificationAnswer } from '../../ui/browser/notification'

/** Milliseconds that a page waits for a free plug. */
export const longestAlert = 2 * hour

/** Station with the name that open data states. */
export interface AwaitedStation {
  id: string
  name: string
}

export interface WaitingAlert {
  kind: 'waiting'
  station: AwaitedStation
  requirements: PlugRequirements
  /** Epoch milliseconds. */
  endsAt: number
  /** Permission for notifications; `asking`: the browser is asking the person. */
  permission: NotificationAnswer | 'asking'
}

/** Reason for the end. `free`: number of free plugs, `null` if it is not stated. */
export type AlertEnd = { reason: 'free'; free: number | null } | { reason: 'over' } | { reason: 'out-of-use' }

/** State of the wait for a free plug, at one station at most. `ended`: shown until the person has seen it. */
export type FreeAlert =
  | { kind: 'off' }
  | WaitingAlert
  | ({ kind: 'ended'; station: AwaitedStation } & AlertEnd)

const off: FreeAlert = { kind: 'off' }
const { current, set, subscribe } = createStore<FreeAlert>(off)

export const freeAlert = {
  subscribe,
  current,
  /** Starts a wait and replaces the previous one. `permission` is stored when the person has answered. */
  async start(wait: Omit<WaitingAlert, 'kind' | 'permission'>, permission: Promise<NotificationAnswer>) {
    const waiting: WaitingAlert = { kind: 'waiting', ...wait, permission: 'asking' }
    set(waiting)
    const answer = await permission.catch((): NotificationAnswer => 'unsupported')
    if (current() === waiting) set({ ...waiting, permission: answer })
  },
  end(waiting: WaitingAlert, end: AlertEnd): void {
    if (current() === waiting) set({ kind: 'ended', station: waiting.station, ...end })
  },
  stop: () => set(off),
}

/** Returns whether waiting is possible: the station is in use, and open data states no free plug. */
export function canWait(station: StationSummary): boolean {
  const { status } = station
  return isUsable(station) && (status === 'occupied' || status === 'reserved' || status === 'unavailable')
}

/**
 * Returns whether the last request has loaded the values: they are neither a copy nor left over from before a
 * failure.
 */
function isFetchedNow({ parts, copy }: Snapshot): boolean {
  return copy === 'none' && parts.values.failure === null
}

/**
 * Returns how a snapshot ends the wait; `null`: the wait continues.
 * @param summary station with the matching plugs, from open data; `null`: no plug matches, or the station is unknown
 */
export function decideEnd(
  waiting: Pick<WaitingAlert, 'endsAt'>,
  { summary, snapshot, now }: { summary: StationSummary | null; snapshot: Snapshot; now: number },
): AlertEnd | null {
  if (now >= waiting.endsAt) return { reason: 'over' }
  if (!isFetchedNow(snapshot) || summary === null) return null
  if (summary.outOfUse !== null) return { reason: 'out-of-use' }
  return summary.freeNow ? { reason: 'free', free: summary.free } : null
}

import type { Snapshot } from '../../catalog/catalog-api'
import type { StationSummary } from '../../catalog/station-summary'
import type { Filters } from '../../model/filters'
import { shownFromCopy } from '../../model/parts'
import type { NotifyPermission } from '../../ui/notification'

/** Milliseconds that a page waits for a free plug. */
export const longestWait = 2 * 3_600_000

/** What a plug must have. */
export type Needs = Pick<Filters, 'connector' | 'power'>

/** A station, as open data names it. */
export interface Named {
  id: string
  name: string
}

export interface Waiting {
  kind: 'waiting'
  station: Named
  needs: Needs
  /** Epoch milliseconds. */
  until: number
  /** How the person is told; `asking`: the browser is asking them. */
  permission: NotifyPermission | 'asking'
}

/** `free`: plugs that are free, `null` where nobody says how many. */
type End = { why: 'free'; free: number | null } | { why: 'over' } | { why: 'out-of-use' }

/** The page waits for a free plug of one station at most. `ended`: told until the person has seen it. */
export type FreeAlert = { kind: 'off' } | Waiting | ({ kind: 'ended'; station: Named } & End)

const off: FreeAlert = { kind: 'off' }
const listeners = new Set<() => void>()
let current: FreeAlert = off

function change(next: FreeAlert): void {
  current = next
  for (const listener of listeners) listener()
}

export const freeAlert = {
  subscribe(listener: () => void) {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  current: () => current,
  /** In the place of what it waited for before. `permission` is noted when the person has answered. */
  async start(wait: Omit<Waiting, 'kind' | 'permission'>, permission: Promise<NotifyPermission>) {
    const waiting: Waiting = { kind: 'waiting', ...wait, permission: 'asking' }
    change(waiting)
    const answer = await permission.catch((): NotifyPermission => 'unsupported')
    if (current === waiting) change({ ...waiting, permission: answer })
  },
  end(waiting: Waiting, end: End): void {
    if (current === waiting) change({ kind: 'ended', station: waiting.station, ...end })
  },
  stop: () => change(off),
}

/** Whether one can wait at a station: it is in use, and none of its plugs is free while what it says is open data. */
export function canWait({ status, outOfUse, shut }: StationSummary): boolean {
  if (outOfUse !== null || shut !== null) return false
  return status === 'occupied' || status === 'reserved' || status === 'unavailable'
}

/** Whether the values were fetched by the last question: neither a copy nor what was left when the service failed. */
function isFetchedNow({ parts, offline }: Snapshot): boolean {
  return !offline && shownFromCopy(parts) === null && parts.values.failure === null
}

/**
 * What a snapshot means for who waits; `null`: nothing yet.
 * @param summary of the plugs that fit, from open data; `null`: none fits, or the station is not known
 */
export function judge(
  waiting: Pick<Waiting, 'until'>,
  { summary, snapshot, now }: { summary: StationSummary | null; snapshot: Snapshot; now: number },
): End | null {
  if (now >= waiting.until) return { why: 'over' }
  if (!isFetchedNow(snapshot) || summary === null) return null
  if (summary.outOfUse !== null) return { why: 'out-of-use' }
  return summary.freeNow ? { why: 'free', free: summary.free } : null
}

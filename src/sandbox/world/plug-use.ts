import { hour, minute } from '../../durations'
import { chance, hash } from './chance'
import { type Episodes, findLastEpisode, listEpisodes } from './episodes'

export type PlugState = 'free' | 'reserved' | 'busy' | 'blocked' | 'broken' | 'unknown'

/** Use and faults of one plug. */
export interface PlugUse {
  charging: Episodes
  trouble: Episodes
}

export const day = 24 * hour
/** Offset of Central European time, milliseconds. It ignores summer time, which does not matter for a daily rhythm. */
const localOffset = hour

/** Share of slots with a car, by local hour. */
const byHour = [
  0.1, 0.08, 0.06, 0.06, 0.08, 0.15, 0.35, 0.6, 0.8, 0.85, 0.8, 0.8, 0.85, 0.8, 0.7, 0.7, 0.75, 0.85, 0.85,
  0.7, 0.5, 0.35, 0.25, 0.15,
]

function rhythm(moment: number): number {
  const local = moment + localOffset
  // 1 January 1970 was a Thursday, so days 2 and 3 of a week counted from it are Saturday and Sunday.
  const weekend = [2, 3].includes(Math.floor(local / day) % 7)
  return (byHour[Math.floor(local / hour) % 24] ?? 0) * (weekend ? 0.75 : 1)
}

/** @param demand popularity of the site, 0 to 1 */
export function createPlugUse(seed: number, fast: boolean, demand: number): PlugUse {
  return {
    charging: {
      seed: hash(seed, 11),
      slot: fast ? 50 * minute : 160 * minute,
      probability: (moment) => rhythm(moment) * (0.35 + 0.65 * demand),
      length: [0.35, 0.95],
      atLeastEvery: 16,
    },
    trouble: {
      seed: hash(seed, 12),
      slot: 10 * day,
      probability: () => 0.12,
      length: [0.05, 0.5],
      atLeastEvery: 40,
    },
  }
}

/** Returns the state of a plug at a moment, and its start. */
export function plugStateAt(use: PlugUse, moment: number): { state: PlugState; since: number } {
  const trouble = findLastEpisode(use.trouble, moment)
  if (moment < trouble.to) {
    const unknown = chance(use.trouble.seed, 4, trouble.slot) < 0.3
    return { state: unknown ? 'unknown' : 'broken', since: trouble.from }
  }
  const session = findLastEpisode(use.charging, moment)
  const [state, since] = sessionState(use.charging.seed, session, moment)
  return { state, since: Math.max(since, trouble.to) }
}

/** A session may begin with a reservation and end with a car that is fully charged and still connected. */
function sessionState(
  seed: number,
  session: { slot: number; from: number; to: number },
  moment: number,
): [PlugState, number] {
  if (moment >= session.to) return ['free', session.to]
  const [arrival, full] = chargingSpan(seed, session)
  if (moment < arrival) return ['reserved', session.from]
  return moment < full ? ['busy', arrival] : ['blocked', full]
}

function chargingSpan(seed: number, session: { slot: number; from: number; to: number }): [number, number] {
  const kind = chance(seed, 5, session.slot)
  const length = session.to - session.from
  const arrival = kind < 0.1 ? Math.min(10 * minute, length / 3) : 0
  const full = kind > 0.85 ? length / 4 : 0
  return [Math.round(session.from + arrival), Math.round(session.to - full)]
}

/** Returns the number of sessions and the milliseconds of charging since local midnight. */
export function countUseToday(use: PlugUse, moment: number): { sessions: number; charging: number } {
  const midnight = Math.floor((moment + localOffset) / day) * day - localOffset
  let sessions = 0
  let charging = 0
  for (const session of listEpisodes(use.charging, midnight, moment)) {
    const [arrival, full] = chargingSpan(use.charging.seed, session)
    if (arrival >= midnight && arrival < moment) sessions += 1
    charging += Math.max(0, Math.min(full, moment) - Math.max(arrival, midnight))
  }
  return { sessions, charging }
}

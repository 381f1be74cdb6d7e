import type { Row } from '../source'
import { chance, hash } from './chance'
import { type Episodes, lastEpisode } from './episodes'
import { day } from './plug-use'

/** How a station's news reach the service: at its own second of every five minutes, unless the line is down. */
export interface Feed {
  /** Milliseconds. */
  phase: number
  outages: Episodes
}

/** Which program wrote a value down, in which version, and on whose behalf. */
export function describeProvenance({ sorigin }: Row): Row {
  return { prname: 'sandbox-collector', prversion: '1.0.0', prlineage: sorigin }
}

/** Milliseconds between two polls of a station by the service. */
export const pollInterval = 5 * 60_000

export function stationFeed(seed: number): Feed {
  return {
    phase: Math.floor(chance(seed, 21) * (pollInterval / 1000)) * 1000,
    outages: {
      seed: hash(seed, 22),
      slot: 16 * day,
      probability: () => 0.09,
      length: [0.1, 0.9],
      atLeastEvery: 40,
    },
  }
}

/** The last moment at or before `at` of which the service has news. */
export function findUpdateTime(feed: Feed, at: number): number {
  const outage = lastEpisode(feed.outages, at)
  return at < outage.to ? outage.from : at
}

/** The last poll, every `interval` milliseconds, at or before a moment. */
export function polledAt(feed: Feed, at: number, interval = pollInterval): number {
  const heard = findUpdateTime(feed, at)
  return Math.floor((heard - feed.phase) / interval) * interval + feed.phase
}

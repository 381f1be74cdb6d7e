import { minute } from '../../durations'
import type { Row } from '../source'
import { chance, hash } from './chance'
import { type Episodes, findLastEpisode } from './episodes'
import { day } from './plug-use'

/** Times at which the service polls a station: at the station's own second of every five minutes, except in outages. */
export interface Feed {
  /** Offset of the polls in the interval, milliseconds. */
  phase: number
  outages: Episodes
}

/** Returns the provenance of a value: the program that wrote it, its version, and the origin of the data. */
export function describeProvenance({ sorigin }: Row): Row {
  return { prname: 'sandbox-collector', prversion: '1.0.0', prlineage: sorigin }
}

/** Milliseconds between two polls of a station by the service. */
export const pollInterval = 5 * minute

export function createFeed(seed: number): Feed {
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

/** Returns the last moment at or before `moment` that is not in an outage: the start of an outage during one. */
export function findUpdateTime(feed: Feed, moment: number): number {
  const outage = findLastEpisode(feed.outages, moment)
  return moment < outage.to ? outage.from : moment
}

/** Returns the time of the last poll at or before a moment; polls are `interval` milliseconds apart. */
export function findPollTime(feed: Feed, moment: number, interval = pollInterval): number {
  const updatedAt = findUpdateTime(feed, moment)
  return Math.floor((updatedAt - feed.phase) / interval) * interval + feed.phase
}

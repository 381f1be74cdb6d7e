import { chance } from './chance'

/**
 * A state that begins and ends repeatedly, such as charging or a fault. Time is divided into slots, and a slot contains
 * at most one episode, which does not cross its ends. The state at any moment is computed from a few hashes, without
 * a history.
 */
export interface Episodes {
  seed: number
  /** Length of a slot, milliseconds. */
  slot: number
  /** Probability that a slot that begins at `moment` has an episode, 0 to 1. */
  probability(moment: number): number
  /** Minimum and maximum length of an episode as shares of the slot. */
  length: readonly [number, number]
  /** One of this many slots certainly has an episode. This bounds the search for the last one. */
  atLeastEvery: number
}

export interface Episode {
  slot: number
  from: number
  to: number
}

export function findEpisode(episodes: Episodes, index: number): Episode | null {
  const { seed, slot, length, atLeastEvery } = episodes
  const begin = index * slot
  const certain = (index + seed) % atLeastEvery === 0
  if (!certain && chance(seed, 1, index) >= episodes.probability(begin)) return null
  const duration = slot * (length[0] + chance(seed, 2, index) * (length[1] - length[0]))
  const from = Math.round(begin + chance(seed, 3, index) * (slot - duration))
  return { slot: index, from, to: Math.round(from + duration) }
}

/** Returns the episode at a moment; without one, the last episode that ended before. */
export function findLastEpisode(episodes: Episodes, moment: number): Episode {
  for (let index = Math.floor(moment / episodes.slot); ; index--) {
    const episode = findEpisode(episodes, index)
    if (episode !== null && episode.from <= moment) return episode
  }
}

/** Yields the episodes that overlap `[from, to)`, oldest first. */
export function* listEpisodes(episodes: Episodes, from: number, to: number): Generator<Episode> {
  const last = Math.floor(to / episodes.slot)
  for (let index = Math.floor(from / episodes.slot); index <= last; index++) {
    const episode = findEpisode(episodes, index)
    if (episode !== null && episode.to > from && episode.from < to) yield episode
  }
}

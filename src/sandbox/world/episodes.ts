import { chance } from './chance'

/**
 * Something that comes and goes, such as charging or a fault: time is cut into slots, and a slot holds at
 * most one episode, wholly inside it. So the state at any moment follows from a few hashes, without a past.
 */
export interface Episodes {
  seed: number
  /** Milliseconds. */
  slot: number
  /** Whether a slot that begins at that moment has an episode. */
  probability(at: number): number
  /** Shortest and longest episode as shares of the slot. */
  length: readonly [number, number]
  /** Every so many slots have one for certain, which bounds how far back an end is sought. */
  atLeastEvery: number
}

export interface Episode {
  slot: number
  from: number
  to: number
}

export function episodeIn(episodes: Episodes, index: number): Episode | null {
  const { seed, slot, length, atLeastEvery } = episodes
  const begin = index * slot
  const certain = (index + seed) % atLeastEvery === 0
  if (!certain && chance(seed, 1, index) >= episodes.probability(begin)) return null
  const duration = slot * (length[0] + chance(seed, 2, index) * (length[1] - length[0]))
  const from = Math.round(begin + chance(seed, 3, index) * (slot - duration))
  return { slot: index, from, to: Math.round(from + duration) }
}

/** The episode that is on at a moment, or else the last one that has ended. */
export function lastEpisode(episodes: Episodes, at: number): Episode {
  for (let index = Math.floor(at / episodes.slot); ; index--) {
    const episode = episodeIn(episodes, index)
    if (episode !== null && episode.from <= at) return episode
  }
}

/** Episodes that overlap `[from, to)`, oldest first. */
export function* episodesBetween(episodes: Episodes, from: number, to: number): Generator<Episode> {
  const last = Math.floor(to / episodes.slot)
  for (let index = Math.floor(from / episodes.slot); index <= last; index++) {
    const episode = episodeIn(episodes, index)
    if (episode !== null && episode.to > from && episode.from < to) yield episode
  }
}

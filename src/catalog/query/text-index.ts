import MiniSearch from 'minisearch'
import { fold } from '../../model/filters'
import type { StationRecord } from '../build/catalog-entry'
import { createTextMatcher, searchableText } from './text-match'

/** Share of a word's letters that may be wrong. */
const fuzziness = 0.25
/** Words with a figure are house numbers and ids, where one letter off is another place. */
const isNumbered = /\p{N}/u

export function splitWords(text: string): string[] {
  return fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

/**
 * Stations by the words of their texts. A question finds the stations that have, for each of its words, a word
 * that begins so; where there are none, those that hold it inside of a word; and where there are none either,
 * those that have a similar word.
 */
export class TextIndex {
  readonly #stations: readonly StationRecord[]
  /** Sorted, with the stations (by number) that have each. */
  readonly #vocabulary: string[]
  readonly #postings: readonly (readonly number[])[]
  #similar: MiniSearch<{ id: number; word: string }> | null = null
  #last: { q: string; found: ReadonlySet<StationRecord> } | null = null

  constructor(stations: readonly StationRecord[]) {
    const numbers = new Map<string, number[]>()
    for (const [number, station] of stations.entries())
      for (const word of new Set(splitWords(searchableText(station)))) {
        const known = numbers.get(word)
        if (known) known.push(number)
        else numbers.set(word, [number])
      }
    this.#stations = stations
    this.#vocabulary = [...numbers.keys()].sort()
    this.#postings = this.#vocabulary.map((word) => numbers.get(word) ?? [])
  }

  /** In the order of the stations. List, map and counts ask the same in a row. */
  find(q: string): ReadonlySet<StationRecord> {
    if (this.#last?.q !== q) this.#last = { q, found: this.#look(q) }
    return this.#last.found
  }

  /** At most `limit`, those first whose name begins like the question, then those with such a word in it. */
  best(q: string, limit: number): StationRecord[] {
    const start = fold(q).trim()
    const first = splitWords(q)[0] ?? ''
    const ranks: [StationRecord[], StationRecord[], StationRecord[]] = [[], [], []]
    for (const station of this.find(q)) {
      const text = searchableText(station)
      const at = ` ${text}`.indexOf(` ${first}`)
      const rank = text.startsWith(start) ? 0 : at >= 0 && at < text.indexOf('\n') ? 1 : 2
      if (ranks[rank].length < limit) ranks[rank].push(station)
      if (ranks[0].length === limit) break
    }
    return ranks.flat().slice(0, limit)
  }

  #look(q: string): ReadonlySet<StationRecord> {
    const words = splitWords(q)
    const found = this.#withAll(words.map((word) => this.#beginning(word)))
    if (words.length > 0 && found.size > 0) return found
    const inside = this.#stations.filter(createTextMatcher(q))
    if (inside.length > 0 || words.every((word) => isNumbered.test(word))) return new Set(inside)
    return this.#withAll(words.map((word) => [...this.#beginning(word), ...this.#like(word)]))
  }

  /** Stations that have, for each list, one of its words (by number). */
  #withAll(lists: readonly (readonly number[])[]): ReadonlySet<StationRecord> {
    const passed = new Uint8Array(this.#stations.length)
    for (const [step, words] of lists.entries())
      for (const word of words)
        for (const station of this.#postings[word] ?? [])
          if (passed[station] === step) passed[station] = step + 1
    return new Set(this.#stations.filter((_, number) => passed[number] === lists.length))
  }

  #beginning(start: string): number[] {
    let low = 0
    let high = this.#vocabulary.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#vocabulary[middle] ?? '') < start) low = middle + 1
      else high = middle
    }
    const words: number[] = []
    while (this.#vocabulary[low]?.startsWith(start)) words.push(low++)
    return words
  }

  #like(word: string): number[] {
    if (isNumbered.test(word)) return []
    if (this.#similar === null) {
      this.#similar = new MiniSearch({ fields: ['word'], tokenize: (text) => [text] })
      this.#similar.addAll(
        this.#vocabulary.map((one, id) => ({ id, word: one })).filter((one) => !isNumbered.test(one.word)),
      )
    }
    return this.#similar.search(word, { fuzzy: fuzziness, prefix: true }).map(({ id }) => Number(id))
  }
}

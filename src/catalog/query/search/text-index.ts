import MiniSearch from 'minisearch'
import type { PlugTable } from '../../../api/plug-table'
import { metresBetween } from '../../../model/distance'
import type { Position, StationRecord } from '../../../model/station'
import { foldText } from '../../../model/text'
import type { CatalogEntry } from '../../build/catalog-entry'
import type { SearchQuery } from '../../station-query'
import { PlugSearch } from './plug-search'
import { createTextMatcher, searchableText } from './text-match'

/** Greatest share of wrong letters in a word. */
const fuzziness = 0.25
/** Words with a digit are house numbers and ids, so they must match exactly. */
const isNumbered = /\p{N}/u

function splitWords(text: string): string[] {
  return foldText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

interface FoundByText {
  found: ReadonlySet<StationRecord>
  /** Whether a word of the text has only similar ones. */
  areSimilar: boolean
}

/**
 * Index of stations by the words of their texts. A query finds stations that have, for each of its words, a word with
 * that beginning; if there are none, a word that contains it; if there are none, a plug whose id has the text; if there
 * are none, a similar word.
 */
export class TextIndex {
  readonly #stations: readonly StationRecord[]
  /** Sorted. */
  readonly #vocabulary: string[]
  /** For each word of the vocabulary: indexes of the stations that have it. */
  readonly #stationsByWord: readonly (readonly number[])[]
  #similar: MiniSearch<{ id: number; word: string }> | null = null
  readonly #plugSearch = new PlugSearch()
  #last: ({ text: string; plugs: PlugTable | undefined } & FoundByText) | null = null

  constructor(stations: readonly StationRecord[]) {
    const indexesByWord = new Map<string, number[]>()
    for (const [index, station] of stations.entries())
      for (const word of new Set(splitWords(searchableText(station)))) {
        const indexes = indexesByWord.get(word)
        if (indexes) indexes.push(index)
        else indexesByWord.set(word, [index])
      }
    this.#stations = stations
    this.#vocabulary = [...indexesByWord.keys()].sort()
    this.#stationsByWord = this.#vocabulary.map((word) => indexesByWord.get(word) ?? [])
  }

  /**
   * In the order of the stations.
   * @param entries those of the stations: plugs may load later
   */
  find(text: string, entries: readonly CatalogEntry[]): ReadonlySet<StationRecord> {
    return this.#findOnce(text, entries).found
  }

  /** Whether `find` and `best` have no station with the text itself, only some with similar words. */
  areSimilar(text: string, entries: readonly CatalogEntry[]): boolean {
    return this.#findOnce(text, entries).areSimilar
  }

  /**
   * At most `limit`; first those that have each word of the text exactly, because a house number is also the beginning
   * of others; then as in `pickBest`.
   */
  best(query: Omit<SearchQuery, 'now'>, entries: readonly CatalogEntry[]): StationRecord[] {
    const { text, limit } = query
    const exact = this.#intersect(splitWords(text).map((word) => this.#findExactly(word)))
    const stations = [...pickBest(exact, query), ...pickBest(this.find(text, entries), query)]
    return [...new Set(stations)].slice(0, limit)
  }

  /** Cached, because list, map and counts send the same query in succession. */
  #findOnce(text: string, entries: readonly CatalogEntry[]): FoundByText {
    const plugs = entries[0]?.tables.plugs
    if (this.#last?.text !== text || this.#last.plugs !== plugs)
      this.#last = { text, plugs, ...this.#search(text, entries) }
    return this.#last
  }

  #search(text: string, entries: readonly CatalogEntry[]): FoundByText {
    const words = splitWords(text)
    const asTyped = this.#findAsTyped(text, words, entries)
    if (asTyped.size > 0 || words.every((word) => isNumbered.test(word)))
      return { found: asTyped, areSimilar: false }
    const lists = words.map((word) => [...this.#findByPrefix(word), ...this.#findSimilar(word)])
    const found = this.#intersect(lists)
    return { found, areSimilar: found.size > 0 }
  }

  #findAsTyped(
    text: string,
    words: readonly string[],
    entries: readonly CatalogEntry[],
  ): ReadonlySet<StationRecord> {
    const found = this.#intersect(words.map((word) => this.#findByPrefix(word)))
    if (found.size > 0) return found
    const inside = this.#stations.filter(createTextMatcher(text))
    if (inside.length > 0) return new Set(inside)
    return new Set(isNumbered.test(text) ? this.#plugSearch.find(text, entries) : [])
  }

  /** Stations that have a word of each list; without lists, none. */
  #intersect(lists: readonly (readonly number[])[]): ReadonlySet<StationRecord> {
    if (lists.length === 0) return new Set()
    const passed = new Uint8Array(this.#stations.length)
    for (const [step, words] of lists.entries())
      for (const word of words)
        for (const station of this.#stationsByWord[word] ?? [])
          if (passed[station] === step) passed[station] = step + 1
    return new Set(this.#stations.filter((_, number) => passed[number] === lists.length))
  }

  #findExactly(word: string): number[] {
    // The vocabulary is sorted, so a word comes before those that begin with it.
    return this.#findByPrefix(word)
      .slice(0, 1)
      .filter((found) => this.#vocabulary[found] === word)
  }

  #findByPrefix(start: string): number[] {
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

  #findSimilar(word: string): number[] {
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

/**
 * At most `limit`; first those whose name begins with the text, then those with such a word in the name. Of these, the
 * nearest to the origin first, if there is one.
 */
function pickBest(
  stations: Iterable<StationRecord>,
  { text, limit, origin }: Omit<SearchQuery, 'now'>,
): StationRecord[] {
  const start = foldText(text).trim()
  const first = splitWords(text)[0] ?? ''
  const ranks: [StationRecord[], StationRecord[], StationRecord[]] = [[], [], []]
  for (const station of origin ? sortByDistance(stations, origin) : stations) {
    const rank = rankOf(searchableText(station), start, first)
    if (ranks[rank].length < limit) ranks[rank].push(station)
    if (ranks[0].length === limit) break
  }
  return ranks.flat().slice(0, limit)
}

/** Returns 0 if the name begins with `start`, 1 if a word of the name begins with `first`, otherwise 2. */
function rankOf(text: string, start: string, first: string): 0 | 1 | 2 {
  if (text.startsWith(start)) return 0
  const offset = ` ${text}`.indexOf(` ${first}`)
  return offset >= 0 && offset < text.indexOf('\n') ? 1 : 2
}

/** Stations without a position come last. */
function sortByDistance(stations: Iterable<StationRecord>, origin: Position): StationRecord[] {
  const metres = ({ position }: StationRecord) =>
    position ? metresBetween(origin, position) : Number.MAX_VALUE
  return [...stations]
    .map((station) => ({ station, metres: metres(station) }))
    .sort((one, other) => one.metres - other.metres)
    .map(({ station }) => station)
}

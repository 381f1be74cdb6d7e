import type { StationRecord } from '../../../model/station'
import { foldText } from '../../../model/text'

/** Cache of folded texts, because folding is slow and stations outlive a revision. */
const folded = new WeakMap<StationRecord, string>()

/** Searchable fields of a station, folded, one for each line, name first. */
export function searchableText(station: StationRecord): string {
  let text = folded.get(station)
  if (text === undefined) {
    const { name, id, address, municipality, city, provider } = station
    text = foldText([name, id, address, municipality, city, provider].join('\n'))
    folded.set(station, text)
  }
  return text
}

/**
 * Returns a function that states whether a station contains every word of the text, in any order, also inside of words.
 */
export function createTextMatcher(text: string): (station: StationRecord) => boolean {
  const words = foldText(text).split(/\s+/).filter(Boolean)
  return (station) => words.length === 0 || words.every((word) => searchableText(station).includes(word))
}

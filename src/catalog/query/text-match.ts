import { fold } from '../../model/filters'
import type { StationRecord } from '../build/catalog-entry'

/** Folding is the dear part; stations outlive a revision, so each is folded once. */
const folded = new WeakMap<StationRecord, string>()

/** All that a station can be found by, folded; one field a line, its name first. */
export function searchableText(station: StationRecord): string {
  let text = folded.get(station)
  if (text === undefined) {
    const { name, id, address, municipality, city, provider } = station
    text = fold([name, id, address, municipality, city, provider].join('\n'))
    folded.set(station, text)
  }
  return text
}

/** Whether a station holds every word of the question, in any order and also inside of words. */
export function createTextMatcher(q: string): (station: StationRecord) => boolean {
  const words = fold(q).split(/\s+/).filter(Boolean)
  return (station) => words.length === 0 || words.every((word) => searchableText(station).includes(word))
}

import { cities, towns } from '../../../model/basemap.json'
import type { Position } from '../../../model/station'
import { toSpacedWords } from './spaced-words'

export interface Town {
  /** Its name on the base map, then its German name if that is known to differ. */
  names: readonly string[]
  position: Position
}

const searchableTowns = [...towns, ...cities].map(([name, lon, lat, _population, german]) => {
  const names = [name, german].filter((one) => one !== undefined).map(String)
  return {
    searchableNames: names.map(toSpacedWords),
    town: { names, position: { lon: Number(lon), lat: Number(lat) } },
  }
})

/**
 * Towns of the base map with a name that begins with the text, then those with such a word. Of each, those of the
 * region come first, then the cities around it, the largest first.
 */
export function findTowns(text: string): Town[] {
  const start = toSpacedWords(text)
  if (start === '') return []
  const matching = searchableTowns.filter(({ searchableNames }) =>
    searchableNames.some((name) => name.includes(start)),
  )
  const first = matching.filter(({ searchableNames }) =>
    searchableNames.some((name) => name.startsWith(start)),
  )
  return [...new Set([...first, ...matching])].map(({ town }) => town)
}

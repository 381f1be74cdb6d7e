import { cities, towns } from '../../../model/basemap.json'
import type { Position } from '../../../model/station'
import { toSpacedWords } from './spaced-words'

export interface Town {
  /**
   * Its name on the base map. Then, in South Tyrol, its German name if that is known to differ; elsewhere one in
   * English, German or Italian, if that one has the text and the first has not.
   */
  names: readonly string[]
  position: Position
}

type Row = readonly (string | number)[]

function toSearchable(row: Row, isOfRegion: boolean) {
  const [name, lon, lat, _population, ...others] = row
  const names = [name, ...others].map(String)
  const position = { lon: Number(lon), lat: Number(lat) }
  return { names, searchableNames: names.map(toSpacedWords), position, isOfRegion }
}

const searchableTowns = [
  ...towns.map((town) => toSearchable(town, true)),
  ...cities.map((city) => toSearchable(city, false)),
]

/**
 * Towns of the base map with a name that begins with the text, then those with such a word. Of each, those of the
 * region come first, then the cities around it, the largest first.
 */
export function findTowns(text: string): Town[] {
  const start = toSpacedWords(text)
  if (start === '') return []
  const hasText = (name: string) => name.includes(start)
  const matching = searchableTowns.filter(({ searchableNames }) => searchableNames.some(hasText))
  const first = matching.filter(({ searchableNames }) =>
    searchableNames.some((name) => name.startsWith(start)),
  )
  return [...new Set([...first, ...matching])].map(({ names, searchableNames, position, isOfRegion }) => {
    const found = searchableNames.findIndex(hasText)
    return { names: names.filter((_, index) => isOfRegion || index === 0 || index === found), position }
  })
}

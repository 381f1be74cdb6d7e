import { towns } from '../../model/basemap.json'
import { fold } from '../../model/filters'
import type { Position } from '../../model/station'

export interface Town {
  name: string
  position: Position
}

const known = towns.map(([name, lon, lat]) => ({
  words: ` ${fold(String(name)).replace(/[^\p{L}]+/gu, ' ')}`,
  town: { name: String(name), position: { lon: Number(lon), lat: Number(lat) } },
}))

/** Towns of the base map whose name begins with the text, then those with such a word; largest first. */
export function findTowns(text: string): Town[] {
  const start = ` ${fold(text).trim()}`
  const found = known.filter(({ words }) => words.includes(start))
  const first = found.filter(({ words }) => words.startsWith(start))
  return [...new Set([...first, ...found])].map(({ town }) => town)
}

import { towns } from '../../model/basemap.json'
import type { Position } from '../../model/station'
import { fold } from '../../model/text'

export interface Town {
  /** Its Italian name, and its German name if that is known to differ. */
  names: readonly string[]
  position: Position
}

const searchableTowns = towns.map(([name, lon, lat, , german]) => {
  const names = [name, german].filter((one) => one !== undefined).map(String)
  return {
    words: names.map(toWords),
    town: { names, position: { lon: Number(lon), lat: Number(lat) } },
  }
})

/** Returns the folded words of a name, each after a space. */
function toWords(name: string): string {
  return ` ${fold(name).replace(/[^\p{L}]+/gu, ' ')}`
}

/** Towns of the base map with a name that begins with the text, then those with such a word; largest first. */
export function findTowns(text: string): Town[] {
  const start = ` ${fold(text).trim()}`
  const matching = searchableTowns.filter(({ words }) => words.some((name) => name.includes(start)))
  const first = matching.filter(({ words }) => words.some((name) => name.startsWith(start)))
  return [...new Set([...first, ...matching])].map(({ town }) => town)
}

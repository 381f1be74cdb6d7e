import type { StationRecord } from '../../model/station'
import { foldText } from '../../model/text'

/** Particles of place names, which stay lower-case in names written in capitals. */
const particles =
  /^(a|ai|al|alla|allo|am|an|auf|d|da|de|dei|del|della|delle|der|dello|di|e|i|im|in|la|le|lo|per|sul|sulla|und|von|zu)$/

const isAllCaps = (text: string) => text === text.toUpperCase() && text !== text.toLowerCase()

function toTitleCase(text: string): string {
  if (!isAllCaps(text)) return text
  return text.toLowerCase().replace(/\p{L}+/gu, (word, offset: number) => {
    const isParticle = offset > 0 && particles.test(word)
    return isParticle ? word : word.charAt(0).toUpperCase() + word.slice(1)
  })
}

/** Splits a name into its names by language: "Bolzano - Bozen" has two. */
function splitNames(text: string): string[] {
  return text.split(/\s+[-–/]\s+/).map((name) => toTitleCase(name.trim()))
}

/**
 * Gives each municipality one name, because feeds write it in different order, case and number of languages: its names
 * in alphabetical order. If a feed states only the town, the town is the municipality. The stations are changed,
 * because copies of all of them would live as long as they do; a name that is given stays the same the next time.
 */
export function unifyMunicipalities(stations: readonly StationRecord[]): void {
  const stated = new Set(stations.map(({ municipality, city }) => municipality || city))
  const names = [...stated].map((text) => [text, splitNames(text)] as const)
  /** Names in several languages, by their key. */
  const fullNames = new Map<string, string>()
  for (const [, parts] of names)
    if (parts.length > 1) fullNames.set(nameKey(parts), fullNames.get(nameKey(parts)) ?? join(parts))
  const fullNameByPart = listFullNames([...fullNames])
  const oneName = new Map(
    names.map(([text, parts]) => [
      text,
      fullNames.get(nameKey(parts)) ?? fullNameByPart.get(nameKey(parts)) ?? join(parts),
    ]),
  )
  for (const station of stations)
    station.municipality = oneName.get(station.municipality || station.city) ?? ''
}

function nameKey(names: readonly string[]): string {
  return names.map(foldText).sort().join('\n')
}

function join(names: readonly string[]): string {
  return names.toSorted((one, other) => foldText(one).localeCompare(foldText(other), 'en')).join(' - ')
}

/** Full names by each of their parts, without parts that several municipalities share. */
function listFullNames(fullNames: readonly (readonly [key: string, name: string])[]): Map<string, string> {
  const found = new Map<string, string>()
  const shared = new Set<string>()
  for (const [key, name] of fullNames)
    for (const part of new Set(key.split('\n'))) {
      if (found.has(part)) shared.add(part)
      found.set(part, name)
    }
  for (const part of shared) found.delete(part)
  return found
}

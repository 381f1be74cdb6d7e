import { metresBetween } from '../../../model/distance'
import type { Position, StationRecord } from '../../../model/station'
import { foldText } from '../../../model/text'
import type { CatalogData } from '../../build/catalog-data'
import { summarise } from '../../build/summarise'
import type { Suggestions } from '../../catalog-api'
import type { SearchQuery } from '../../station-query'
import { computeDistance } from '../order'
import { toSpacedWords } from './spaced-words'
import type { TextIndex } from './text-index'
import { createTextMatcher } from './text-match'
import { findTowns, type Town } from './towns'

/**
 * Suggestions for the typed text. A town that is also a municipality with stations is listed once. If nothing has the
 * text, such as an unknown address, the place that one of its words names is suggested.
 */
export async function suggest(
  { stations, byId, entries }: Pick<CatalogData, 'stations' | 'byId' | 'entries'>,
  index: TextIndex | null,
  { text, limit, now, origin = null }: SearchQuery,
): Promise<Suggestions> {
  const fewer = Math.ceil(limit / 2)
  if (foldText(text).trim() === '') return { stations: [], areSimilar: false, municipalities: [], towns: [] }
  const matching =
    index?.best({ text, limit, origin }, entries) ?? stations.filter(createTextMatcher(text)).slice(0, limit)
  const areSimilar = index?.areSimilar(text, entries) ?? false
  const whole = findPlaces(stations, text, fewer)
  const isUnknown = (matching.length === 0 || areSimilar) && isEmpty(whole)
  const { municipalities, towns } = isUnknown ? findNamedPlaces(stations, text, fewer) : whole
  const isOfStations = municipalities.length > 0 || (matching.length > 0 && !areSimilar)
  const maxMetres = isOfStations ? farMetres : Number.POSITIVE_INFINITY
  return {
    stations: matching.flatMap(({ id }) => {
      const entry = byId.get(id)
      return entry ? summarise(entry, now, computeDistance(entry, origin)) : []
    }),
    areSimilar,
    municipalities,
    towns: towns
      .map(({ names, position }) => {
        const nearest = metresToNearest(stations, position)
        return {
          name: names.join(' - '),
          position,
          hasStations: nearest !== null && nearest <= nearMetres,
          nearest,
        }
      })
      .filter(({ nearest }) => nearest === null || nearest <= maxMetres),
  }
}

interface Places {
  municipalities: Suggestions['municipalities']
  towns: Town[]
}

const isEmpty = ({ municipalities, towns }: Places) => municipalities.length + towns.length === 0

/** At most `limit` municipalities and `limit` towns with a word that begins with the text. */
function findPlaces(stations: readonly StationRecord[], text: string, limit: number): Places {
  const municipalities = findMunicipalities(stations, text, limit)
  const municipalityNames = new Set(
    municipalities.flatMap(({ name }) => [name, ...name.split(' - ')].map(foldText)),
  )
  const towns = findTowns(text)
    .filter(({ names }) => !names.some((name) => municipalityNames.has(foldText(name))))
    .slice(0, limit)
  return { municipalities, towns }
}

/** Shorter words, such as "di", are also words of names. */
const leastLetters = 3

/** Places that a single word of the text names, the last one first: an address ends with its town. */
function findNamedPlaces(stations: readonly StationRecord[], text: string, limit: number): Places {
  const words = toSpacedWords(text).split(' ').reverse()
  for (const word of words.filter(({ length }) => length >= leastLetters)) {
    const hasWord = (name: string) => `${toSpacedWords(name)} `.includes(` ${word} `)
    const { municipalities, towns } = findPlaces(stations, word, limit)
    const named = {
      municipalities: municipalities.filter(({ name }) => hasWord(name)),
      towns: towns.filter(({ names }) => names.some(hasWord)),
    }
    if (!isEmpty(named)) return named
  }
  return { municipalities: [], towns: [] }
}

/** Metres around a town in which a station is near. */
const nearMetres = 10_000
/** Metres from the nearest station beyond which a town is suggested only if no station or municipality has the text. */
const farMetres = 40_000

function metresToNearest(stations: readonly StationRecord[], town: Position): number | null {
  const nearest = stations.reduce(
    (least, { position }) => (position ? Math.min(least, metresBetween(town, position)) : least),
    Number.POSITIVE_INFINITY,
  )
  return Number.isFinite(nearest) ? nearest : null
}

interface Municipality {
  searchableName: string
  suggestion: Suggestions['municipalities'][number]
}

/** Cache by array of stations, which stays the same until a station changes. */
const collected = new WeakMap<readonly StationRecord[], Municipality[]>()

/** Municipalities with a word that begins with the text, those with most stations first. */
function findMunicipalities(stations: readonly StationRecord[], text: string, limit: number) {
  const all = collected.get(stations) ?? collectMunicipalities(stations)
  collected.set(stations, all)
  const start = toSpacedWords(text)
  if (start === '') return []
  return all
    .flatMap(({ searchableName, suggestion }) => (searchableName.includes(start) ? suggestion : []))
    .slice(0, limit)
}

function collectMunicipalities(stations: readonly StationRecord[]): Municipality[] {
  const byName = new Map<string, StationRecord[]>()
  for (const station of stations) {
    const name = station.municipality
    const there = byName.get(name)
    if (there) there.push(station)
    else if (name !== '') byName.set(name, [station])
  }
  return [...byName]
    .map(([name, there]) => ({
      searchableName: toSpacedWords(name),
      suggestion: {
        name,
        count: there.length,
        position: medianPosition(there.flatMap(({ position }) => position ?? [])),
      },
    }))
    .sort((one, other) => other.suggestion.count - one.suggestion.count)
}

function medianPosition(positions: readonly Position[]): Position | null {
  if (positions.length === 0) return null
  const middle = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0
  return { lon: middle(positions.map(({ lon }) => lon)), lat: middle(positions.map(({ lat }) => lat)) }
}

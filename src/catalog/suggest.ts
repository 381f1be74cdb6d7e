import { fold } from '../model/filters'
import type { Position, Station } from '../model/station'
import type { Suggestions } from './door'
import { searcher } from './search'
import type { TextIndex } from './search-index'
import type { Stock } from './stock'
import { summarise } from './summary'
import { townsLike } from './towns'

interface Question {
  text: string
  /** Stations; of municipalities and towns half as many. */
  limit: number
  now: number
}

/** What a half-written text may mean. Places whose town the base map and the stations share come once. */
export async function suggest(
  { stations, byId }: Pick<Stock, 'stations' | 'byId'>,
  index: TextIndex | null,
  { text, limit, now }: Question,
): Promise<Suggestions> {
  const fewer = Math.ceil(limit / 2)
  if (fold(text).trim() === '') return { stations: [], municipalities: [], towns: [] }
  const found = index?.best(text, limit) ?? stations.filter(searcher(text)).slice(0, limit)
  const places = municipalitiesLike(stations, text, fewer)
  const known = new Set(places.flatMap(({ name }) => [name, ...name.split(' - ')].map(fold)))
  return {
    stations: found.flatMap(({ id }) => {
      const entry = byId.get(id)
      return entry ? summarise(entry, now) : []
    }),
    municipalities: places,
    towns: townsLike(text)
      .filter(({ name }) => !known.has(fold(name)))
      .slice(0, fewer),
  }
}

interface Municipality {
  words: string
  told: Suggestions['municipalities'][number]
}

/** Of one array of stations, which lives as long as the places stay. */
const municipalities = new WeakMap<readonly Station[], Municipality[]>()

/** Those with a word that begins like the text, the ones with most stations first. */
function municipalitiesLike(stations: readonly Station[], text: string, limit: number) {
  const known = municipalities.get(stations) ?? municipalitiesOf(stations)
  municipalities.set(stations, known)
  const start = ` ${fold(text).trim()}`
  return known.flatMap(({ words, told }) => (words.includes(start) ? told : [])).slice(0, limit)
}

function municipalitiesOf(stations: readonly Station[]): Municipality[] {
  const found = new Map<string, Station[]>()
  for (const station of stations) {
    const name = station.municipality || station.city
    const there = found.get(name)
    if (there) there.push(station)
    else if (name !== '') found.set(name, [station])
  }
  return [...found]
    .map(([name, there]) => ({
      words: ` ${fold(name)}`,
      told: {
        name,
        count: there.length,
        position: middleOf(there.flatMap(({ position }) => position ?? [])),
      },
    }))
    .sort((one, other) => other.told.count - one.told.count)
}

function middleOf(positions: readonly Position[]): Position | null {
  if (positions.length === 0) return null
  const middle = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0
  return { lon: middle(positions.map(({ lon }) => lon)), lat: middle(positions.map(({ lat }) => lat)) }
}

import { metresBetween } from '../model/distance'
import { fold } from '../model/filters'
import type { Station } from '../model/station'

/** Two feeds seldom agree on more than where the car park is. */
const nearMetres = 25
/** Degrees of latitude: a little more than `nearMetres`, also for how much a row's width differs from the next. */
const cellHeight = 0.00025

interface Pair {
  one: Station
  other: Station
  /** How much speaks for one place, 0 to 2. */
  likeness: number
  metres: number
}

/**
 * Records of one place in different feeds, two or more in each group. Records of one feed stay apart, however near
 * they are: the feed knows that they are not the same.
 */
export function samePlaces(stations: readonly Station[]): Station[][] {
  const feeds = new Set(stations.map(feedOf))
  if (feeds.size < 2) return []
  const group = new Map<Station, Station[]>()
  // The surest first; each record has one counterpart per feed.
  for (const { one, other } of pairsOf(stations).sort(bySureness)) {
    const joined = [...(group.get(one) ?? [one]), ...(group.get(other) ?? [other])]
    if (group.has(one) && group.get(one) === group.get(other)) continue
    if (new Set(joined.map(feedOf)).size < joined.length) continue
    for (const station of joined) group.set(station, joined)
  }
  return [...new Set(group.values())]
}

function feedOf(station: Station): string {
  return station.origins.join()
}

function bySureness(a: Pair, b: Pair): number {
  return (
    b.likeness - a.likeness ||
    a.metres - b.metres ||
    a.one.id.localeCompare(b.one.id) ||
    a.other.id.localeCompare(b.other.id)
  )
}

/** Pairs that may be one place; only neighbouring cells are compared. */
function pairsOf(stations: readonly Station[]): Pair[] {
  const cells = new Map<number, Station[]>()
  const pairs: Pair[] = []
  for (const one of stations) {
    if (one.position === null) continue
    const { lon, lat } = one.position
    const row = Math.floor(lat / cellHeight)
    for (const dy of [-1, 0, 1])
      for (const dx of [-1, 0, 1])
        for (const other of cells.get(cellOf(columnOf(lon, row + dy) + dx, row + dy)) ?? []) {
          const pair = pairOf(one, other)
          if (pair !== null) pairs.push(pair)
        }
    const key = cellOf(columnOf(lon, row), row)
    const cell = cells.get(key)
    if (cell) cell.push(one)
    else cells.set(key, [one])
  }
  return pairs
}

/** One number for a cell: there are fewer than 2^21 columns to either side of the meridian of Greenwich. */
function cellOf(column: number, row: number): number {
  return row * 2 ** 22 + column
}

/** Cells are square in metres, so each row counts its columns in a width of its own. */
function columnOf(lon: number, row: number): number {
  const width = cellHeight / Math.max(0.01, Math.cos((row * cellHeight * Math.PI) / 180))
  return Math.floor(lon / width)
}

function pairOf(one: Station, other: Station): Pair | null {
  if (one.position === null || other.position === null || feedOf(one) === feedOf(other)) return null
  const metres = metresBetween(one.position, other.position)
  if (metres > nearMetres) return null
  const sameName = plain(one.name) === plain(other.name)
  const sameAddress = one.address !== '' && plain(one.address) === plain(other.address)
  if (!sameBrand(one, other, sameName || sameAddress)) return null
  return { one, other, likeness: Number(sameName) + Number(sameAddress), metres }
}

/** Different operators share car parks; where one feed names none, name or address must tell. */
function sameBrand(one: Station, other: Station, sameWords: boolean): boolean {
  const [short = '', long = ''] = [one, other]
    .map(({ provider }) => `${plain(provider)} `.trimStart())
    .sort((a, b) => a.length - b.length)
  return short === '' ? sameWords : long.startsWith(short)
}

/** Letters and digits, without case and accents. */
function plain(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

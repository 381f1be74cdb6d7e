import { metresBetween } from '../../model/distance'
import { fold } from '../../model/filters'
import type { Station } from '../../model/station'

/** Metres. Feeds often give the position of the car park, not of the station. */
const nearMetres = 25
/** Degrees of latitude: a little more than `nearMetres`, because the columns of two rows differ in width. */
const cellHeight = 0.00025

interface Pair {
  one: Station
  other: Station
  /** Number of equal fields, 0 to 2: name and address. */
  likeness: number
  metres: number
}

/**
 * Groups the records that describe one site in different feeds, two or more in each group. Records of one feed are
 * never grouped, however near they are: a feed does not list one site twice.
 */
export function groupBySite(stations: readonly Station[]): Station[][] {
  const feeds = new Set(stations.map(feedKey))
  if (feeds.size < 2) return []
  const group = new Map<Station, Station[]>()
  // The most similar pairs first; a record is grouped with at most one record of each other feed.
  for (const { one, other } of findPairs(stations).sort(byLikeness)) {
    const joined = [...(group.get(one) ?? [one]), ...(group.get(other) ?? [other])]
    if (group.has(one) && group.get(one) === group.get(other)) continue
    if (new Set(joined.map(feedKey)).size < joined.length) continue
    for (const station of joined) group.set(station, joined)
  }
  return [...new Set(group.values())]
}

function feedKey(station: Station): string {
  return station.origins.join()
}

function byLikeness(a: Pair, b: Pair): number {
  return (
    b.likeness - a.likeness ||
    a.metres - b.metres ||
    a.one.id.localeCompare(b.one.id) ||
    a.other.id.localeCompare(b.other.id)
  )
}

/** Pairs that may be one site; only neighbouring cells are compared. */
function findPairs(stations: readonly Station[]): Pair[] {
  const cells = new Map<number, Station[]>()
  const pairs: Pair[] = []
  for (const one of stations) {
    if (one.position === null) continue
    const { lon, lat } = one.position
    const row = Math.floor(lat / cellHeight)
    for (const dy of [-1, 0, 1])
      for (const dx of [-1, 0, 1])
        for (const other of cells.get(cellKey(columnAt(lon, row + dy) + dx, row + dy)) ?? []) {
          const pair = comparePair(one, other)
          if (pair !== null) pairs.push(pair)
        }
    const key = cellKey(columnAt(lon, row), row)
    const cell = cells.get(key)
    if (cell) cell.push(one)
    else cells.set(key, [one])
  }
  return pairs
}

/** One number for a cell: there are fewer than 2^21 columns to either side of the meridian of Greenwich. */
function cellKey(column: number, row: number): number {
  return row * 2 ** 22 + column
}

/** Cells are square in metres, so each row counts its columns in a width of its own. */
function columnAt(lon: number, row: number): number {
  const width = cellHeight / Math.max(0.01, Math.cos((row * cellHeight * Math.PI) / 180))
  return Math.floor(lon / width)
}

function comparePair(one: Station, other: Station): Pair | null {
  if (one.position === null || other.position === null || feedKey(one) === feedKey(other)) return null
  const metres = metresBetween(one.position, other.position)
  if (metres > nearMetres) return null
  const sameName = plain(one.name) === plain(other.name)
  const sameAddress = one.address !== '' && plain(one.address) === plain(other.address)
  if (!sameBrand(one, other, sameName || sameAddress)) return null
  return { one, other, likeness: Number(sameName) + Number(sameAddress), metres }
}

/** Different operators share car parks; where one record names none, name or address must be equal. */
function sameBrand(one: Station, other: Station, hasSameText: boolean): boolean {
  const [short = '', long = ''] = [one, other]
    .map(({ provider }) => `${plain(provider)} `.trimStart())
    .sort((a, b) => a.length - b.length)
  return short === '' ? hasSameText : long.startsWith(short)
}

/** Letters and digits, without case and accents. */
function plain(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

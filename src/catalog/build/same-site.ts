import { metresBetween } from '../../model/distance'
import { fold } from '../../model/filters'
import type { StationRecord } from './catalog-entry'

/** Metres. Feeds often give the position of the car park, not of the station. */
const nearMetres = 25
/** Degrees of latitude: a little more than `nearMetres`. */
const nearDegrees = 0.00025

interface Pair {
  one: StationRecord
  other: StationRecord
  /** Number of equal fields, 0 to 2: name and address. */
  likeness: number
  metres: number
}

/**
 * Groups the records that describe one site in different feeds, two or more in each group. Records of one feed are
 * never grouped, however near they are: a feed does not list one site twice.
 */
export function groupBySite(stations: readonly StationRecord[]): StationRecord[][] {
  const feeds = new Set(stations.map(feedKey))
  if (feeds.size < 2) return []
  const group = new Map<StationRecord, StationRecord[]>()
  // The most similar pairs first; a record is grouped with at most one record of each other feed.
  for (const { one, other } of findPairs(stations).sort(byLikeness)) {
    const joined = [...(group.get(one) ?? [one]), ...(group.get(other) ?? [other])]
    if (group.has(one) && group.get(one) === group.get(other)) continue
    if (new Set(joined.map(feedKey)).size < joined.length) continue
    for (const station of joined) group.set(station, joined)
  }
  return [...new Set(group.values())]
}

function feedKey(station: StationRecord): string {
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

/** Pairs that may be one site: from south to north, each is compared with those that are a little farther north. */
function findPairs(stations: readonly StationRecord[]): Pair[] {
  const lats = Float64Array.from(stations, ({ position }) => position?.lat ?? Number.NaN)
  const lons = Float64Array.from(stations, ({ position }) => position?.lon ?? Number.NaN)
  const placed = Uint32Array.from(stations.keys()).filter((at) => !Number.isNaN(lats[at] ?? Number.NaN))
  placed.sort((one, other) => (lats[one] ?? 0) - (lats[other] ?? 0))
  const pairs: Pair[] = []
  for (const [at, south] of placed.entries()) {
    const lat = lats[south] ?? 0
    const lon = lons[south] ?? 0
    const width = nearDegrees / Math.max(0.01, Math.cos(((lat + nearDegrees) * Math.PI) / 180))
    for (let next = at + 1; next < placed.length; next += 1) {
      const north = placed[next] ?? 0
      if ((lats[north] ?? 0) - lat > nearDegrees) break
      if (Math.abs((lons[north] ?? 0) - lon) > width) continue
      const [one, other] = [stations[Math.max(south, north)], stations[Math.min(south, north)]]
      const pair = one && other && comparePair(one, other)
      if (pair) pairs.push(pair)
    }
  }
  return pairs
}

function comparePair(one: StationRecord, other: StationRecord): Pair | null {
  if (one.position === null || other.position === null || feedKey(one) === feedKey(other)) return null
  const metres = metresBetween(one.position, other.position)
  if (metres > nearMetres) return null
  const sameName = plain(one.name) === plain(other.name)
  const sameAddress = one.address !== '' && plain(one.address) === plain(other.address)
  if (!sameBrand(one, other, sameName || sameAddress)) return null
  return { one, other, likeness: Number(sameName) + Number(sameAddress), metres }
}

/** Different operators share car parks; where one record names none, name or address must be equal. */
function sameBrand(one: StationRecord, other: StationRecord, hasSameText: boolean): boolean {
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

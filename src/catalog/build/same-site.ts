import { metresBetween } from '../../model/distance'
import type { StationRecord } from '../../model/station'
import { foldText } from '../../model/text'

/** Metres. Feeds often give the position of the car park, not of the station. */
const nearMetres = 25
/** Degrees of latitude: a little more than `nearMetres`. */
const nearDegrees = 0.00025

/** Indexes of two stations in the list. */
interface Pair {
  one: number
  other: number
  /** Number of equal fields, 0 to 2: name and address. */
  similarity: number
  metres: number
}

/**
 * Groups the records that describe one site in different feeds. A group has two or more indexes of the list. Records of
 * one feed are never grouped, however near they are, because a feed does not list one site twice.
 */
export function groupBySite(stations: readonly StationRecord[]): number[][] {
  const feeds = stations.map(({ origins }) => origins.join())
  if (new Set(feeds).size < 2) return []
  const bySimilarity = (a: Pair, b: Pair) => b.similarity - a.similarity || a.metres - b.metres || byId(a, b)
  const byId = (a: Pair, b: Pair) => compareIds(a.one, b.one) || compareIds(a.other, b.other)
  const compareIds = (one: number, other: number) =>
    (stations[one]?.id ?? '').localeCompare(stations[other]?.id ?? '')
  /** By record, its group; a record alone has none. */
  const groups = new Map<number, number[]>()
  // The most similar pairs first; a record is grouped with at most one record of each other feed.
  for (const { one, other } of findPairs(stations, feeds).sort(bySimilarity)) {
    const joined = [...(groups.get(one) ?? [one]), ...(groups.get(other) ?? [other])]
    if (groups.has(one) && groups.get(one) === groups.get(other)) continue
    if (new Set(joined.map((index) => feeds[index])).size < joined.length) continue
    for (const index of joined) groups.set(index, joined)
  }
  return [...new Set(groups.values())]
}

/** Pairs that may be one site. From south to north, each station is compared with those a little farther north. */
function findPairs(stations: readonly StationRecord[], feeds: readonly string[]): Pair[] {
  const lats = Float64Array.from(stations, ({ position }) => position?.lat ?? Number.NaN)
  const lons = Float64Array.from(stations, ({ position }) => position?.lon ?? Number.NaN)
  const placed = Uint32Array.from(stations.keys()).filter((index) => !Number.isNaN(lats[index]))
  placed.sort((one, other) => (lats[one] ?? 0) - (lats[other] ?? 0))
  const pairs: Pair[] = []
  for (const [index, south] of placed.entries()) {
    const lat = lats[south] ?? 0
    const lon = lons[south] ?? 0
    const width = nearDegrees / Math.max(0.01, Math.cos(((lat + nearDegrees) * Math.PI) / 180))
    for (let next = index + 1; next < placed.length; next += 1) {
      const north = placed[next] ?? 0
      if ((lats[north] ?? 0) - lat > nearDegrees) break
      if (Math.abs((lons[north] ?? 0) - lon) > width) continue
      if (feeds[south] === feeds[north]) continue
      const [one, other] = [Math.max(south, north), Math.min(south, north)]
      const comparison = compareStations(stations[one], stations[other])
      if (comparison) pairs.push({ one, other, ...comparison })
    }
  }
  return pairs
}

function compareStations(
  one: StationRecord | undefined,
  other: StationRecord | undefined,
): Pick<Pair, 'similarity' | 'metres'> | null {
  if (!one?.position || !other?.position) return null
  const metres = metresBetween(one.position, other.position)
  if (metres > nearMetres) return null
  const sameName = plain(one.name) === plain(other.name)
  const sameAddress = one.address !== '' && plain(one.address) === plain(other.address)
  if (!isSameProvider(one, other, sameName || sameAddress)) return null
  return { similarity: Number(sameName) + Number(sameAddress), metres }
}

/** Different operators share car parks. If one record names no operator, name or address must be equal. */
function isSameProvider(one: StationRecord, other: StationRecord, hasSameText: boolean): boolean {
  const [short = '', long = ''] = [one, other]
    .map(({ provider }) => `${plain(provider)} `.trimStart())
    .sort((a, b) => a.length - b.length)
  return short === '' ? hasSameText : long.startsWith(short)
}

/** Keeps letters and digits, without case and accents. */
function plain(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

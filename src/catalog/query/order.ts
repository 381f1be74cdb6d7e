import { metresBetween } from '../../model/distance'
import type { Bounds, Position } from '../../model/station'
import { isFree, isOutOfUse, statuses } from '../../model/status'
import type { CatalogEntry } from '../build/catalog-entry'
import { maxPower } from '../build/options'
import { assess, findLimitedAccess, isFreeNow } from '../build/summarise'
import type { ListQuery } from '../station-query'

/**
 * Sort order of a list. `from`: origin of the distances that decide between equal stations; `null`: by name instead.
 */
interface ListOrder extends Pick<ListQuery, 'sort' | 'now'> {
  from: Position | null
}

/** Greater than any number of plugs, so that a step of `freeRank` weighs more than all numbers of plugs. */
const manyPlugs = 1e6

/** Metres, greater than any distance, so that one unit of another rank weighs more than all distances. */
const planet = 1e8

/** Greater than any rank by ring and distance. */
const farAway = 1e10

/** Metres around the origin of the first ring: everywhere in it, a free plug is worth the way. */
const firstRing = 50_000

/** Sort order of `query`, if the map first shows `bounds`. */
export function toListOrder({ sort, now, origin, middle }: ListQuery, bounds: Bounds | null): ListOrder {
  return { sort, now, from: origin ?? middle ?? (bounds && findMiddle(bounds)) }
}

function findMiddle([west, south, east, north]: Bounds): Position {
  return { lon: (west + east) / 2, lat: (south + north) / 2 }
}

/**
 * Stations without a position come last in every order.
 * @param entries by name; equal ones keep that order
 * @param to number of needed stations: only these are sorted
 */
export function sortEntries(
  entries: readonly CatalogEntry[],
  order: ListOrder,
  to = entries.length,
): readonly CatalogEntry[] {
  const { placed, unplaced } = splitByPosition(entries)
  const first = sortPlaced(placed, order, to)
  return to <= placed.length ? first : [...first, ...sortPlaced(unplaced, { ...order, from: null }, to)]
}

/** Number of stations with a position. */
export function countWithPosition(entries: readonly CatalogEntry[]): number {
  return entries.reduce((count, { station }) => count + (station.position === null ? 0 : 1), 0)
}

function splitByPosition(entries: readonly CatalogEntry[]) {
  const placed: CatalogEntry[] = []
  const unplaced: CatalogEntry[] = []
  for (const entry of entries) (entry.station.position === null ? unplaced : placed).push(entry)
  return { placed, unplaced }
}

function sortPlaced(
  entries: readonly CatalogEntry[],
  { sort, now, from }: ListOrder,
  to: number,
): readonly CatalogEntry[] {
  switch (sort) {
    case 'name':
      return entries
    case 'free':
      return lowest(entries, (entry) => freeRank(entry, now) * planet + metresFrom(entry, from), to)
    case 'power':
      return lowest(entries, (entry) => powerRank(entry, now) * planet + metresFrom(entry, from), to)
    case 'near':
    case 'distance':
      return from
        ? lowest(entries, (entry) => nearRank(entry, from, sort === 'near' ? now : null), to)
        : entries
  }
}

/** Lowest rank first. Sorts only the first `to`. */
function lowest(
  entries: readonly CatalogEntry[],
  getRank: (entry: CatalogEntry) => number,
  to: number,
): CatalogEntry[] {
  const ranks = Float64Array.from(entries, getRank)
  const highest = ranks.slice().sort()[to - 1] ?? Number.POSITIVE_INFINITY
  const order = [...entries.keys()].filter((index) => (ranks[index] ?? 0) <= highest)
  order.sort((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0))
  return order.flatMap((index) => entries[index] ?? [])
}

/**
 * Ranks stations for a driver near `from`: by rings of 50, 100, 200 km and so on; in each ring by `freeStep`, and in
 * each step by distance. `now` is `null`: by distance. Those out of use come last, by distance.
 *
 * A rank is one number, so that `lowest` can sort them as numbers. A ring of radius r has ranks from (4 + s) r to
 * (5 + s) r in step s, because its distances are at most r. So steps do not overlap, and the ring has ranks from 4 r to
 * 8 r. Those of the next ring, of radius 2 r, begin there.
 */
function nearRank(entry: CatalogEntry, from: Position, now: number | null): number {
  const metres = metresFrom(entry, from)
  if (isOutOfUse(entry.station.state)) return farAway + metres
  if (now === null) return metres
  const ring = Math.max(firstRing, firstRing * 2 ** Math.ceil(Math.log2(metres / firstRing)))
  return (4 + freeStep(entry, now)) * ring + metres
}

/** Metres; `null`: a position is unknown. */
export function computeDistance({ station }: CatalogEntry, origin: Position | null): number | null {
  return origin && station.position && metresBetween(origin, station.position)
}

const metresFrom = (entry: CatalogEntry, from: Position | null) => computeDistance(entry, from) ?? 0

/**
 * Ranks stations by their power, and equally strong ones by `freeStep`. Powers are multiples of 0.1 kW
 * (`api/metadata/connector.ts`), which weigh 4; two steps differ by at most 3.
 */
const powerRank = (entry: CatalogEntry, now: number) => freeStep(entry, now) - 40 * maxPower(entry)

/** Step of `freeRank`: 0 for live free plugs, 1 for stale ones, 2 without free plugs, 3 for `isUnusable`. */
const freeStep = (entry: CatalogEntry, now: number) => Math.floor(freeRank(entry, now) / manyPlugs)

/**
 * Ranks stations for a driver who wants to charge now: first those with live free plugs, most plugs first; then those
 * with stale free plugs; then the others from best to worst status; last those of `isUnusable`. Each of these steps
 * has `manyPlugs` ranks. While the statuses load, distance alone decides, as in the order that a list in use keeps.
 */
function freeRank(entry: CatalogEntry, now: number): number {
  const free = entry.free ?? 0
  if (entry.status !== 'coming' && isUnusable(entry, now))
    return 3 * manyPlugs + statuses.indexOf(entry.status)
  if (free === 0 || !isFree(entry.status)) return 2 * manyPlugs + statuses.indexOf(entry.status)
  return (isFreeNow(entry, now) ? manyPlugs : 2 * manyPlugs) - Math.min(free, manyPlugs - 1)
}

/**
 * Whether most people cannot charge there now, whatever its plugs report: it is shut, out of use or not for everybody.
 */
function isUnusable(entry: CatalogEntry, now: number): boolean {
  return isOutOfUse(entry.station.state) || assess(entry, now).isShut || findLimitedAccess(entry) !== null
}

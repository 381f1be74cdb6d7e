import type { Station } from '../../model/station'
import type { RowKind } from '../not-shown'
import { type CatalogEntry, valuesOf } from './catalog-entry'
import { newestMeasuredAt, trusted } from './summarise'

/** Entries, one for each site. */
export interface Merged {
  /** In the order given. */
  entries: CatalogEntry[]
  /** Ids of merged records, with the id of the station that they were merged into. */
  aliases: ReadonlyMap<string, string>
  /** Rows that are not shown because another record of the same site is. */
  hidden: Readonly<Record<RowKind, number>>
}

/**
 * Merges the records of each site into the one that was measured last. Its plugs and values are shown, so that no plug
 * counts twice; the other records fill in the fields that it leaves empty. The id does not depend on which record was
 * measured last, because links and favourites use it.
 * @param sites groups of records of one site each
 * @param now when the values were fetched, epoch milliseconds
 */
export function merge(
  entries: readonly CatalogEntry[],
  sites: readonly (readonly Station[])[],
  now: number,
): Merged {
  const aliases = new Map<string, string>()
  const hidden = { stations: 0, plugs: 0, values: 0 }
  if (sites.length === 0) return { entries: [...entries], aliases, hidden }
  const byStation = new Map(entries.map((entry) => [entry.station, entry]))
  const replaced = new Map<CatalogEntry, CatalogEntry | null>()
  for (const site of sites) {
    const [live, ...others] = site.flatMap((station) => byStation.get(station) ?? []).sort(byNewest(now))
    if (live === undefined || others.length === 0) continue
    const merged = mergeInto(live, others)
    replaced.set(live, merged)
    for (const other of others) {
      replaced.set(other, null)
      hidden.stations += 1
      hidden.plugs += other.plugs.length
      hidden.values += valuesOf(other).length
    }
    // Values that were filled in are shown.
    hidden.values -= merged.values.length - live.values.length
    for (const { station } of [live, ...others])
      if (station.id !== merged.station.id) aliases.set(station.id, merged.station.id)
  }
  const kept = entries.flatMap((entry) => {
    const instead = replaced.get(entry)
    return instead === undefined ? entry : (instead ?? [])
  })
  return { entries: kept, aliases, hidden }
}

function byNewest(now: number): (one: CatalogEntry, other: CatalogEntry) => number {
  const newest = (entry: CatalogEntry) =>
    newestMeasuredAt(trusted(valuesOf(entry), now)) ?? Number.NEGATIVE_INFINITY
  return (one, other) => {
    const [a, b] = [newest(one), newest(other)]
    if (a !== b) return a > b ? -1 : 1
    return other.plugs.length - one.plugs.length || one.station.id.localeCompare(other.station.id)
  }
}

function mergeInto(live: CatalogEntry, others: readonly CatalogEntry[]): CatalogEntry {
  const measured = new Set(live.values.map(({ dataType }) => dataType))
  // What only another record measures, such as a meter; what it says of the status is the live one's to say.
  const more = others
    .flatMap(({ values }) => values)
    .filter(({ dataType, meaning }) => meaning.kind === 'plain' && !measured.has(dataType))
  return {
    ...live,
    station: filled(
      live.station,
      others.map(({ station }) => station),
    ),
    values: [...live.values, ...more],
    records: [live, ...others],
  }
}

/** One object for the same records as long as they stay: indexes and caches go by it. */
const known = new WeakMap<Station, { others: readonly Station[]; station: Station }>()

function filled(live: Station, others: readonly Station[]): Station {
  const made = known.get(live)
  if (made?.others.every((other, index) => other === others[index])) return made.station
  const id = others.reduce((first, other) => (other.id < first ? other.id : first), live.id)
  const station = { ...others.reduce(fill, live), id }
  known.set(live, { others, station })
  return station
}

/** The state is not filled in: a feed that is left behind does not know it. */
function fill(station: Station, other: Station): Station {
  return {
    ...station,
    municipality: station.municipality || other.municipality,
    city: station.city || other.city,
    address: station.address || other.address,
    provider: station.provider || other.provider,
    capacity: station.capacity ?? other.capacity,
    paymentInfo: station.paymentInfo || other.paymentInfo,
    accessType: station.accessType === 'UNKNOWN' ? other.accessType : station.accessType,
    accessInfo: station.accessInfo || other.accessInfo,
    openingHours: station.openingHours ?? other.openingHours,
    cost: station.cost ?? other.cost,
    categories: station.categories.length > 0 ? station.categories : other.categories,
    reservable: station.reservable ?? other.reservable,
    origins: [...new Set([...station.origins, ...other.origins])],
    unread: [...station.unread, ...other.unread],
  }
}

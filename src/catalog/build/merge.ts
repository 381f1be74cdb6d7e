import { kindAt, readingAt, rowsFrom } from '../../api/value-table'
import type { EachField } from '../../model/each-field'
import type { StationRecord } from '../../model/station'
import type { RowKind } from '../row-outcomes'
import { type CatalogEntry, listValueRows } from './catalog-entry'
import { findMeasuredTimes } from './measured-times'
import { noOptionValues, readOptionValues } from './option-values'

/** Entries after merging, one for each site. */
export interface MergeResult {
  /** In the order of the input. */
  entries: CatalogEntry[]
  /** Ids of merged records, with the id of the station that they were merged into. */
  aliases: ReadonlyMap<string, string>
  /** Rows that are not shown because another record of the same site is shown. */
  mergedRows: Readonly<Record<RowKind, number>>
}

/**
 * Merges the records of each site into the one with the newest measurement. Only its plugs and values are shown, so
 * that no plug counts twice; the other records fill its empty fields. The id does not depend on the newest record,
 * because links and favourites use it.
 * @param sites groups of records of one site each: indexes of `entries`
 * @param now time of the values, epoch milliseconds
 */
export function mergeRecords(
  entries: readonly CatalogEntry[],
  sites: readonly (readonly number[])[],
  now: number,
): MergeResult {
  const aliases = new Map<string, string>()
  const mergedRows = { stations: 0, plugs: 0, values: 0 }
  if (sites.length === 0) return { entries: [...entries], aliases, mergedRows }
  const replaced = new Map<CatalogEntry, CatalogEntry | null>()
  for (const site of sites) {
    const [newest, ...others] = site.flatMap((index) => entries[index] ?? []).sort(byNewest(now))
    if (newest === undefined || others.length === 0) continue
    const merged = mergeInto(newest, others)
    replaced.set(newest, merged)
    for (const other of others) {
      replaced.set(other, null)
      mergedRows.stations += 1
      mergedRows.plugs += other.plugRows.length
      mergedRows.values += listValueRows(other).length
    }
    // Values of other records that fill gaps are shown.
    mergedRows.values -= listValueRows(merged).length - listValueRows(newest).length
    for (const { station } of [newest, ...others])
      if (station.id !== merged.station.id) aliases.set(station.id, merged.station.id)
  }
  const kept = entries.flatMap((entry) => {
    const replacement = replaced.get(entry)
    return replacement === undefined ? entry : (replacement ?? [])
  })
  return { entries: kept, aliases, mergedRows }
}

function byNewest(now: number): (one: CatalogEntry, other: CatalogEntry) => number {
  const newest = (entry: CatalogEntry) =>
    findMeasuredTimes([entry], now).newestMeasuredAt ?? Number.NEGATIVE_INFINITY
  return (one, other) => {
    const [a, b] = [newest(one), newest(other)]
    if (a !== b) return a > b ? -1 : 1
    return other.plugRows.length - one.plugRows.length || one.station.id.localeCompare(other.station.id)
  }
}

function mergeInto(newest: CatalogEntry, others: readonly CatalogEntry[]): CatalogEntry {
  const { values } = newest.tables
  const dataTypeOf = (row: number) => kindAt(values, row).dataType
  const measured = new Set(rowsFrom(values, newest.firstValue).map(dataTypeOf))
  // Adds data types that only another record measures, such as a meter's, but never its status.
  const moreValues = others.map((record) => {
    const isMore = (row: number) =>
      readingAt(values, row).meaning.kind === 'plain' && !measured.has(dataTypeOf(row))
    const rows = rowsFrom(values, record.firstValue).filter(isMore)
    for (const row of rows) measured.add(dataTypeOf(row))
    return { record, rows }
  })
  const station = fillFromOthers(
    newest.station,
    others.map((other) => other.station),
  )
  const [optionValues = noOptionValues] = readOptionValues([station], newest.tables.plugs, [newest.plugRows])
  return {
    ...newest,
    station,
    optionValues,
    moreValues,
    records: [newest, ...others],
    assessment: null,
  }
}

/** Merged stations by their newest record. */
const mergedStations = new WeakMap<
  StationRecord,
  { others: readonly StationRecord[]; station: StationRecord }
>()

/** Returns the same object for the same records, because indexes and caches use it as key. */
function fillFromOthers(newest: StationRecord, others: readonly StationRecord[]): StationRecord {
  const cached = mergedStations.get(newest)
  if (cached?.others.length === others.length && cached.others.every((other, at) => other === others[at]))
    return cached.station
  const id = others.reduce((first, other) => (other.id < first ? other.id : first), newest.id)
  const station = { ...others.reduce(fill, newest), id }
  mergedStations.set(newest, { others, station })
  return station
}

/** The state is not filled in, because an outdated feed may be wrong about it. */
function fill(station: StationRecord, other: StationRecord): EachField<StationRecord> {
  const { id, name, position, invalidPosition, state } = station
  return {
    id,
    name,
    position,
    invalidPosition,
    state,
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
    rawFields: [...station.rawFields, ...other.rawFields],
  }
}

import { noRows } from '../../api/row-counts'
import { areStatusesComing, isCopyTemporary, type Parts, type ShownCopy } from '../../model/parts'
import type { Bounds, StationRecord } from '../../model/station'
import type { Snapshot } from '../catalog-api'
import type { LatestValues } from '../load/part-answers'
import type { RawRejectedRecord } from '../rejected-records'
import type { RowKind } from '../row-outcomes'
import { firstBounds } from './bounds'
import type { CatalogEntry } from './catalog-entry'
import { countRevealed } from './closed-values'
import { joinValues } from './join-values'
import { findMeasuredTimes } from './measured-times'
import { mergeRecords } from './merge'
import { collectOptions, type Options } from './options'
import type { StationData } from './station-data'

/** Input of a revision. */
export interface CatalogInput {
  stationData: StationData
  /** `null`: the values failed to load. */
  latest: LatestValues | null
}

/** One revision of the catalog. All queries read it. */
export interface CatalogData extends CatalogInput {
  /** By name. */
  entries: CatalogEntry[]
  /** Stations of `entries`. The same array as in the previous revision while no station has changed. */
  stations: readonly StationRecord[]
  /** Entries by id, and by the ids of records merged into them, so that links to those still work. */
  readonly byId: ReadonlyMap<string, CatalogEntry>
  options: Options
  snapshot: Snapshot
  rejected: RawRejectedRecord[]
  /** Entries from before records of one site were merged. */
  joined: readonly CatalogEntry[]
  /** Rows that are not shown because another record of the same site is shown. */
  merged: Readonly<Record<RowKind, number>>
}

interface Revision {
  /** Number of the revision, from 1. */
  revision: number
  hasRawFields: boolean
  region: Bounds
  /** Time of the answers, epoch milliseconds. */
  now: number
  parts: Parts
  copy: ShownCopy
  /** The previous revision. Its array of stations is kept if it is equal. */
  previous: Pick<CatalogData, 'stations'> | null
}

export function buildCatalogData(
  { stationData, latest }: CatalogInput,
  { revision, hasRawFields, region, now, parts, copy, previous }: Revision,
): CatalogData {
  const joinedLatest = areStatusesComing(parts) ? null : latest
  const joined = joinLatest({ stationData, latest: joinedLatest }, { parts, copy, now })
  const { entries, aliases, mergedRows: merged } = mergeRecords(joined, stationData.sites, now)
  const rejected = [...stationData.rejected, ...(latest?.rejected ?? [])]
  let byId: ReadonlyMap<string, CatalogEntry> | null = null
  const positions = entries.flatMap(({ station }) => station.position ?? [])
  const snapshot: Snapshot = {
    revision,
    stationCount: entries.length,
    plugCount: entries.reduce((sum, { plugRows }) => sum + plugRows.length, 0),
    fetchedAt: now,
    ...findMeasuredTimes(entries, now),
    withoutLiveData: entries.filter(({ status }) => status === 'none').length,
    withoutPosition: entries.length - positions.length,
    merged: aliases.size,
    ...countReceived(stationData, latest),
    rejected: rejected.length,
    hasRawFields,
    revealed: joinedLatest?.open?.counts.isCutOff === false ? countRevealed(entries) : null,
    tokenFailure: latest?.tokenFailure ?? null,
    parts,
    copy,
    firstBounds: firstBounds(positions, region),
  }
  return {
    entries,
    stations: keepStations(entries, previous?.stations ?? stationData.stations),
    get byId() {
      // Created at the first query by id: a load and a poll need none.
      byId ??= indexById(entries, aliases)
      return byId
    },
    options: collectOptions(entries),
    snapshot,
    rejected,
    stationData,
    latest,
    joined,
    merged,
  }
}

/** Stations with their values, and with what is known if values are missing. */
function joinLatest(
  { stationData, latest }: CatalogInput,
  { parts, copy, now }: Pick<Revision, 'parts' | 'copy' | 'now'>,
): CatalogEntry[] {
  // An old copy is no evidence that a station has no live data now.
  const isOld = isCopyTemporary(copy)
  const isComing = areStatusesComing(parts)
  return joinValues(
    {
      ...stationData,
      incomplete: isOld || stationData.incomplete,
      // Without the list of series, "no live data" cannot be distinguished from "not public".
      statusWithoutValue:
        isComing || isOld || (latest?.values && parts.series.isComing) ? 'coming' : 'unknown',
      areValuesCutOff: latest?.counts.isCutOff === true,
      rejectedSeries: latest?.rejectedSeries ?? [],
    },
    latest?.values ?? null,
    now,
  )
}

/** Changes state and failures of the parts in the revision's snapshot, after an attempt that brought no new answer. */
export function updateParts(data: CatalogData, parts: Parts, copy: ShownCopy): Snapshot {
  data.snapshot = { ...data.snapshot, parts, copy }
  return data.snapshot
}

/** Counts of rows for the snapshot; `query/reports/count-row-outcomes.ts` counts each of them by outcome. */
function countReceived(
  stationData: StationData,
  latest: LatestValues | null,
): Pick<Snapshot, 'received' | 'cutOff'> {
  const counts = {
    ...stationData.counts,
    series: stationData.idsWithStatusSeries.counts,
    values: latest?.counts ?? noRows,
  }
  const received = { stations: 0, plugs: 0, series: 0, values: 0 }
  const cutOff: (keyof typeof received)[] = []
  for (const kind of ['stations', 'plugs', 'series', 'values'] as const) {
    received[kind] = counts[kind].received
    if (counts[kind].isCutOff) cutOff.push(kind)
  }
  return { received, cutOff }
}

/** Keeps the previous array if it has the same stations, because indexes are cached by array. */
function keepStations(
  entries: readonly CatalogEntry[],
  before: readonly StationRecord[],
): readonly StationRecord[] {
  const isSame =
    before.length === entries.length && entries.every(({ station }, index) => station === before[index])
  return isSame ? before : entries.map(({ station }) => station)
}

function indexById(
  entries: readonly CatalogEntry[],
  aliases: ReadonlyMap<string, string>,
): Map<string, CatalogEntry> {
  const byId = new Map(entries.map((entry) => [entry.station.id, entry]))
  for (const [alias, id] of aliases) {
    const entry = byId.get(id)
    if (entry) byId.set(alias, entry)
  }
  return byId
}

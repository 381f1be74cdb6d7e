import { readingAt } from '../../api/value-table'
import { assessFreshness, type Freshness, isTrusted, isUnchanged, mayBeOld } from '../../model/freshness'
import { findNextChange, isOpenAt } from '../../model/opening-hours'
import type { Connector } from '../../model/station'
import { isFree, isOutOfUse } from '../../model/status'
import type { StationSummary } from '../station-summary'
import {
  type Assessment,
  type CatalogEntry,
  listConnectors,
  listRecords,
  plugStatusAt,
  staleAfterAt,
} from './catalog-entry'
import { countClosed } from './closed-values'

/**
 * Freshness of several measurements together: live if one of them is, stale if all are, else unknown.
 * @param rows measurements: some of the entry's evidence
 */
export function assessAll(entry: CatalogEntry, rows: readonly number[], now: number): Freshness {
  if (rows.length === 0) return 'none'
  let stale = 0
  for (const row of rows) {
    const freshness = freshnessAt(entry, row, now)
    if (freshness === 'live') return 'live'
    if (freshness === 'stale') stale += 1
  }
  return stale === rows.length ? 'stale' : 'age-unknown'
}

/** Freshness of the measurement of a row. */
export function freshnessAt(entry: CatalogEntry, row: number, now: number): Freshness {
  return assessFreshness(readMeasuredAt(entry, row), staleAfterAt(entry, row), entry.tables.answeredAt, now)
}

/** Epoch milliseconds; `null`: no timestamp. */
export function readMeasuredAt({ tables: { values } }: CatalogEntry, row: number): number | null {
  const moment = values.measuredAt[row] ?? Number.NaN
  return Number.isNaN(moment) ? null : moment
}

/** Returns the entry's assessment for a time, which the entry keeps until it is needed for another one. */
export function assess(entry: CatalogEntry, now: number): Assessment {
  if (entry.assessment?.now !== now)
    entry.assessment = {
      now,
      freshness: assessAll(entry, selectEvidence(entry), now),
      isShut: isOpen(entry, now) === false,
    }
  return entry.assessment
}

/** Whether a plug is known to be free now, and the station is not known to be shut. */
export function isFreeNow(entry: CatalogEntry, now: number): boolean {
  return isFree(entry.status) && assess(entry, now).freshness === 'live' && !assess(entry, now).isShut
}

/** Whether it is open now; `null`: its hours are unknown. */
export function isOpen({ station }: CatalogEntry, now: number): boolean | null {
  return isOpenAt(station.openingHours, now)
}

/** Whether its symbol is faded: the status is old, or the station is shut now. */
export function isFaded(entry: CatalogEntry, now: number): boolean {
  if (isOutOfUse(entry.station.state)) return false
  return mayBeOld(assess(entry, now).freshness) || assess(entry, now).isShut
}

/** Evidence for the shown status. If a plug is free, only the evidence of free plugs counts. */
function selectEvidence({ status, evidence, tables }: CatalogEntry): readonly number[] {
  if (!isFree(status)) return evidence
  return evidence.filter((row) => {
    const { meaning } = readingAt(tables.values, row)
    return meaning.kind === 'status' ? isFree(meaning.status) : meaning.kind === 'free' && meaning.free > 0
  })
}

/** The newest of these measurements. One in the future counts only if there is no other. */
function shownMeasuredAt(entry: CatalogEntry, rows: readonly number[], now: number): number | null {
  const moments = rows.flatMap((row) => readMeasuredAt(entry, row) ?? [])
  const trusted = moments.filter((moment) => isTrusted(moment, now))
  return (trusted.length > 0 ? trusted : moments).reduce<number | null>(
    (newest, moment) => (newest === null || moment > newest ? moment : newest),
    null,
  )
}

/** Whether the service would have sent a later change of any plug. */
function areAllUnchanged(entry: CatalogEntry, now: number): boolean {
  const { evidence, tables } = entry
  return evidence.every((row) =>
    isUnchanged({ staleAfter: staleAfterAt(entry, row) }, tables.answeredAt, now),
  )
}

/** Types of access that most people do not have. */
const limitedTypes = ['PRIVATE', 'RESTRICTED', 'TEST']

/** Type of access that most people do not have; `null`: the station is for everybody, or its type is unknown. */
export function findLimitedAccess({ station: { accessType } }: CatalogEntry): string | null {
  return limitedTypes.includes(accessType) ? accessType : null
}

/** @param distance metres; `null`: no origin */
export function summarise(entry: CatalogEntry, now: number, distance: number | null = null): StationSummary {
  const { station, status, free, total, plugRows, matchingRows = plugRows } = entry
  const evidence = selectEvidence(entry)
  const { freshness, isShut: shut } = assess(entry, now)
  const { openingHours } = station
  const changesAt = findNextChange(openingHours, now)
  const unchanged = freshness === 'live' && areAllUnchanged(entry, now)
  const matching = entry.fits ? listMatchingConnectors(entry, matchingRows) : null
  const connectors = listDistinctConnectors(listConnectors(entry))
  return {
    id: station.id,
    aliases: listRecords(entry).flatMap((record) =>
      record.station.id === station.id ? [] : record.station.id,
    ),
    name: station.name,
    municipality: station.municipality,
    address: station.address,
    provider: station.provider,
    accessType: station.accessType,
    categories: station.categories,
    position: station.position,
    distance,
    status,
    freshness,
    // "1 of 3 free" holds since the last change of any plug, of a free one or not.
    measuredAt: shownMeasuredAt(entry, unchanged ? entry.evidence : evidence, now),
    isUnchanged: unchanged,
    free,
    total,
    freeNow: isFreeNow(entry, now),
    faded: isFaded(entry, now),
    outOfUse: isOutOfUse(station.state) ? station.state : null,
    shut: shut ? { opensAt: changesAt } : null,
    openUntil: isOpen(entry, now) ? (changesAt ?? openingHours?.kind ?? null) : null,
    conflict: currentConflict(entry, now),
    limitedAccess: findLimitedAccess(entry),
    connectors,
    matching,
    freeConnectors: shut ? null : findFreeConnectors(entry, matching ?? connectors),
    closedValues: countClosed(entry),
  }
}

/** An old number is no contradiction. */
function currentConflict(entry: CatalogEntry, now: number): StationSummary['conflict'] {
  const { conflict, freeCountRow } = entry
  const isOld = conflict?.kind === 'plugs' && freshnessAt(entry, freeCountRow, now) === 'stale'
  return isOld ? null : conflict
}

/** @param matching distinct connectors of its matching plugs */
function findFreeConnectors(
  entry: CatalogEntry,
  matching: StationSummary['connectors'],
): StationSummary['connectors'] | null {
  const { status, tables, plugRows, matchingRows = plugRows } = entry
  if (!isFree(status)) return null
  const freeRows = matchingRows.filter((row) => isFree(plugStatusAt(tables, row)))
  const free = listMatchingConnectors(entry, freeRows)
  return free.length > 0 && free.length < matching.length ? free : null
}

/** Distinct connectors of these plugs that meet the plug requirements. */
export function listMatchingConnectors(
  { tables, fits }: CatalogEntry,
  plugRows: readonly number[],
): StationSummary['connectors'] {
  const connectors = listConnectors({ tables, plugRows })
  return listDistinctConnectors(fits ? connectors.filter(fits) : connectors)
}

function listDistinctConnectors(connectors: readonly Connector[]): StationSummary['connectors'] {
  const distinct = new Map(
    connectors.map(({ type, powerKw }) => [`${powerKw}\n${type}`, { type, powerKw }] as const),
  )
  return [...distinct.values()].sort((one, other) => (other.powerKw ?? 0) - (one.powerKw ?? 0))
}

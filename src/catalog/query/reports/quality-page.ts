import { canReportFault } from '../../../api/meaning'
import { accessAt } from '../../../api/table-rows'
import { readingAt } from '../../../api/value-table'
import { isTrusted } from '../../../model/freshness'
import { isMissing } from '../../../model/parts'
import type { Bounds } from '../../../model/station'
import { type Access, joinAccess } from '../../../model/value'
import { contains } from '../../build/bounds'
import type { CatalogData } from '../../build/catalog-data'
import { type CatalogEntry, listRecords, listValueRows, plugStatusAt } from '../../build/catalog-entry'
import { compareNames } from '../../build/compare-names'
import { assess, freshnessAt, readMeasuredAt } from '../../build/summarise'
import {
  ageSteps,
  completeElements,
  type Element,
  elementNames,
  elements,
  type QualityColumn,
  type QualityFigures,
  type QualityPage,
  type QualityQuery,
  type QualityRow,
} from '../../quality'
import type { StationFilter } from '../station-filter'
import { countWithElement, isPublic } from './elements'
import { findStatusDataType } from './list-status-series'
import { matchAnyProvider } from './match-any-provider'

interface QualityRules {
  now: number
  region: Bounds
  /** As in the snapshot. */
  hasRawFields: boolean
  /** Whether the list of plugs, and the latest values, could not be fetched. */
  missing: { plugs: boolean; values: boolean }
}

const nothingMissing: QualityRules['missing'] = { plugs: false, values: false }

/** Completeness and age of the data by provider or station: rows `[from, to)`. */
export function toQualityPage(
  { entries, snapshot }: Pick<CatalogData, 'entries' | 'snapshot'>,
  filter: StationFilter,
  { bounds, by, now, ...order }: QualityQuery,
  { from, to, ...ruleOptions }: { from: number; to: number } & Pick<QualityRules, 'region' | 'hasRawFields'>,
): QualityPage {
  const { plugs, values } = snapshot.parts
  const missing = { plugs: isMissing(plugs), values: isMissing(values) }
  const rules: QualityRules = { ...ruleOptions, missing, now }
  const total = noFigures(rules)
  const rows = new Map<string, QualityRow>()
  for (const { entry, isOfProvider } of matchAnyProvider(entries, bounds, filter)) {
    if (isOfProvider) countEntry(total, entry, rules)
    if (by === 'station' && !isOfProvider) continue
    const { id, name, provider, municipality } = entry.station
    const row = findOrAddRow(
      rows,
      by === 'station'
        ? { id, name, provider, municipality }
        : { id: provider, name: provider, provider, municipality: '' },
      rules,
    )
    countEntry(row, entry, rules)
  }
  const all = [...rows.values()]
  for (const row of [total, ...all]) row.complete = completeness(row)
  return {
    rows: sortRows(all, order).slice(from, to),
    matched: all.length,
    total,
    fetchedAt: snapshot.fetchedAt,
  }
}

function noFigures({
  hasRawFields,
  missing,
}: Pick<QualityRules, 'hasRawFields' | 'missing'>): QualityFigures {
  const isKnown = (name: Element) =>
    elements[name].readAs === 'field' || (elements[name].readAs === 'raw' && hasRawFields)
  return {
    access: 'open',
    stationCount: 0,
    plugCount: missing.plugs ? null : 0,
    public: { station: 0, plug: 0 },
    complete: null,
    statuses: { fault: 0, free: 0, closed: 0, none: 0 },
    liveStations: missing.values ? null : 0,
    // `fromEntries` does not keep the names; `elementNames` has each of them.
    have: Object.fromEntries(
      elementNames.map((name) => [name, isKnown(name) ? 0 : null]),
    ) as QualityFigures['have'],
    dynamic: { values: 0, live: 0, stale: 0, unknown: 0 },
    ages: Array.from({ length: ageSteps.length + 2 }, () => 0),
    oldestAt: null,
    capacity: { stated: 0, different: 0 },
    duplicates: 0,
    positions: { outside: 0, invalid: 0, missing: 0 },
  }
}

function findOrAddRow(
  rows: Map<string, QualityRow>,
  names: Pick<QualityRow, 'id' | 'name' | 'provider' | 'municipality'>,
  rules: QualityRules,
): QualityRow {
  const row = rows.get(names.id) ?? { ...names, ...noFigures(rules) }
  rows.set(names.id, row)
  return row
}

function countEntry(figures: QualityFigures, entry: CatalogEntry, rules: QualityRules): void {
  const { station, plugRows } = entry
  figures.access = joinAccess([figures.access, findEntryAccess(entry)])
  figures.stationCount += 1
  if (figures.plugCount !== null) figures.plugCount += plugRows.length
  for (const plug of plugRows) figures.statuses[findStatusKind(entry, plug)] += 1
  if (isPublic(entry)) countElements(figures, entry)
  if (figures.liveStations !== null && assess(entry, rules.now).freshness === 'live')
    figures.liveStations += 1
  countAges(figures, entry, rules.now)
  if (station.capacity !== null && plugRows.length > 0) {
    figures.capacity.stated += 1
    if (station.capacity !== plugRows.length) figures.capacity.different += 1
  }
  figures.duplicates += listRecords(entry).length - 1
  if (station.position === null) figures.positions[station.invalidPosition ? 'invalid' : 'missing'] += 1
  else if (!contains(rules.region, station.position)) figures.positions.outside += 1
}

/** Access to what is derived from all values of an entry. */
function findEntryAccess(entry: CatalogEntry): Access {
  const { values } = entry.tables
  if (values.accessCodes === null) return 'open'
  return joinAccess(listValueRows(entry).map((row) => accessAt(values, row)))
}

function findStatusKind(entry: CatalogEntry, plug: number): keyof QualityFigures['statuses'] {
  const dataType = findStatusDataType(entry, plug)
  if (dataType !== null) return canReportFault(dataType) ? 'fault' : 'free'
  return plugStatusAt(entry.tables, plug) === 'closed' ? 'closed' : 'none'
}

function countElements({ public: counts, have }: QualityFigures, entry: CatalogEntry): void {
  counts.station += 1
  counts.plug += entry.plugRows.length
  for (const name of elementNames) {
    const count = have[name]
    const countWith = countWithElement[name]
    if (count !== null && countWith !== null) have[name] = count + countWith(entry)
  }
}

function countAges(figures: QualityFigures, entry: CatalogEntry, now: number): void {
  for (const row of listValueRows(entry)) {
    if (readingAt(entry.tables.values, row).meaning.kind === 'plain') continue
    const moment = readMeasuredAt(entry, row)
    const freshness = freshnessAt(entry, row, now)
    figures.dynamic.values += 1
    if (freshness === 'live' || freshness === 'stale') figures.dynamic[freshness] += 1
    else figures.dynamic.unknown += 1
    const step = findAgeStep(entry, row, now)
    figures.ages[step] = (figures.ages[step] ?? 0) + 1
    if (moment !== null && step <= ageSteps.length)
      figures.oldestAt = Math.min(figures.oldestAt ?? moment, moment)
  }
}

/** Index of a value's age in `QualityFigures.ages`. */
export function findAgeStep(entry: CatalogEntry, row: number, now: number): number {
  const moment = readMeasuredAt(entry, row)
  if (moment === null || !isTrusted(moment, now)) return ageSteps.length + 1
  const step = ageSteps.findIndex((end) => now - moment <= end)
  return step === -1 ? ageSteps.length : step
}

/** Completeness of one station, 0 to 1; `null`: the law does not apply to it. */
export function assessCompleteness(entry: CatalogEntry): number | null {
  const figures = noFigures({ hasRawFields: false, missing: nothingMissing })
  if (isPublic(entry)) countElements(figures, entry)
  return completeness(figures)
}

/**
 * Mean of the shares of `completeElements`, which are the same for each viewer; elements without stations or plugs are
 * left out.
 */
function completeness({ have, public: counts }: QualityFigures): number | null {
  const shares = completeElements.flatMap((name) => {
    const number = have[name]
    const all = counts[elements[name].level]
    return number === null || all === 0 ? [] : number / all
  })
  return shares.length === 0 ? null : shares.reduce((sum, share) => sum + share, 0) / shares.length
}

const share = (part: number, whole: number) => (whole === 0 ? null : part / whole)

const columnFigures: Record<Exclude<QualityColumn, 'name'>, (row: QualityRow) => number | null> = {
  stations: ({ stationCount }) => stationCount,
  plugs: ({ plugCount }) => plugCount,
  complete: ({ complete }) => complete,
  live: ({ liveStations, stationCount }) =>
    liveStations === null ? null : share(liveStations, stationCount),
  stale: ({ dynamic }) => share(dynamic.stale, dynamic.values),
  capacity: ({ capacity }) => capacity.different,
  positions: ({ positions }) => positions.outside + positions.invalid + positions.missing,
  duplicates: ({ duplicates }) => duplicates,
  oldest: ({ oldestAt }) => (oldestAt === null ? null : -oldestAt),
}

/** Rows without the figure come last in both orders; equal figures are sorted by name. */
function sortRows(
  rows: QualityRow[],
  {
    sort: column,
    isDescending,
    isUptimeFirst = false,
    externalFigures = {},
  }: Pick<QualityQuery, 'sort' | 'isDescending' | 'isUptimeFirst' | 'externalFigures'>,
): QualityRow[] {
  const direction = isDescending ? -1 : 1
  const byName = (one: QualityRow, other: QualityRow) => compareNames(one.name, other.name)
  const withoutUptime = ({ statuses }: QualityRow) => Number(isUptimeFirst && statuses.fault === 0)
  const byUptime = (one: QualityRow, other: QualityRow) => withoutUptime(one) - withoutUptime(other)
  if (column === 'name')
    return rows.sort((one, other) => byUptime(one, other) || direction * byName(one, other))
  const figure =
    column === 'external' ? ({ id }: QualityRow) => externalFigures[id] ?? null : columnFigures[column]
  return rows.sort((one, other) => {
    const [a, b] = [figure(one), figure(other)]
    const byFigure = a === null || b === null ? Number(a === null) - Number(b === null) : direction * (a - b)
    return byUptime(one, other) || byFigure || byName(one, other)
  })
}

import type { ListedIds, ListedSeries } from '../../api/listed-series'
import { statusDataTypes } from '../../api/meaning'
import type { PlugTable } from '../../api/plug-table'
import { emptyValueTable, kindAt, noRow, readingAt, type ValueTable } from '../../api/value-table'
import type { Level, StationRecord } from '../../model/station'
import { countPlugs, type PlugCounts, type PlugStatus, plugStatuses } from '../../model/status'
import { type CatalogEntry, plugStatusAt, type Tables } from './catalog-entry'
import { noOptionValues, type OptionValues } from './option-values'
import {
  applyOperatorState,
  deriveAvailability,
  deriveWithoutValues,
  findNewest,
  type StatusWithoutValue,
  selectReadings,
} from './station-status'

/** Stations, and the data from which their values and statuses are joined. */
export interface JoinInput {
  stations: readonly StationRecord[]
  plugs: PlugTable
  /** Rows of the plugs of each station. */
  plugRows: readonly (readonly number[])[]
  /** Values of each station that are options of the filters. */
  optionValues: readonly OptionValues[]
  /** Ids with a status series. */
  idsWithStatusSeries: Pick<ListedIds, Level>
  /** Whether plugs or series failed to load or are cut off, so that missing ones may exist. */
  incomplete: boolean
  /** Status if a value may exist but is not loaded. */
  statusWithoutValue: StatusWithoutValue
  /** Whether the service may have more values than it sent. */
  areValuesCutOff: boolean
  /** Series with a value that could not be parsed. */
  rejectedSeries: readonly ListedSeries[]
}

type TypesById = ReadonlyMap<string, readonly string[]>

/**
 * @param values latest values; `null`: failed or loading
 * @param now time of their request, epoch milliseconds
 */
export function joinValues(input: JoinInput, values: ValueTable | null, now: number): CatalogEntry[] {
  const tables = joinPlugValues(input, values, now)
  const freeCountReadings = selectReadings(tables.values, ['free', 'not-understood'])
  const rejectedTypesByStation = groupTypesById('station', input.rejectedSeries)
  return input.stations.map((station, index): CatalogEntry => {
    const plugRows = input.plugRows[index] ?? []
    const firstValue = tables.values.first.station.get(station.id) ?? noRow
    const plugEvidence = collectEvidence(tables, plugRows)
    const freeCountRow = findNewest(tables.values, firstValue, freeCountReadings, now)
    const rejectedTypes = rejectedTypesByStation.get(station.id)
    const derived =
      values &&
      deriveAvailability({
        counts: countPlugsAt(tables, plugRows),
        evidence: plugEvidence,
        capacity: station.capacity,
        freeCountRow,
        counted: readFreeCount(tables.values, freeCountRow),
        hasStatusSeries: input.idsWithStatusSeries.station.has(station.id),
        isFreeCountRejected: includesStatusType(rejectedTypes),
      })
    const mayExist =
      (input.incomplete && derived?.status === 'none') ||
      (input.areValuesCutOff && (derived?.status === 'none' || derived?.status === 'closed'))
    const { status, free, total, evidence, conflict } =
      derived === null || mayExist
        ? deriveWithoutValues(input.statusWithoutValue, plugRows.length, station.capacity)
        : derived
    // Field by field: an object that is spread from others takes several times as long.
    const entry: CatalogEntry = {
      station,
      optionValues: input.optionValues[index] ?? noOptionValues,
      tables,
      plugRows,
      firstValue,
      status: applyOperatorState(station.state, status),
      free,
      total,
      evidence,
      freeCountRow,
      freeStaleAfter: findLongest(tables.values, plugEvidence),
      conflict,
      assessment: null,
    }
    return rejectedTypes ? { ...entry, rejectedTypes } : entry
  })
}

/** Longest time after which one of these measurements is stale. */
function findLongest(values: ValueTable, rows: readonly number[]): number {
  let longest = 0
  for (const row of rows) longest = Math.max(longest, kindAt(values, row).staleAfter)
  return longest
}

/** Status of each plug. */
function joinPlugValues(input: JoinInput, values: ValueTable | null, now: number): Tables {
  const { plugs, plugRows, idsWithStatusSeries, statusWithoutValue } = input
  const rows = plugs.ids.length
  const tables = {
    plugs,
    values: values ?? emptyValueTable,
    rejectedTypesByPlug: groupTypesById('plug', input.rejectedSeries),
    plugFirstValues: new Int32Array(rows).fill(noRow),
    plugStatusIndexes: new Uint8Array(rows),
    plugEvidence: new Int32Array(rows).fill(noRow),
    answeredAt: now,
  }
  const findStatusWithoutEvidence = (id: string): PlugStatus => {
    if (values === null) return statusWithoutValue
    if (includesStatusType(tables.rejectedTypesByPlug.get(id))) return 'not-understood'
    if (input.areValuesCutOff) return 'unknown'
    // The series list that may contain it is still loading.
    if (statusWithoutValue === 'coming') return 'coming'
    if (idsWithStatusSeries.plug.has(id)) return 'closed'
    return input.incomplete ? 'unknown' : 'none'
  }
  const statusReadings = selectReadings(tables.values, ['status'])
  for (const stationRows of plugRows)
    for (const row of stationRows) {
      const id = plugs.ids[row] ?? ''
      const first = tables.values.first.plug.get(id) ?? noRow
      const evidence = findNewest(tables.values, first, statusReadings, now)
      const meaning = evidence === noRow ? null : readingAt(tables.values, evidence).meaning
      const status = meaning?.kind === 'status' ? meaning.status : findStatusWithoutEvidence(id)
      tables.plugFirstValues[row] = first
      tables.plugEvidence[row] = evidence
      tables.plugStatusIndexes[row] = plugStatuses.indexOf(status)
    }
  return tables
}

/** Measurements that the status of these plugs was derived from. */
export function collectEvidence({ plugEvidence }: Tables, plugRows: readonly number[]): readonly number[] {
  const evidence = plugRows.map((row) => plugEvidence[row] ?? noRow)
  return evidence.includes(noRow) ? evidence.filter((row) => row !== noRow) : evidence
}

export function countPlugsAt(tables: Tables, plugRows: readonly number[]): PlugCounts {
  return countPlugs(plugRows.map((row) => plugStatusAt(tables, row)))
}

/** Number of free plugs; `null`: it could not be parsed, or the row is `noRow`. */
export function readFreeCount(values: ValueTable, row: number): number | null {
  if (row === noRow) return null
  const { meaning } = readingAt(values, row)
  return meaning.kind === 'free' ? meaning.free : null
}

function includesStatusType(types: readonly string[] | undefined): boolean {
  return types?.some((type) => statusDataTypes.includes(type)) ?? false
}

/** Data types with a rejected value, by station or plug. */
function groupTypesById(level: Level, rejectedSeries: readonly ListedSeries[]): TypesById {
  const found = new Map<string, string[]>()
  for (const series of rejectedSeries) {
    if (series.level !== level) continue
    const types = found.get(series.measuredId)
    if (types) types.push(series.dataType)
    else found.set(series.measuredId, [series.dataType])
  }
  return found
}

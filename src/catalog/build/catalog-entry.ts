import { descriptionAt, type PlugTable } from '../../api/plug-table'
import { kindAt, nextRow, noRow, readingAt, rowsFrom, type ValueTable } from '../../api/value-table'
import type { Freshness } from '../../model/freshness'
import type { Connector, StationRecord } from '../../model/station'
import { type PlugStatus, plugStatuses, type Status } from '../../model/status'
import type { Conflict } from '../station-summary'
import type { OptionValues } from './option-values'

/** Plugs and values of one revision, in columns. */
export interface Tables {
  plugs: PlugTable
  values: ValueTable
  /**
   * For each row of `plugs`: its first row in `values` or `noRow`, its status as index of the list of plug statuses,
   * its evidence.
   */
  plugFirstValues: Int32Array
  plugStatusIndexes: Uint8Array
  plugEvidence: Int32Array
  /** Data types with a rejected value, by plug. */
  rejectedTypesByPlug: ReadonlyMap<string, readonly string[]>
  /** Time of the service's answer with these values, epoch milliseconds. */
  answeredAt: number
}

/**
 * A station and its status in one revision, independent of the time except for the cache `assessment`. Plugs and values
 * are rows of tables; objects are created only for those that are shown.
 */
export interface CatalogEntry {
  station: StationRecord
  /** Values of the station that are options of the filters. */
  optionValues: OptionValues
  tables: Tables
  /** Plugs of the station, by name: rows of `tables.plugs`. */
  plugRows: readonly number[]
  /** Those that meet the plug requirements, which status and numbers are of; absent: all. */
  matchingRows?: readonly number[]
  /** Whether a connector meets the plug requirements; absent: all do. */
  fits?(connector: Connector): boolean
  /** Row of the station's own first value in `tables.values`, or `noRow`. */
  firstValue: number
  /** Rows of `tables.values` that only merged records have, by record. */
  moreValues?: readonly { rows: readonly number[]; record: CatalogEntry }[]
  status: Status
  /** Reported number of free plugs, also of a station out of use; `null`: unknown. */
  free: number | null
  /**
   * Number of plugs, the same in rows, filters and files: the listed ones if one of them reports a status, because the
   * status counts those; else the stated capacity; else the listed ones. `null`: unknown.
   */
  total: number | null
  /** Rows of `tables.values` that the status was derived from, regardless of the operator's state. */
  evidence: readonly number[]
  /** Row of the station's own number of free plugs in `tables.values`, parsed or not; or `noRow`. */
  freeCountRow: number
  /** Milliseconds after which a number of free plugs is stale: as for the plugs that it counts. */
  freeStaleAfter: number
  /** `null`: no contradiction. */
  conflict: Conflict | null
  /** Data types of the station itself with a rejected value. */
  rejectedTypes?: readonly string[]
  /** Records of one site that were merged, first the shown one; absent for a single record. */
  records?: readonly CatalogEntry[]
  /** Cache, because list, map and counts need it for the same time. An entry with other plugs begins with `null`. */
  assessment: Assessment | null
}

/** What a station's status is worth at one time. */
export interface Assessment {
  /** Epoch milliseconds. */
  now: number
  /** Freshness of the status and of the number of free plugs. */
  freshness: Freshness
  /** Whether the station is known to be shut. */
  isShut: boolean
}

export function listRecords(entry: CatalogEntry): readonly CatalogEntry[] {
  return entry.records ?? [entry]
}

export function plugStatusAt(tables: Tables, row: number): PlugStatus {
  return plugStatuses[tables.plugStatusIndexes[row] ?? noRow] ?? 'none'
}

/** Milliseconds after which the value of a row is stale. */
export function staleAfterAt(
  { tables: { values }, freeStaleAfter }: Pick<CatalogEntry, 'tables' | 'freeStaleAfter'>,
  row: number,
) {
  const { staleAfter } = kindAt(values, row)
  return readingAt(values, row).meaning.kind === 'free' && staleAfter < freeStaleAfter
    ? freeStaleAfter
    : staleAfter
}

/** Connectors of all these plugs. */
export function listConnectors({ tables, plugRows }: Pick<CatalogEntry, 'tables' | 'plugRows'>): Connector[] {
  return plugRows.flatMap((row) => descriptionAt(tables.plugs, row).connectors)
}

/** Rows of the latest values of the station itself, then of its plugs. */
export function listValueRows({ tables, firstValue, moreValues = [], plugRows }: CatalogEntry): number[] {
  const { values, plugFirstValues } = tables
  const rows = rowsFrom(values, firstValue)
  for (const more of moreValues) rows.push(...more.rows)
  for (const plug of plugRows)
    for (let row = plugFirstValues[plug] ?? noRow; row !== noRow; row = nextRow(values, row)) rows.push(row)
  return rows
}

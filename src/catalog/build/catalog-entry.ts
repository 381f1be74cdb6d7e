import { descriptionAt, type PlugTable } from '../../api/plug-table'
import { kindAt, noRow, rowsFrom, saidAt, type ValueTable } from '../../api/value-table'
import type { Connector, Station } from '../../model/station'
import { type Status, statuses } from '../../model/status'
import type { Conflict } from '../station-summary'
import type { Terms } from './terms'

/** A station without its plugs, which stand in a table. */
export type StationRecord = Omit<Station, 'plugs'>

/** Plugs and values of one revision, by columns. */
export interface Tables {
  plugs: PlugTable
  values: ValueTable
  /** Of each row of `plugs`: its first row in `values` or `noRow`, its status as place in `statuses`, its evidence. */
  firstOfPlug: Int32Array
  statusOfPlug: Uint8Array
  evidenceOfPlug: Int32Array
  /** Data types whose value came and was refused, by plug. */
  unreadOfPlug: ReadonlyMap<string, readonly string[]>
  /** Epoch milliseconds when the service last gave these values: a later answer that is the same moves it. */
  answeredAt: number
}

/**
 * A station and its status in one revision. Nothing in it depends on the time. Plugs and values are rows of tables;
 * objects are made of those that are shown.
 */
export interface CatalogEntry {
  station: StationRecord
  /** What filters read of it. */
  terms: Terms
  tables: Tables
  /** Plugs of the station, by name: rows of `tables.plugs`. */
  plugRows: readonly number[]
  /** First value of the station itself: row of `tables.values`, or `noRow`. */
  firstValue: number
  /** Values that only records have that were merged into it: rows of `tables.values`, by record. */
  moreValues?: readonly { rows: readonly number[]; of: CatalogEntry }[]
  status: Status
  /** Free plugs as they are reported, also of a station out of use; `null` where that is not known. */
  free: number | null
  /** Plugs in all, `null` where that is not known. */
  total: number | null
  /** How its plugs are counted: by what each reports, by the number of free ones, or none is known. */
  countedBy: 'plugs' | 'number' | 'nothing'
  /** Measurements from which the status was derived, whatever state the operator reports: rows of `tables.values`. */
  evidence: readonly number[]
  /** Milliseconds for which a number of free plugs may rest: as long as the plugs that it is counted from. */
  rest: number
  /** `null` when what the station reports does not contradict itself. */
  conflict: MeasuredConflict | null
  /** Data types of the station itself whose value came and was refused. */
  unread?: readonly string[]
  /** The records it was merged from, where several describe one site: first the one that is shown. */
  records?: readonly CatalogEntry[]
}

export interface MeasuredConflict extends Conflict {
  /** The measurement of the station: row of the values. */
  number: number
}

export function listRecords(entry: CatalogEntry): readonly CatalogEntry[] {
  return entry.records ?? [entry]
}

/** Status of the plug of a row. */
export function plugStatusAt({ statusOfPlug }: Tables, row: number): Status {
  return statuses[statusOfPlug[row] ?? noRow] ?? 'none'
}

/** Milliseconds after which the value of a row is stale. */
export function staleAfterAt(
  { tables: { values }, rest }: Pick<CatalogEntry, 'tables' | 'rest'>,
  row: number,
) {
  const { staleAfter } = kindAt(values, row)
  return saidAt(values, row).meaning.kind === 'free' && staleAfter < rest ? rest : staleAfter
}

/** Connectors of all its plugs. */
export function listConnectors({ tables, plugRows }: CatalogEntry): Connector[] {
  return plugRows.flatMap((row) => descriptionAt(tables.plugs, row).connectors)
}

/** Rows of the latest values of the station itself, then of its plugs. */
export function listValueRows({ tables, firstValue, moreValues = [], plugRows }: CatalogEntry): number[] {
  return [
    ...rowsFrom(tables.values, firstValue),
    ...moreValues.flatMap(({ rows }) => rows),
    ...plugRows.flatMap((row) => rowsFrom(tables.values, tables.firstOfPlug[row] ?? noRow)),
  ]
}

import { plugAt, valueAt } from '../../api/table-rows'
import { noRow, rowsFrom } from '../../api/value-table'
import type { Plug, Station } from '../../model/station'
import type { PlugStatus } from '../../model/status'
import type { Value } from '../../model/value'
import { type CatalogEntry, listRecords, plugStatusAt, staleAfterAt, type Tables } from './catalog-entry'

export interface PlugState {
  plug: Plug
  values: readonly Value[]
  status: PlugStatus
  /** The measurement from which the status was derived. */
  evidence: Value | null
}

export function listPlugStates({ tables, plugRows }: CatalogEntry): PlugState[] {
  return plugRows.map((row) => {
    const plug = plugAt(tables.plugs, row)
    const evidence = tables.plugEvidence[row] ?? noRow
    return {
      plug,
      values: plugValuesAt(tables, row),
      status: plugStatusAt(tables, row),
      evidence: evidence === noRow ? null : valueAt(tables.values, evidence, plug.id),
    }
  })
}

export function plugValuesAt({ plugs, values, plugFirstValues }: Tables, row: number): Value[] {
  return rowsFrom(values, plugFirstValues[row] ?? noRow).map((valueRow) =>
    valueAt(values, valueRow, plugs.ids[row] ?? ''),
  )
}

/** Latest values of the station itself. */
export function listStationValues(entry: CatalogEntry): Value[] {
  const { tables, firstValue, moreValues = [] } = entry
  const valuesAt = (rows: readonly number[], { station }: CatalogEntry) =>
    rows.map((row) => ({
      ...valueAt(tables.values, row, station.id),
      staleAfter: staleAfterAt(entry, row),
    }))
  return [
    ...valuesAt(rowsFrom(tables.values, firstValue), listRecords(entry)[0] ?? entry),
    ...moreValues.flatMap(({ rows, record }) => valuesAt(rows, record)),
  ]
}

/** Latest values of the station, then of its plugs. */
export function listValues(entry: CatalogEntry): Value[] {
  const { tables, plugRows } = entry
  return [...listStationValues(entry), ...plugRows.flatMap((row) => plugValuesAt(tables, row))]
}

/** The station with all its plugs. */
export function buildStation({ station, tables, plugRows }: CatalogEntry): Station {
  return { ...station, plugs: plugRows.map((row) => plugAt(tables.plugs, row)) }
}

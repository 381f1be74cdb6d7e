import type { FindRawFields } from '../../../src/api/metadata/families/family'
import type { PlugTable } from '../../../src/api/plug-table'
import { plugAt, valueAt } from '../../../src/api/table-rows'
import { collectPlugs, collectValues } from '../../../src/api/v2/collect-rows'
import { type MeasuredValue, rowsFrom, type ValueTable } from '../../../src/api/value-table'

/** Values of a table as objects, in the order of its rows. */
export function measuredOf(values: ValueTable): MeasuredValue[] {
  const found: MeasuredValue[] = []
  for (const level of ['station', 'plug'] as const)
    for (const [id, first] of values.first[level])
      for (const row of rowsFrom(values, first)) found[row] = { level, value: valueAt(values, row, id) }
  return found
}

/** Plugs of a table as objects, each with its station. */
export function claimsOf(plugs: PlugTable) {
  return plugs.ids.map((_, row) => ({ stationId: plugs.stationIds[row], plug: plugAt(plugs, row) }))
}

export function readPlugs(rows: readonly unknown[], findRawFields: FindRawFields) {
  const { plugs, rejected } = collectPlugs(rows, findRawFields)
  return { items: claimsOf(plugs), rejected }
}

const types = { stationType: 'EChargingStation', plugType: 'EChargingPlug', dataTypes: '*' }

export function readValues(rows: readonly unknown[]) {
  const { values, ...checked } = collectValues(rows, types)
  return { items: measuredOf(values), ...checked }
}

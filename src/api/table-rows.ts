import type { Plug } from '../model/station'
import type { Access, Value } from '../model/value'
import { descriptionAt, type PlugTable } from './plug-table'
import { kindAt, openCode, readingAt, type ValueTable } from './value-table'

/** @param measuredId id of the row's station or plug */
export function valueAt(table: ValueTable, row: number, measuredId: string): Value {
  const moment = table.measuredAt[row] ?? Number.NaN
  return {
    measuredId,
    ...kindAt(table, row),
    ...readingAt(table, row),
    measuredAt: Number.isNaN(moment) ? null : moment,
    access: accessAt(table, row),
  }
}

/** Access by its code. */
const accesses: readonly Access[] = ['open', 'closed', 'not-known']

/** Access to a row; `open` without one. */
export function accessAt({ accessCodes }: ValueTable, row: number): Access {
  return accesses[accessCodes?.[row] ?? openCode] ?? 'open'
}

/** @throws RangeError for a row that is not there */
export function plugAt(table: PlugTable, row: number): Plug {
  const id = table.ids[row] ?? ''
  return { id, name: table.names[row] ?? id, ...descriptionAt(table, row) }
}

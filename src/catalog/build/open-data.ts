import { noRow, openCode, rowsFrom, type ValueTable } from '../../api/value-table'
import type { Bounds } from '../../model/station'
import type { LatestValues } from '../load/part-answers'
import { buildCatalogData, type CatalogData } from './catalog-data'

/**
 * Builds the same revision for an anonymous viewer from open values only. Status, numbers, merged records and matches
 * all depend on values, so it is not enough to leave closed values out of the rows.
 */
export function withoutClosedValues(data: CatalogData, region: Bounds): CatalogData {
  const { stationData, latest, snapshot } = data
  const { revision, hasRawFields, fetchedAt: now, parts, copy } = snapshot
  return buildCatalogData(
    { stationData, latest: latest && openAnswer(latest) },
    { revision, hasRawFields, region, now, parts, copy, previous: data },
  )
}

function openAnswer({ open, values, ...latest }: LatestValues): LatestValues {
  return { ...latest, ...open, values: values && openRows(values) }
}

/** Keeps open values only. */
function openRows(table: ValueTable): ValueTable {
  if (table.accessCodes === null) return table
  const first = { station: new Map<string, number>(), plug: new Map<string, number>() }
  const next: number[] = table.next.map(() => noRow)
  let length = 0
  for (const level of ['station', 'plug'] as const)
    for (const [id, head] of table.first[level]) {
      const rows = rowsFrom(table, head).filter((row) => table.accessCodes?.[row] === openCode)
      if (rows[0] !== undefined) first[level].set(id, rows[0])
      for (const [index, row] of rows.entries()) next[row] = rows[index + 1] ?? noRow
      length += rows.length
    }
  return { ...table, length, accessCodes: null, first, next }
}

import type { RowParts } from './fields'
import type { Rows } from './rows'
import { refuseMixedValues } from './value-kinds'
import { parseWhere } from './where'
import { toRowFilter } from './where-predicate'

/** Parameters of all lists. */
export interface ListQuery {
  /** Maximum number of rows; 0 or less: all. */
  limit: number
  offset: number
  select: string | undefined
  where: string | undefined
  showNull: boolean
  distinct: boolean
}

/**
 * Yields the rows of one page.
 * @param toText returns equal texts for rows that are duplicates; only needed with `distinct`
 * @throws QueryError
 */
export function* page(rows: Rows, query: ListQuery, toText: (row: RowParts) => string): Generator<RowParts> {
  const { limit, offset } = query
  const where = parseWhere(query.where ?? '')
  refuseMixedValues(where)
  const filter = toRowFilter(where, rows.fields)
  const seen = query.distinct && !isKeyed(query.select, rows.keys) ? new Set<string>() : null
  const end = limit > 0 ? offset + limit : Number.POSITIVE_INFINITY
  let count = 0
  for (const row of rows.list(filter.series)) {
    if (count >= end) return
    if (!filter.value(row)) continue
    if (seen) {
      const { size } = seen
      if (seen.add(toText(row)).size === size) continue
    }
    if (count >= offset) yield row
    count += 1
  }
}

/** Returns whether the selection contains the key fields. Rows then differ, and 50 MB of text need no comparison. */
function isKeyed(select: string | undefined, keys: Rows['keys']): boolean {
  if (keys === null || select === undefined) return keys !== null
  const selected = select.split(',').map((name) => name.trim())
  return keys.every((key) => selected.includes(key))
}

/** Yields the data of an answer in its envelope. */
export function* envelope({ offset, limit }: ListQuery, data: Iterable<string>): Generator<string> {
  yield `{"offset":${offset},"limit":${limit},"data":`
  yield* data
  yield '}'
}

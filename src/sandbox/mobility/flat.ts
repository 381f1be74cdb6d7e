import { envelope, type ListQuery, page } from './page'
import type { Rows } from './rows'
import { createMembersWriter, parseTargets } from './select'
import { type TimestampWriter, utc } from './timestamp'

/**
 * Yields a page of rows as a list, in pieces of JSON text, so that large answers are not held twice.
 * @throws QueryError at the first piece
 */
export function flatAnswer(
  rows: Rows,
  query: ListQuery,
  writeTime: TimestampWriter = utc,
): Generator<string> {
  return envelope(query, list(rows, query, writeTime))
}

function* list(rows: Rows, query: ListQuery, writeTime: TimestampWriter): Generator<string> {
  const write = createMembersWriter(parseTargets(query.select, rows.fields), query.showNull, writeTime)
  let separator = '['
  for (const row of page(rows, query, write)) {
    yield `${separator}{${write(row)}}`
    separator = ','
  }
  yield separator === '[' ? '[]' : ']'
}

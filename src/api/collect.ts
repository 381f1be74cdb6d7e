import { issueLines } from '../contract/issues'
import type { Parser } from '../contract/shape'
import { isRecord } from '../contract/type-guards'
import type { Rows } from './envelope'
import type { ListedSeries } from './listed-series'
import { rawRecordLimits } from './raw-record-limits'
import type { RowCounts, RowSetAsideReason } from './row-counts'

/** A record that we do not accept. */
export interface RejectedRow {
  /** Index in the answer, from 0. */
  row: number
  /** Id of the record if it had one, as it came. */
  id: string
  /** Field and reason, e.g. `scode: expected string`. */
  reason: string
  /** Series of its value, if it can be parsed. */
  series?: ListedSeries
  /** The record as it came, if it is within `rawRecordLimits`, which bound the memory. */
  raw?: unknown
}

/** Items of an answer, with the counts and the rejected ones of its rows. */
export interface CollectedItems<Item> {
  items: Item[]
  rejected: RejectedRow[]
  counts: RowCounts
}

export interface RowChecks<Row> {
  schema: Parser<Row>
  /** A faster check with the same verdict for valid rows. */
  isRow?: (raw: unknown) => raw is Row
  /** Reason to set a valid row aside; `null`: it is used. */
  getSetAsideReason?: (row: Row) => RowSetAsideReason | null
  /** Series of a rejected row's value; `null`: not parsable. */
  getSeriesOfRejected?: (raw: unknown) => ListedSeries | null
}

/** Conversion of rows to items of the model. */
export interface RowConversion<Row, Item> extends RowChecks<Row> {
  /** Key of a record: rows with equal keys are the same record. */
  getKey: (row: Row) => string
  /** `null`: the row is valid and has no value. */
  read: (row: Row) => Item | null
  /** Chooses between two items with the same key; absent: the first. */
  replaces?: (next: Item, kept: Item) => boolean
}

/** Result for a valid row. */
export type RowResult = 'kept' | 'repeated' | RowSetAsideReason

/** What a check of all rows of an answer found. */
export type RowCheck = Pick<CollectedItems<never>, 'rejected' | 'counts'>

/**
 * Checks each row separately, so that a bad row loses only itself.
 * @param readRow receives each valid row that is not set aside
 */
export function checkRows<Row>(
  answer: Iterable<unknown> | Rows,
  checks: RowChecks<Row>,
  readRow: (row: Row) => RowResult,
): RowCheck {
  const { rows, isCutOff } = 'rows' in answer ? answer : { rows: answer, isCutOff: false }
  const rejected: RejectedRow[] = []
  /** How many more rejected records of each reason are kept as they came. */
  const rawLeft = new Map<string, number>()
  const setAside: RowCounts['setAside'] = {}
  let repeated = 0
  let row = -1
  for (const raw of rows) {
    row += 1
    const result = checks.isRow?.(raw) ? { success: true as const, data: raw } : checks.schema.safeParse(raw)
    if (!result.success) {
      const series = checks.getSeriesOfRejected?.(raw)
      const reason = issueLines(result.error).join('; ')
      const left = rawLeft.get(reason) ?? (rawLeft.size < rawRecordLimits.reasons ? rawRecordLimits.rows : 0)
      if (left > 0) rawLeft.set(reason, left - 1)
      rejected.push({ row, id: readId(raw), reason, ...(series && { series }), ...(left > 0 && { raw }) })
      continue
    }
    const outcome = checks.getSetAsideReason?.(result.data) ?? readRow(result.data)
    if (outcome === 'repeated') repeated += 1
    else if (outcome !== 'kept') setAside[outcome] = (setAside[outcome] ?? 0) + 1
  }
  return { rejected, counts: { received: row + 1, repeated, setAside, isCutOff } }
}

/** Items of all valid rows, one for repeated records. */
export function collect<Row, Item>(
  answer: Iterable<unknown> | Rows,
  conversion: RowConversion<Row, Item>,
): CollectedItems<Item> {
  const kept = new Map<string, Item>()
  const checked = checkRows(answer, conversion, (row) => {
    const item = conversion.read(row)
    if (item === null) return 'no-value'
    const key = conversion.getKey(row)
    const earlier = kept.get(key)
    if (earlier === undefined || conversion.replaces?.(item, earlier)) kept.set(key, item)
    return earlier === undefined ? 'kept' : 'repeated'
  })
  return { items: [...kept.values()], ...checked }
}

/** The id is `scode` in v2 and `id` in v1. */
function readId(raw: unknown): string {
  const { scode, id } = isRecord(raw) ? raw : {}
  const found = scode ?? id
  return typeof found === 'string' ? found : ''
}

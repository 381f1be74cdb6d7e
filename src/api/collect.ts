import { issueLines } from '../contract/issues'
import type { Parser } from '../contract/shape'
import type { Rows } from './envelope'

/** Of which series a row is a value. */
interface RowSeries {
  level: 'station' | 'plug'
  stationId: string
  dataType: string
}

/** A record that was refused. */
export interface RejectedRow {
  /** Its place in the answer, from 0. */
  row: number
  /** Id of the record if it had one, as it came. */
  id: string
  /** Field and reason, e.g. `scode: expected string`. */
  reason: string
  /** Of which series it is a value, where that can be read. */
  series?: RowSeries
}

/** Why a row that can be read is no item. */
export type UnusedReason = 'no-value' | 'other-type' | 'not-asked'

/** Rows of an answer. `received` = items + rejected + `repeated` + all of `unused`. */
export interface RowCounts {
  received: number
  /** Rows that repeat the record of another row. */
  repeated: number
  unused: Partial<Record<UnusedReason, number>>
  /** There may be more rows that the service did not send. */
  isCutOff: boolean
}

export interface Collected<Item> {
  items: Item[]
  rejected: RejectedRow[]
  counts: RowCounts
}

/** An answer without rows. */
export const emptyAnswer: Collected<never> = {
  items: [],
  rejected: [],
  counts: { received: 0, repeated: 0, unused: {}, isCutOff: false },
}

/** How rows are checked. */
export interface RowChecks<Row> {
  schema: Parser<Row>
  /** The same verdict in less time, for what it passes. */
  isRow?: (raw: unknown) => raw is Row
  /** Why a row that can be read is not wanted; `null` where it is. */
  unused?: (row: Row) => UnusedReason | null
  /** Of which series a refused row is a value; `null` where that cannot be read. */
  seriesOf?: (raw: unknown) => RowSeries | null
}

/** How rows become items of the model. */
export interface Reading<Row, Item> extends RowChecks<Row> {
  /** What makes two rows the same record. */
  keyOf: (row: Row) => string
  /** `null`: the row is right and holds no value. */
  read: (row: Row) => Item | null
  /** Which of two with the same key stays; without it the first. */
  replaces?: (next: Item, kept: Item) => boolean
}

/** What became of a row that can be read. */
export type Fate = 'kept' | 'repeated' | UnusedReason

/** What an answer holds beside its items. */
export type Checked = Pick<Collected<never>, 'rejected' | 'counts'>

/** Checks each row on its own, so that a bad one costs nothing but itself. */
export function checkRows<Row>(
  answer: Iterable<unknown> | Rows,
  checks: RowChecks<Row>,
  take: (row: Row) => Fate,
): Checked {
  const { rows, isCutOff } = 'rows' in answer ? answer : { rows: answer, isCutOff: false }
  const rejected: RejectedRow[] = []
  const unused: RowCounts['unused'] = {}
  let repeated = 0
  let row = -1
  for (const raw of rows) {
    row += 1
    const result = checks.isRow?.(raw) ? { success: true as const, data: raw } : checks.schema.safeParse(raw)
    if (!result.success) {
      const series = checks.seriesOf?.(raw)
      const reason = issueLines(result.error).join('; ')
      rejected.push({ row, id: readId(raw), reason, ...(series ? { series } : {}) })
      continue
    }
    const fate = checks.unused?.(result.data) ?? take(result.data)
    if (fate === 'repeated') repeated += 1
    else if (fate !== 'kept') unused[fate] = (unused[fate] ?? 0) + 1
  }
  return { rejected, counts: { received: row + 1, repeated, unused, isCutOff } }
}

/** Items of all rows that can be read, one of repeated records. */
export function collect<Row, Item>(
  answer: Iterable<unknown> | Rows,
  reading: Reading<Row, Item>,
): Collected<Item> {
  const kept = new Map<string, Item>()
  const checked = checkRows(answer, reading, (row) => {
    const item = reading.read(row)
    if (item === null) return 'no-value'
    const key = reading.keyOf(row)
    const earlier = kept.get(key)
    if (earlier === undefined || reading.replaces?.(item, earlier)) kept.set(key, item)
    return earlier === undefined ? 'kept' : 'repeated'
  })
  return { items: [...kept.values()], ...checked }
}

/** Records of the v2 call their id `scode`, those of v1 `id`. */
function readId(raw: unknown): string {
  if (typeof raw !== 'object' || raw === null) return ''
  const { scode, id } = raw as { scode?: unknown; id?: unknown }
  const found = scode ?? id
  return typeof found === 'string' ? found : ''
}

import { issueLines } from '../contract/issues'
import type { z } from '../contract/zod'

/** A record that was refused. */
export interface RejectedRow {
  /** Its place in the answer, from 0. */
  row: number
  /** Id of the record if it had one, as it came. */
  id: string
  /** Field and reason, e.g. `scode: expected string`. */
  reason: string
}

export interface Collected<Item> {
  items: Item[]
  rejected: RejectedRow[]
}

/** How rows become items of the model. */
export interface Reading<Row, Item> {
  schema: z.ZodMiniType<Row>
  /** What makes two rows the same record. */
  keyOf: (row: Row) => string
  /** `null`: the row is right and holds nothing for us. */
  read: (row: Row) => Item | null
  /** Which of two with the same key stays; without it the first. */
  replaces?: (next: Item, kept: Item) => boolean
}

/** Checks each row on its own, so that a bad one costs nothing but itself, and drops repeated records. */
export function collect<Row, Item>(rows: Iterable<unknown>, reading: Reading<Row, Item>): Collected<Item> {
  const kept = new Map<string, Item>()
  const rejected: RejectedRow[] = []
  let row = -1
  for (const raw of rows) {
    row += 1
    const result = reading.schema.safeParse(raw)
    if (!result.success) {
      rejected.push({ row, id: idOf(raw), reason: issueLines(result.error).join('; ') })
      continue
    }
    const item = reading.read(result.data)
    if (item === null) continue
    const key = reading.keyOf(result.data)
    const earlier = kept.get(key)
    if (earlier === undefined || reading.replaces?.(item, earlier)) kept.set(key, item)
  }
  return { items: [...kept.values()], rejected }
}

/** Records of the v2 call their id `scode`, those of v1 `id`. */
function idOf(raw: unknown): string {
  if (typeof raw !== 'object' || raw === null) return ''
  const { scode, id } = raw as { scode?: unknown; id?: unknown }
  const found = scode ?? id
  return typeof found === 'string' ? found : ''
}

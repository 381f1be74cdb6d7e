import type { z } from '../contract/zod'
import type { History, Sample, SeriesKey } from '../model/history'
import { fetchInChunks } from './chunked-history'
import { meaningOf } from './meaning'

/** How rows of one dialect become samples. Moments are epoch milliseconds. */
export interface SampleReading<Row> {
  schema: z.ZodMiniType<Row>
  /** When it was measured; `null` where that cannot be read, which costs the row. */
  measuredAt(row: Row): number | null
  /** When it was written down: a correction comes later. `null` where not said. */
  writtenAt(row: Row): number | null
  /** `null` for a row without a value. */
  reading(row: Row): Sample['reading'] | null
}

/**
 * A history from as few calls as the service's quota allows.
 * @param ask the rows of one call, `[from, to)`
 * @throws ApiError when nothing was answered
 */
export async function readHistory<Row>(
  { dataType }: SeriesKey,
  { from, to }: { from: number; to: number },
  ask: (from: number, to: number) => Promise<readonly unknown[]>,
  { schema, measuredAt, writtenAt, reading }: SampleReading<Row>,
): Promise<History> {
  const { answers, missing } = await fetchInChunks(from, to, ask)
  const kept = new Map<number, { sample: Sample; written: number }>()
  let rejected = 0
  for (const raw of answers.flat()) {
    const { data: row } = schema.safeParse(raw)
    const at = row === undefined ? null : measuredAt(row)
    if (row === undefined || at === null) {
      rejected += 1
      continue
    }
    const read = reading(row)
    if (read === null || at < from || at >= to) continue
    const written = writtenAt(row) ?? at
    if ((kept.get(at)?.written ?? 0) <= written)
      kept.set(at, { sample: { at, reading: read, meaning: meaningOf(dataType, read) }, written })
  }
  const samples = Array.from(kept.values(), ({ sample }) => sample).sort((one, other) => one.at - other.at)
  return { from, to, samples, missing, rejected }
}

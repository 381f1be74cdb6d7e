import type { z } from '../contract/zod'
import type { History, Sample, SeriesKey, TimeRange } from '../model/history'
import { type AllowedRange, fetchInChunks } from './chunked-history'
import { interpretReading } from './meaning'

/** Conversion of one dialect's rows to samples. Moments are epoch milliseconds. */
export interface SampleConversion<Row> {
  schema: z.ZodMiniType<Row>
  /** Time of the measurement; `null`: not parsable, the row is rejected. */
  readMeasuredAt(row: Row): number | null
  /** Time of the record: a correction has a later one. `null`: not stated. */
  readWrittenAt(row: Row): number | null
  /** `null`: the row has no value. */
  readReading(row: Row): Sample['reading'] | null
}

/** Requests the rows of `[from, to)`. `null`: the service cuts them off. */
export type FetchRows = (from: number, to: number) => Promise<readonly unknown[] | null>

/**
 * Loads a history with as few calls as the service's quota allows.
 * @throws ApiError when nothing was answered
 */
export async function readHistory<Row>(
  { dataType, allowedRange }: SeriesKey & { allowedRange?: AllowedRange },
  range: TimeRange,
  fetchRows: FetchRows,
  conversion: SampleConversion<Row>,
): Promise<History> {
  const { answers, missing } = await fetchInChunks(range.from, range.to, fetchRows, allowedRange)
  return toHistory(dataType, { ...range, missing }, answers.flat(), conversion)
}

/**
 * Loads histories of several series with the same calls, in the order of `ids`. A row of none of them is rejected; it
 * counts in the first history, so that the sum is right.
 * @throws ApiError when nothing was answered
 */
export async function readHistories<Row>(
  { dataType, ids, allowedRange }: { dataType: string; ids: readonly string[]; allowedRange: AllowedRange },
  range: TimeRange,
  fetchRows: FetchRows,
  { findId, ...conversion }: SampleConversion<Row> & { findId(raw: unknown): string | null },
): Promise<History[]> {
  const { answers, missing } = await fetchInChunks(range.from, range.to, fetchRows, allowedRange)
  const rows = new Map<string | null, unknown[]>(ids.map((id) => [id, []]))
  let unassigned = 0
  for (const raw of answers.flat()) {
    const own = rows.get(findId(raw))
    if (own) own.push(raw)
    else unassigned += 1
  }
  return ids.map((id, index) => {
    const history = toHistory(dataType, { ...range, missing }, rows.get(id) ?? [], conversion)
    return index === 0 ? { ...history, rejected: history.rejected + unassigned } : history
  })
}

function toHistory<Row>(
  dataType: string,
  { from, to, missing }: Pick<History, 'from' | 'to' | 'missing'>,
  rows: readonly unknown[],
  { schema, readMeasuredAt, readWrittenAt, readReading }: SampleConversion<Row>,
): History {
  const kept = new Map<number, { sample: Sample; written: number }>()
  let rejected = 0
  for (const raw of rows) {
    const { data: row } = schema.safeParse(raw)
    const moment = row === undefined ? null : readMeasuredAt(row)
    if (row === undefined || moment === null) {
      rejected += 1
      continue
    }
    const value = readReading(row)
    if (value === null || moment < from || moment >= to) continue
    const written = readWrittenAt(row) ?? moment
    if ((kept.get(moment)?.written ?? 0) <= written)
      kept.set(moment, {
        sample: { measuredAt: moment, reading: value, meaning: interpretReading(dataType, value) },
        written,
      })
  }
  const samples = Array.from(kept.values(), ({ sample }) => sample).sort(
    (one, other) => one.measuredAt - other.measuredAt,
  )
  return { from, to, samples, missing, rejected }
}

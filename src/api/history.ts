import type { z } from '../contract/zod'
import type { History, Sample, SeriesKey } from '../model/history'
import { type AllowedRange, fetchInChunks } from './chunked-history'
import { interpret } from './meaning'

/** Conversion of one dialect's rows to samples. Moments are epoch milliseconds. */
export interface SampleConversion<Row> {
  schema: z.ZodMiniType<Row>
  /** Time of the measurement; `null`: not parsable, the row is rejected. */
  measuredAt(row: Row): number | null
  /** Time of the record: a correction has a later one. `null`: not stated. */
  writtenAt(row: Row): number | null
  /** `null`: the row has no value. */
  reading(row: Row): Sample['reading'] | null
}

type FetchRows = (from: number, to: number) => Promise<readonly unknown[]>

interface Bounds {
  from: number
  to: number
}

/**
 * Loads a history with as few calls as the service's quota allows.
 * @param ask requests the rows of `[from, to)`
 * @throws ApiError when nothing was answered
 */
export async function readHistory<Row>(
  { dataType }: SeriesKey,
  bounds: Bounds,
  ask: FetchRows,
  reading: SampleConversion<Row>,
): Promise<History> {
  const { answers, missing } = await fetchInChunks(bounds.from, bounds.to, ask)
  return toHistory(dataType, { ...bounds, missing }, answers.flat(), reading)
}

/**
 * Loads histories of several series with the same calls, in the order of `ids`.
 * @throws ApiError when nothing was answered
 */
export async function readHistories<Row>(
  { dataType, ids, allowedRange }: { dataType: string; ids: readonly string[]; allowedRange: AllowedRange },
  bounds: Bounds,
  ask: FetchRows,
  { findId, ...reading }: SampleConversion<Row> & { findId(raw: unknown): string | null },
): Promise<History[]> {
  const { answers, missing } = await fetchInChunks(bounds.from, bounds.to, ask, allowedRange)
  const rows = new Map<string | null, unknown[]>(ids.map((id) => [id, []]))
  for (const raw of answers.flat()) rows.get(findId(raw))?.push(raw)
  return ids.map((id) => toHistory(dataType, { ...bounds, missing }, rows.get(id) ?? [], reading))
}

function toHistory<Row>(
  dataType: string,
  { from, to, missing }: Pick<History, 'from' | 'to' | 'missing'>,
  rows: readonly unknown[],
  { schema, measuredAt, writtenAt, reading }: SampleConversion<Row>,
): History {
  const kept = new Map<number, { sample: Sample; written: number }>()
  let rejected = 0
  for (const raw of rows) {
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
      kept.set(at, { sample: { at, reading: read, meaning: interpret(dataType, read) }, written })
  }
  const samples = Array.from(kept.values(), ({ sample }) => sample).sort((one, other) => one.at - other.at)
  return { from, to, samples, missing, rejected }
}

import { toMissingDetails } from '../api/chunked-history'
import { isApiError } from '../api/errors'
import type { MissingDetails, MissingTime, TimeRange } from '../model/history'
import { type Carried, cutLookback } from './carried'
import type { LoadedHistory } from './queries'
import { type RangePart, toPartRange } from './time-range'

/** Result of one part; without data and error it is still loading. */
export interface PartAnswer {
  part: RangePart
  data: LoadedHistory | undefined
  error: Error | null
}

/**
 * Joins loaded parts, newest first, into one history that begins with the oldest of them.
 * @param isPushed whether the series is sent only on change
 * @returns `undefined` if no part has data
 */
export function joinParts(
  answers: readonly PartAnswer[],
  timeRange: TimeRange,
  now: number,
  isPushed = false,
): LoadedHistory | undefined {
  const newest = answers.find(({ data }) => data)?.data
  const [first] = answers
  const oldest = answers.at(-1)
  if (newest === undefined || first === undefined || oldest === undefined) return undefined
  const ends = first.data?.to ?? toPartRange(first.part, now).to
  const to = Math.min(ends, timeRange.to)
  const from = Math.max(timeRange.from, toPartRange(oldest.part, now).from)
  if (answers.length === 1 && newest.from === from && newest.to === to) return newest
  const oldestFirst = answers.toReversed()
  const { carried }: Carried = oldest.data && isPushed ? cutLookback(oldest.data, from) : {}
  const isWithin = ({ measuredAt }: { measuredAt: number }) => measuredAt >= from && measuredAt < to
  return {
    from,
    to,
    samples: oldestFirst.flatMap(({ data }) => data?.samples ?? []).filter(isWithin),
    missing: joinMissing(oldestFirst.flatMap((answer) => listMissing(answer, now))).flatMap((time) =>
      clip(time, from, to),
    ),
    rejected: oldestFirst.reduce((sum, { data }) => sum + (data?.rejected ?? 0), 0),
    until: Math.min(to, first.data?.until ?? to),
    measuredAt: newest.measuredAt,
    ...(carried && { carried }),
  }
}

function listMissing({ part, data, error }: PartAnswer, now: number): MissingTime[] {
  if (data) return data.missing
  const details: MissingDetails = isApiError(error)
    ? toMissingDetails(error)
    : { reason: 'failed', failure: null, retryAt: null }
  // The error does not state when it came, which a Retry-After counts from.
  return [{ ...toPartRange(part, now), ...details, retryAt: null }]
}

/** Joins adjacent times with the same reason. */
function joinMissing(missing: readonly MissingTime[]): MissingTime[] {
  const joined: MissingTime[] = []
  for (const time of missing) {
    const last = joined.at(-1)
    if (last?.to === time.from && last.reason === time.reason) last.to = time.to
    else joined.push({ ...time })
  }
  return joined
}

function clip(time: MissingTime, from: number, to: number): MissingTime[] {
  const clipped = { ...time, from: Math.max(time.from, from), to: Math.min(time.to, to) }
  return clipped.to > clipped.from ? [clipped] : []
}

/** A series with the results of its parts, newest first. */
export interface SeriesAnswers {
  /** Identifies the series among all that are joined. */
  id: string
  answers: readonly PartAnswer[]
  isPushed: boolean
}

/**
 * Joins the parts of each series. Returns the previous object for unchanged parts, because drawing compares histories
 * by identity. Keeps the series of the last call only: a panel is open for long, and its viewer may change.
 */
export function createJoiner() {
  let cache = new Map<string, { inputs: readonly unknown[]; joined: LoadedHistory | undefined }>()
  return (series: readonly SeriesAnswers[], timeRange: TimeRange, now: number) => {
    cache = new Map(
      series.map(({ id, answers, isPushed }) => {
        const inputs = [timeRange.from, timeRange.to, ...answers.flatMap(toInputs(timeRange, now))]
        const last = cache.get(id)
        const isSame =
          last?.inputs.length === inputs.length && last.inputs.every((one, index) => one === inputs[index])
        const joined = last && isSame ? last.joined : joinParts(answers, timeRange, now, isPushed)
        return [id, { inputs, joined }]
      }),
    )
    return series.map(({ id }) => cache.get(id)?.joined)
  }
}

/** What the joined history depends on: a part is another object at each call, and of `now` only its ends matter. */
function toInputs(timeRange: TimeRange, now: number) {
  return ({ part, data, error }: PartAnswer) => {
    const { from, to } = toPartRange(part, now)
    return [Math.max(from, timeRange.from), Math.min(to, timeRange.to), data, error]
  }
}

import type { History, SeriesKey, StatusStarts, ValueStart } from '../../model/history'
import { detectSampling, findValueStart, toIntervals } from '../intervals'
import { readStatus } from '../series'

/**
 * Returns the start of a fault that lasts until the end of a history; `null`: none, or not known.
 * @param from start of the requested range, and the earliest start that is returned; the history may begin before it
 */
export function findFaultStart(
  history: History | undefined,
  period: SeriesKey['period'],
  { from, until }: { from: number; until: number },
): ValueStart | null {
  if (!history) return null
  const sampling = detectSampling(period, history.samples)
  const start = findValueStart(toIntervals(history, sampling, readStatus, until), 'out-of-order', until)
  return start === null || start.exact ? start : { ...start, startedAt: Math.max(start.startedAt, from) }
}

/** Starts of the faults that several histories have, by the id of the plug. */
export type LoadedStarts = ReadonlyMap<string, readonly ValueStart[]>

/**
 * Replaces starts that are not exact by earlier ones of other histories. Only histories that end after the known start
 * are used: the plug may have worked between an earlier end and that start.
 */
export function extendStarts(starts: StatusStarts, loaded: LoadedStarts): StatusStarts {
  return new Map([...starts].map(([id, start]) => [id, extendStart(start, loaded.get(id) ?? [])]))
}

function extendStart(start: ValueStart, loaded: readonly ValueStart[]): ValueStart {
  let { startedAt, exact } = start
  for (const one of loaded.toSorted((a, b) => b.until - a.until))
    if (!exact && one.until >= startedAt && one.startedAt <= startedAt) ({ startedAt, exact } = one)
  return { startedAt, exact, until: start.until }
}

import type { History, Sample } from '../model/history'
import type { TimeRange } from './bounds'
import { detectSampling, toIntervals } from './intervals'

/** Least reports in the period for a series to be judged. Series that report changes only have too few. */
export const fewestReports = 100

/** What the reports of one series said in a period. */
export interface Movement {
  /**
   * `moving`: two reports differ; `still`: all are equal, there are enough, and none is missing; `unjudged`: too few
   * reports, or a part that the service did not answer.
   */
  verdict: 'moving' | 'still' | 'unjudged'
  /** Number of reports in the period. */
  reports: number
  /** Share of the period with a known value, 0 to 1. */
  known: number
  /** The latest report; `null`: none. */
  last: Sample | null
}

/**
 * Whether a series ever changed in `[from, to)`. Values are compared as they were sent.
 * @param period seconds between two reports, as the service states it
 */
export function judgeMovement(
  { samples, missing }: Pick<History, 'samples' | 'missing'>,
  period: number | null,
  { from, to }: TimeRange,
): Movement {
  const inside = samples.filter(({ at }) => at >= from && at < to)
  const last = inside.at(-1) ?? null
  const values = new Set(inside.map(({ reading }) => JSON.stringify(reading)))
  const isWhole = missing.every((gap) => gap.to <= from || gap.from >= to)
  const isJudged = inside.length >= fewestReports && isWhole
  const verdict = values.size > 1 ? 'moving' : isJudged ? 'still' : 'unjudged'
  const pieces = toIntervals({ samples: inside, missing }, detectSampling(period, inside), () => 1, to)
  const known = pieces.reduce((sum, piece) => sum + piece.to - piece.from, 0) / (to - from)
  return { verdict, reports: inside.length, known, last }
}

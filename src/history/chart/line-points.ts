import type { History, Sample } from '../../model/history'
import { type Carried, withCarried } from '../carried'
import type { Interval, Sampling } from '../intervals'

/** Points of a line: ascending moments and their values; `null` breaks the line. */
export type LinePoints = readonly [moments: readonly number[], values: readonly (number | null)[]]

/** Points for drawing intervals as steps: a value is valid until the next point; `null` starts a gap. */
export function toStepPoints(intervals: readonly Interval<number>[]): LinePoints {
  const moments: number[] = []
  const values: (number | null)[] = []
  const push = (moment: number, value: number | null) => {
    moments.push(moment)
    values.push(value)
  }
  intervals.forEach(({ from, to, value }, index) => {
    push(from, value)
    const next = intervals[index + 1]
    if (next?.from === to) return
    // Ends the interval at its last known moment. Moments must ascend.
    if (to > from) push(to, value)
    if (next) push(to + 1, null)
  })
  return [moments, values]
}

/** Points for drawing measurements as lines, with `null` before silence or a missing part. */
export function toLinePoints(
  { missing, ...measured }: Pick<History, 'samples' | 'missing'> & Carried,
  { gap }: Sampling,
  read: (sample: Sample) => number | null,
  until: number,
): LinePoints {
  const moments: number[] = []
  const values: (number | null)[] = []
  let previous: number | null = null
  let nextMissing = 0
  for (const sample of withCarried(measured)) {
    const { measuredAt: at } = sample
    const value = read(sample)
    if (at > until) break
    while (previous !== null && (missing[nextMissing]?.to ?? Number.POSITIVE_INFINITY) <= previous)
      nextMissing += 1
    const isAfterMissing = previous !== null && (missing[nextMissing]?.from ?? Number.POSITIVE_INFINITY) < at
    if (previous !== null && (isAfterMissing || value === null || at - previous > gap)) {
      moments.push(previous + 1)
      values.push(null)
    }
    previous = value === null ? null : at
    if (value === null) continue
    moments.push(at)
    values.push(value)
  }
  return [moments, values]
}

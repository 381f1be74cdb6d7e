import { hour } from '../../durations'
import type { TimeRange } from '../../model/history'
import { type Status, statuses } from '../../model/status'
import type { Interval } from '../intervals'
import { findIndex } from './find-index'
import { type Detail, listBounds, longestOfSamples, type Step } from './means'

/** Time of each status in one hour or day of local time, `[from, to)` in epoch milliseconds. */
export interface StatusShares extends TimeRange {
  times: Partial<Record<Status, number>>
}

/** CSS pixels that a status needs on average for being seen as one of many. */
const minWidth = 12
/** CSS pixels of the narrowest bar. */
const minBar = 3
/** CSS pixels, until the element is measured. */
const assumedWidth = 600

/**
 * Detail of status bands of one chart: each status if the window is short or no band has many, else the share of each
 * hour, or of each day where bars of hours would be too narrow.
 * @param starts of the intervals of each band
 * @param width of the drawing, CSS pixels; 0: not measured
 */
export function chooseBandDetail(
  starts: readonly (readonly number[])[],
  { from, to }: TimeRange,
  width: number,
): Detail {
  if (to - from <= longestOfSamples) return 'samples'
  const pixels = width || assumedWidth
  const isDense = (moments: readonly number[]) =>
    findIndex(moments, to) - findIndex(moments, from) > pixels / minWidth
  if (!starts.some(isDense)) return 'samples'
  return ((to - from) / hour) * minBar <= pixels ? 'hour' : 'day'
}

/** Shares of the hours or days of a zone that have known time, cut to the range. */
export function toShares(
  intervals: readonly Interval<Status>[],
  step: Step,
  { from, to }: TimeRange,
  timeZone: string,
): StatusShares[] {
  const bounds = listBounds({ from, to }, step, timeZone)
  const shares: StatusShares[] = []
  let next = 0
  for (const [place, start] of bounds.entries()) {
    const share: StatusShares = {
      from: Math.max(from, start),
      to: Math.min(to, bounds[place + 1] ?? to),
      times: {},
    }
    while ((intervals[next]?.to ?? to) <= share.from && next < intervals.length) next += 1
    for (let at = next; at < intervals.length; at += 1) {
      const one = intervals[at]
      if (one === undefined || one.from >= share.to) break
      const length = Math.min(one.to, share.to) - Math.max(one.from, share.from)
      if (length > 0) share.times[one.value] = (share.times[one.value] ?? 0) + length
    }
    if (Object.keys(share.times).length > 0) shares.push(share)
  }
  return shares
}

/** From the bottom of a bar to its top: in use first, free last, so that the foot of the bars is the use. */
const stack = [...statuses.filter((status) => status !== 'available'), 'available' as const]

/** A part of a bar, from 0 at the bottom to 1. */
export interface SharePart extends TimeRange {
  status: Status
  bottom: number
  top: number
}

/** Parts of the bars. The time that is not known is missing at the top. */
export function stackShares(shares: readonly StatusShares[]): SharePart[] {
  return shares.flatMap(({ from, to, times }) => {
    let top = 0
    return stack.flatMap((status) => {
      const time = times[status]
      if (time === undefined) return []
      const bottom = top
      top += time / (to - from)
      return [{ status, from, to, bottom, top }]
    })
  })
}

/** Status with its share from 0 to 1, from best to worst. */
export function listShares({ from, to, times }: StatusShares): { status: Status; share: number }[] {
  return statuses.flatMap((status) => {
    const time = times[status]
    return time === undefined ? [] : { status, share: time / (to - from) }
  })
}

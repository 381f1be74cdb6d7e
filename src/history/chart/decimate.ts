import type { TimeRange } from '../../model/history'
import { findIndex } from './find-index'
import type { LinePoints } from './line-points'

/** Maximum number of points kept for one column of pixels: the first, the lowest, the highest and the last. */
const maxPerColumn = 4

/**
 * Cuts a line to `[from, to]`, with one more point at each end. If it has over four points for each column of pixels, a
 * column keeps its first, lowest, highest and last point, so that extremes and breaks stay visible.
 */
export function decimate([moments, values]: LinePoints, { from, to }: TimeRange, width: number): LinePoints {
  const start = Math.max(0, findIndex(moments, from) - 1)
  const end = Math.min(moments.length, findIndex(moments, to) + 1)
  if (end - start <= width * maxPerColumn) return [moments.slice(start, end), values.slice(start, end)]
  const kept: number[] = []
  const column = { index: Number.NaN, first: -1, min: -1, max: -1, last: -1 }
  const flush = () => {
    if (column.first === -1) return
    const { first, min, max, last } = column
    kept.push(first)
    for (const one of min < max ? [min, max] : [max, min])
      if (one !== kept.at(-1) && one !== last) kept.push(one)
    if (last !== kept.at(-1)) kept.push(last)
    column.first = -1
  }
  for (let at = start; at < end; at += 1) {
    const value = values[at] ?? null
    const index = Math.floor((((moments[at] ?? 0) - from) / (to - from)) * width)
    if (value === null || index !== column.index) flush()
    column.index = index
    if (value === null) kept.push(at)
    else if (column.first === -1) Object.assign(column, { first: at, min: at, max: at, last: at })
    else {
      if (value < (values[column.min] ?? 0)) column.min = at
      if (value > (values[column.max] ?? 0)) column.max = at
      column.last = at
    }
  }
  flush()
  return [kept.map((at) => moments[at] ?? 0), kept.map((at) => values[at] ?? null)]
}

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decimate } from '../../../src/history/chart/decimate'

const line = fc
  .array(fc.tuple(fc.integer({ min: 1, max: 50 }), fc.option(fc.integer({ min: -9, max: 99 }))), {
    minLength: 1,
    maxLength: 3000,
  })
  .map((steps) => {
    let at = 0
    const moments = steps.map(([step]) => {
      at += step
      return at
    })
    return { moments, values: steps.map(([, value]) => value), end: at }
  })
const width = fc.integer({ min: 1, max: 60 })
const share = fc.double({ min: 0, max: 1, noNaN: true })

/** Least and most of each column of pixels, by looking at every point. */
function extremes(
  moments: readonly number[],
  values: readonly (number | null)[],
  from: number,
  to: number,
  columns: number,
) {
  const found = new Map<number, [number, number]>()
  moments.forEach((at, index) => {
    const value = values[index] ?? null
    if (value === null || at < from || at > to) return
    const column = Math.floor(((at - from) / (to - from)) * columns)
    const [min, max] = found.get(column) ?? [value, value]
    found.set(column, [Math.min(min, value), Math.max(max, value)])
  })
  return found
}

test('decimation keeps extremes and gaps, and adds no points: 500 lines', () => {
  fc.assert(
    fc.property(line, width, share, share, ({ moments, values, end }, columns, one, other) => {
      const from = Math.floor(end * Math.min(one, other))
      const to = Math.max(from + 1, Math.ceil(end * Math.max(one, other)))
      const [at, kept] = decimate([moments, values], { from, to }, columns)
      expect(extremes(at, kept, from, to, columns)).toEqual(extremes(moments, values, from, to, columns))
      const breaks = (all: readonly number[], what: readonly (number | null)[]) =>
        all.filter((moment, index) => what[index] === null && moment >= from && moment <= to)
      expect(breaks(at, kept)).toEqual(breaks(moments, values))
      const places = at.map((moment) => moments.indexOf(moment))
      expect(places).toEqual([...new Set(places)].sort((a, b) => a - b))
      expect(kept).toEqual(places.map((place) => values[place]))
      const nulls = kept.filter((value) => value === null).length
      expect(at.length).toBeLessThanOrEqual(4 * (columns + 3) + 5 * nulls)
    }),
    { numRuns: 500 },
  )
})

test('a line of few points is not decimated, and has one more point at each end', () => {
  expect(
    decimate(
      [
        [0, 10, 20, 30, 40],
        [1, 2, 3, 4, 5],
      ],
      { from: 12, to: 28 },
      100,
    ),
  ).toEqual([
    [10, 20, 30],
    [2, 3, 4],
  ])
})

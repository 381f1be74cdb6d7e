import fc from 'fast-check'
import { expect, test } from 'vitest'
import { minute } from '../../../src/durations'
import { checkChanges, minReports } from '../../../src/history/unchanged/change-check'
import type { MissingTime, Sample } from '../../../src/model/history'

const to = Date.parse('2026-11-20T12:00:00Z')
const from = to - 2 * 24 * 60 * minute
const every = 10

const report = (at: number, number: number): Sample => ({
  measuredAt: at,
  reading: { kind: 'number', number },
  meaning: { kind: 'plain' },
})
const gap = (begin: number, end: number): MissingTime => ({
  from: begin,
  to: end,
  reason: 'failed',
  failure: null,
  retryAt: null,
})

/** The same numbers each time. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
}

const share = (max: number) =>
  fc.oneof(
    fc.constant(0),
    fc.integer({ min: 0, max: max * 1_000 }).map((of) => of / 1_000),
  )

/** A value each ten minutes from two hours before the period; some are absent, some differ, some parts are missing. */
const anyHistory = fc
  .record({
    absent: share(0.9),
    changes: share(0.01),
    gap: fc.option(fc.tuple(fc.integer({ min: -200, max: 2_900 }), fc.integer({ min: 1, max: 300 })), {
      freq: 1,
    }),
    seed: fc.integer({ min: 1, max: 1_000_000 }),
  })
  .map(({ absent, changes, gap: lost, seed }) => {
    const random = randomNumbers(seed)
    const missing = lost ? [gap(from + lost[0] * minute, from + (lost[0] + lost[1]) * minute)] : []
    const samples = Array.from({ length: 300 }, (_, index) => from + (index * every - 120) * minute).flatMap(
      (at): Sample[] => {
        const [isAbsent, value] = [random() < absent, random() < changes ? 2 : 1]
        const isLost = missing.some((one) => one.from <= at && at < one.to)
        return isAbsent || isLost ? [] : [report(at, value)]
      },
    )
    return { samples, missing }
  })

test('a change check equals a loop over all reports and minutes: 1,000 histories', () => {
  const seen = { unchanged: 0, changing: 0, undecided: 0 }
  fc.assert(
    fc.property(anyHistory, ({ samples, missing }) => {
      const byTime = new Map(samples.map((sample) => [sample.measuredAt, sample]))
      const { result, reports, last } = checkChanges({ samples, missing }, every * 60, { from, to })
      let [count, first, moved]: [number, number | null, boolean] = [0, null, false]
      let isWhole = true
      for (let at = from; at < to; at += minute) {
        if (missing.some((one) => one.from <= at && at < one.to)) isWhole = false
        const found = byTime.get(at)
        if (found?.reading.kind !== 'number') continue
        count += 1
        first ??= found.reading.number
        if (found.reading.number !== first) moved = true
      }
      expect(reports).toBe(count)
      expect(last === null).toBe(count === 0)
      const withoutChange = count >= minReports && isWhole ? 'unchanged' : 'undecided'
      expect(result).toBe(moved ? 'changing' : withoutChange)
      seen[result] += 1
    }),
    { numRuns: 1_000, seed: 14 },
  )
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(100)
})

test('the known share is the share of time with a value', () => {
  // A value each ten minutes over the first day of two.
  const samples = Array.from({ length: 144 }, (_, index) => report(from + index * every * minute, 1))
  const { result, knownShare } = checkChanges({ samples, missing: [] }, every * 60, { from, to })
  expect([result, knownShare]).toEqual(['unchanged', 0.5])
})

test('one report below the minimum, or one missing minute, gives no result', () => {
  const samples = Array.from({ length: minReports }, (_, index) => report(from + index * minute, 1))
  const judge = (some: Sample[], missing: MissingTime[] = []) =>
    checkChanges({ samples: some, missing }, 60, { from, to }).result
  expect(judge(samples)).toBe('unchanged')
  expect(judge(samples.slice(1))).toBe('undecided')
  expect(judge(samples, [gap(to - minute, to)])).toBe('undecided')
  expect(judge(samples, [gap(from - minute, from)])).toBe('unchanged')
  expect(judge([...samples.slice(0, 2), report(from + 200 * minute, 2)])).toBe('changing')
  // Before the period it may have moved.
  expect(judge([report(from - minute, 2), ...samples])).toBe('unchanged')
})

test('a change-driven series has too few reports for a result', () => {
  expect(checkChanges({ samples: [report(from, 1)], missing: [] }, 1, { from, to })).toMatchObject({
    result: 'undecided',
    reports: 1,
    knownShare: 1,
  })
})

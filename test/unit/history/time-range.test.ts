import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { day, hour } from '../../../src/durations'
import {
  endsNow,
  findProblem,
  splitRange,
  toDays,
  toPartRange,
  toTimeRange,
} from '../../../src/history/time-range'

const now = Date.parse('2026-04-03T08:02:00Z')
const rome = 'Europe/Rome'

describe('days', () => {
  test('begin and end at midnight of the region, including the last day', () => {
    const { from, to } = toTimeRange('2026-03-28..2026-03-29', now, rome)
    expect(new Date(from).toISOString()).toBe('2026-03-27T23:00:00.000Z')
    expect(to - from).toBe(47 * hour)
  })
  test('that are not over end now', () => {
    expect(toTimeRange('2026-04-03..2026-04-03', now, rome).to).toBe(toTimeRange('day', now, rome).to)
  })
  test.each([
    ['..2026-03-01', 'absent'],
    ['2026-02-31..2026-03-01', 'absent'],
    ['----------..2026-13-01', 'absent'],
    ['2026-03-02..2026-03-01', 'order'],
    ['2026-04-03..2026-04-04', 'future'],
    ['2025-04-02..2026-04-03', 'many'],
    ['2025-04-03..2026-04-03', null],
    ['2026-04-03..2026-04-03', null],
  ] as const)('%s: %s', (days, problem) => {
    expect(findProblem(days, now, rome)).toBe(problem)
  })
  test('are those that a range has a part of, and never more than can be chosen', () => {
    expect(toDays(toTimeRange('2026-03-28..2026-03-29', now, rome), rome)).toBe('2026-03-28..2026-03-29')
    expect(toDays({ from: now - 26 * hour, to: now }, rome)).toBe('2026-04-02..2026-04-03')
    const year = toDays({ from: now - 366 * day, to: now }, rome)
    expect([year, findProblem(year, now, rome)]).toEqual(['2025-04-03..2026-04-03', null])
  })
  test("are the region's, not the viewer's", () => {
    const late = Date.parse('2026-04-03T22:30:00Z')
    expect(findProblem('2026-04-04..2026-04-04', late, rome)).toBe(null)
    expect(findProblem('2026-04-04..2026-04-04', late, 'UTC')).toBe('future')
  })
})

describe('parts of a range', () => {
  test('of a day or a week are one request', () => {
    expect(splitRange(toTimeRange('day', now, rome), now)).toEqual([{ preset: 'day' }])
    expect(splitRange(toTimeRange('week', now, rome), now)).toEqual([{ preset: 'week' }])
  })

  test('cover it, the newest first, each at most ten days and without overlap', () => {
    const moments = fc.tuple(
      fc.integer({ min: now - 400 * day, max: now }),
      fc.integer({ min: 1, max: 366 * day }),
    )
    fc.assert(
      fc.property(moments, ([from, length]) => {
        const to = Math.min(from + length, toTimeRange('day', now, rome).to)
        const parts = splitRange({ from, to }, now)
        const bounds = parts.map((part) => toPartRange(part, now))
        expect(bounds[0]?.to).toBeGreaterThanOrEqual(to)
        expect(bounds.at(-1)?.from).toBeLessThanOrEqual(from)
        bounds.forEach((part, index) => {
          expect(part.to - part.from).toBeLessThanOrEqual(10 * day)
          if (index > 0) expect(part.to).toBe(bounds[index - 1]?.from)
        })
        expect(parts.slice(1).some(endsNow)).toBe(false)
      }),
      { numRuns: 500 },
    )
  })

  test('stay the same over time, except the current one', () => {
    const asked = (at: number) => splitRange(toTimeRange('90-days', at, rome), at)
    expect(asked(now)).toHaveLength(10)
    expect(asked(now + hour)).toEqual(asked(now))
    expect(asked(now).filter(endsNow)).toHaveLength(1)
    const month = splitRange(toTimeRange('30-days', now, rome), now)
    expect(asked(now).slice(0, month.length)).toEqual(month)
  })
})

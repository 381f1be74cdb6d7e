import { expect, test } from 'vitest'
import {
  type Attempt,
  afterLoss,
  afterMissingContext,
  firstAttempt,
  pauseBefore,
} from '../../../src/map/maplibre/attempt'

const pauses = (next: (attempt: Attempt) => Attempt | null, count: number, first = firstAttempt) => {
  const seen: number[] = []
  let attempt: Attempt | null = first
  for (let round = 0; round < count; round += 1) {
    attempt = attempt && next(attempt)
    if (attempt) seen.push(pauseBefore(attempt))
  }
  return seen
}

test('the map restarts after each loss, with growing pauses', () => {
  const quick = pauses((attempt) => afterLoss(attempt, 100), 20)
  expect(quick.slice(0, 7)).toEqual([0, 500, 1_000, 2_000, 4_000, 8_000, 8_000])
  expect(quick).toHaveLength(20)
  expect(pauses((attempt) => afterLoss(attempt, 60_000), 20)).toEqual(Array(20).fill(0))
})

test('after a loss, attempts without a WebGL context continue', () => {
  const lost = afterLoss(firstAttempt, 60_000)
  expect(pauses(afterMissingContext, 7, lost)).toEqual([500, 1_000, 2_000, 4_000, 8_000, 8_000, 8_000])
})

test('a device that never had a WebGL context gets no second attempt', () => {
  expect(pauseBefore(firstAttempt)).toBe(0)
  expect(afterMissingContext(firstAttempt)).toBeNull()
})

import { expect, test } from 'vitest'
import { toLinePoints, toStepPoints } from '../../../src/history/chart/line-points'
import { readNumber } from '../../../src/history/series'
import type { Sample } from '../../../src/model/history'

test('a line ends at the last known time, and at gaps', () => {
  const intervals = [
    { from: 0, to: 10, value: 2 },
    { from: 10, to: 20, value: 1 },
    { from: 50, to: 60, value: 3 },
  ]
  expect(toStepPoints(intervals)).toEqual([
    [0, 10, 20, 21, 50, 60],
    [2, 1, 1, null, 3, 3],
  ])
})

test('times increase, also for a value without duration', () => {
  const [moments] = toStepPoints([
    { from: 5, to: 5, value: 1 },
    { from: 30, to: 30, value: 2 },
  ])
  expect(moments).toEqual([5, 6, 30])
})

test('no series gives no points', () => {
  expect(toStepPoints([])).toEqual([[], []])
})

const sampleAt = (at: number, number: number | null): Sample => ({
  measuredAt: at,
  reading: number === null ? { kind: 'text', text: '?' } : { kind: 'number', number },
  meaning: { kind: 'plain' },
})
const every = { validFor: 10, gap: 25, measuredEvery: null }

test('measurements are connected, except across gaps, missing parts and non-numbers', () => {
  const samples = [
    ...[sampleAt(0, 1), sampleAt(10, 5), sampleAt(50, 2), sampleAt(60, 3)],
    ...[sampleAt(70, null), sampleAt(80, 4), sampleAt(90, 6), sampleAt(100, 7)],
  ]
  const missing = [{ from: 85, to: 88, reason: 'failed', failure: null, retryAt: null } as const]
  expect(toLinePoints({ samples, missing }, every, readNumber, 95)).toEqual([
    [0, 10, 11, 50, 60, 61, 80, 81, 90],
    [1, 5, null, 2, 3, null, 4, null, 6],
  ])
})

import { expect, test } from 'vitest'
import { minute } from '../../../src/durations'
import { detectSampling, findGaps, findValueStart, toIntervals } from '../../../src/history/intervals'
import type { MissingTime, Sample } from '../../../src/model/history'

const noon = Date.parse('2026-11-20T12:00:00Z')
const at = (minutes: number) => noon + minutes * minute
const sample = (minutes: number, number: number): Sample => ({
  measuredAt: at(minutes),
  reading: { kind: 'number', number },
  meaning: { kind: 'plain' },
})
const read = ({ reading }: Sample) => (reading.kind === 'number' ? reading.number : null)

function intervals(period: number | null, samples: Sample[], until: number, missing: MissingTime[] = []) {
  return toIntervals({ samples, missing }, detectSampling(period, samples), read, at(until)).map(
    ({ from, to, value }) => [(from - noon) / minute, (to - noon) / minute, value],
  )
}

test('adjacent intervals with the same value are joined', () => {
  const samples = [sample(0, 2), sample(10, 2), sample(20, 1), sample(30, 2)]
  expect(intervals(600, samples, 40)).toEqual([
    [0, 20, 2],
    [20, 30, 1],
    [30, 40, 2],
  ])
})

test('a polled series has a gap after two and a half periods without a measurement', () => {
  expect(intervals(600, [sample(0, 1), sample(25, 1)], 30)).toEqual([[0, 30, 1]])
  expect(intervals(600, [sample(0, 1), sample(26, 1)], 30)).toEqual([
    [0, 10, 1],
    [26, 30, 1],
  ])
})

test('a quarter of an hour without a measurement is no gap, whatever the period', () => {
  expect(intervals(60, [sample(0, 1), sample(15, 1)], 15)).toEqual([[0, 15, 1]])
  expect(intervals(60, [sample(0, 1), sample(16, 1)], 16)).toEqual([
    [0, 1, 1],
    [16, 16, 1],
  ])
})

test('a pushed value holds until the next change, but not through missing parts', () => {
  const samples = [sample(0, 1), sample(600, 0)]
  expect(intervals(1, samples, 900)).toEqual([
    [0, 600, 1],
    [600, 900, 0],
  ])
  expect(
    intervals(1, samples, 900, [
      { from: at(100), to: at(500), reason: 'failed', failure: null, retryAt: null },
    ]),
  ).toEqual([
    [0, 100, 1],
    [600, 900, 0],
  ])
})

test('a series without a period gets the usual time between its measurements', () => {
  const samples = [sample(0, 1), sample(60, 1), sample(120, 1), sample(360, 1)]
  expect(intervals(null, samples, 360)).toEqual([
    [0, 180, 1],
    [360, 360, 1],
  ])
})

test('a value that is not a number gives a gap', () => {
  const broken: Sample = {
    measuredAt: at(10),
    reading: { kind: 'text', text: 'n/a' },
    meaning: { kind: 'plain' },
  }
  expect(intervals(600, [sample(0, 1), broken, sample(20, 1)], 30)).toEqual([
    [0, 10, 1],
    [20, 30, 1],
  ])
})

test('gaps are the time without intervals, before, between and after them', () => {
  const known = [
    { from: 10, to: 20, value: 1 },
    { from: 20, to: 30, value: 2 },
    { from: 50, to: 60, value: 2 },
  ]
  expect(findGaps(known, 0, 100)).toEqual([
    { from: 0, to: 10 },
    { from: 30, to: 50 },
    { from: 60, to: 100 },
  ])
  expect(findGaps([], 0, 100)).toEqual([{ from: 0, to: 100 }])
})

test('the start of a status is exact only after a known change, and unknown after a gap', () => {
  const seen = [
    { from: 0, to: 20, value: 'occupied' },
    { from: 20, to: 60, value: 'available' },
  ]
  expect(findValueStart(seen, 'available', 60)).toEqual({ startedAt: 20, exact: true, until: 60 })
  expect(findValueStart(seen.slice(1), 'available', 60)).toEqual({ startedAt: 20, exact: false, until: 60 })
  expect(findValueStart([{ from: 0, to: 10, value: 'occupied' }, ...seen.slice(1)], 'available', 60)).toEqual(
    {
      startedAt: 20,
      exact: false,
      until: 60,
    },
  )
  expect(findValueStart(seen, 'occupied', 60)).toBeNull()
  expect(findValueStart(seen, 'available', 61)).toBeNull()
  expect(findValueStart([], 'available', 60)).toBeNull()
})

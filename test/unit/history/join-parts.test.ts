import fc from 'fast-check'
import { expect, test } from 'vitest'
import { HttpError, NetworkError } from '../../../src/api/errors'
import { createJoiner, joinParts, type PartAnswer } from '../../../src/history/join-parts'
import type { LoadedHistory } from '../../../src/history/queries'
import { splitRange, toPartRange, toTimeRange } from '../../../src/history/time-range'

const now = Date.parse('2026-04-03T08:02:00Z')
const timeRange = toTimeRange('90-days', now, 'Europe/Rome')
const parts = splitRange(timeRange, now)
const failure = new NetworkError('https://service.test', 'unreachable')

/** What a service that measures every six hours would answer. */
function answerOf(part: PartAnswer['part']): PartAnswer {
  const { from, to } = toPartRange(part, now)
  const every = 21_600_000
  const samples: LoadedHistory['samples'] = []
  for (let at = Math.ceil(from / every) * every; at < Math.min(to, now); at += every)
    samples.push({ measuredAt: at, reading: { kind: 'number', number: at }, meaning: { kind: 'plain' } })
  const data = { from, to, samples, missing: [], rejected: 1, until: Math.min(to, now), measuredAt: null }
  return { part, data, error: null }
}
const failed = (part: PartAnswer['part']): PartAnswer => ({ part, data: undefined, error: failure })

test('parts are joined into one history, with failed ones as missing', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: parts.length }), (come) => {
      const answers = parts
        .slice(0, come.length)
        .map((part, index) => (come[index] ? answerOf(part) : failed(part)))
      const joined = joinParts(answers, timeRange, now)
      if (!come.includes(true)) {
        expect(joined).toBeUndefined()
        return
      }
      const oldest = toPartRange(answers.at(-1)?.part ?? { preset: 'day' }, now).from
      const from = Math.max(timeRange.from, oldest)
      expect(joined).toMatchObject({ from, to: timeRange.to, rejected: come.filter(Boolean).length })
      const isMissing = (at: number) => joined?.missing.some((gap) => at >= gap.from && at < gap.to)
      const every = 21_600_000
      for (let at = Math.ceil(from / every) * every; at < now; at += every)
        expect(joined?.samples.some((sample) => sample.measuredAt === at)).toBe(!isMissing(at))
      expect(
        joined?.samples.every(({ measuredAt: at }, index, all) => at > (all[index - 1]?.measuredAt ?? 0)),
      ).toBe(true)
    }),
    { numRuns: 300 },
  )
})

/** Joins the parts of one series as at a render: each splits the range again. */
function render(join: ReturnType<typeof createJoiner>, data: readonly PartAnswer[], at = now) {
  const answers = splitRange(timeRange, at).flatMap((part, index) => {
    const answer = data[index]
    return answer ? { ...answer, part } : []
  })
  return join([{ id: 'one', answers, isPushed: false }], { ...timeRange }, at)[0]
}

test('an unchanged history stays the same object when the range is split again', () => {
  const join = createJoiner()
  const answers = parts.map(answerOf)
  const first = render(join, answers)
  expect(first).toBeDefined()
  expect(render(join, answers, now + 1000)).toBe(first)
})

test('a history with fewer parts is another object', () => {
  const join = createJoiner()
  const answers = parts.map(answerOf)
  const first = render(join, answers)
  expect(render(join, answers.slice(0, -1))).not.toBe(first)
})

test('another series has its own history', () => {
  const answers = parts.map(answerOf)
  const one = { id: 'one', answers, isPushed: false }
  const [first, other] = createJoiner()([one, { id: 'other', answers: [], isPushed: false }], timeRange, now)
  expect(first).toBeDefined()
  expect(other).toBeUndefined()
})

test('a series that is no longer asked for is not kept', () => {
  const join = createJoiner()
  const answers = parts.map(answerOf)
  const first = render(join, answers)
  join([], timeRange, now)
  expect(render(join, answers)).not.toBe(first)
})

test.each([
  [new HttpError('https://service.test', 429, '', 5_000), 'refused'],
  [new HttpError('https://service.test', 403, ''), 'refused'],
  [failure, 'failed'],
])('a part that ended in %s is %s', (error, reason) => {
  const [part, other] = parts
  if (!part || !other) throw new Error('Expected two parts.')
  const joined = joinParts([answerOf(part), { part: other, data: undefined, error }], timeRange, now)
  expect(joined?.missing.map((time) => time.reason)).toEqual([reason])
})

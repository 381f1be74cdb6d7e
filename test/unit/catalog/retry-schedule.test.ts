import { expect, test } from 'vitest'
import { type NextRequest, RetrySchedule } from '../../../src/catalog/load/retry-schedule'
import { minute } from '../../../src/durations'

const start = Date.parse('2026-04-03T08:00:00Z')

/** Rounds each `every` milliseconds for so long, all of which fail; what each asked. */
function failFor(pace: RetrySchedule, length: number, every = minute): NextRequest[] {
  const asked: NextRequest[] = []
  for (let now = start; now < start + length; now += every) {
    const question = pace.next(now)
    asked.push(question)
    if (question === 'all') pace.failed(now, 0)
    if (question === 'probe') pace.probeFailed(now, 0)
  }
  return asked
}
const count = (asked: readonly NextRequest[], question: NextRequest) =>
  asked.filter((one) => one === question).length

test.each([10_000, minute, 5 * minute])(
  'what is down for a day is asked in whole at most 300 times, and looked at in each other round of %d ms',
  (every) => {
    const asked = failFor(new RetrySchedule(), 24 * 60 * minute, every)
    expect(count(asked, 'all')).toBeLessThanOrEqual(300)
    expect(count(asked, 'all')).toBeGreaterThan(250)
    expect(count(asked, 'nothing')).toBe(0)
  },
)

test('working parts are requested in each round, also after a failure of others', () => {
  const pace = new RetrySchedule()
  expect(pace.next(start)).toBe('all')
  failFor(pace, 60 * minute)
  pace.succeeded()
  expect(pace.next(start + 60 * minute)).toBe('all')
  pace.failed(start, 0)
  expect(pace.next(start + minute - 1), 'the first wait is short again').toBe('probe')
  expect(pace.next(start + minute)).toBe('all')
})

test('complete requests back off although a single row is answered', () => {
  const pace = new RetrySchedule()
  let whole = 0
  for (let now = start; now < start + 24 * 60 * minute; now += minute) {
    const question = pace.next(now)
    if (question === 'nothing') continue
    whole += 1
    pace.failed(now, 0, { isAfterProbe: question === 'probe' })
  }
  expect(whole).toBeLessThanOrEqual(300)
})

test('a part whose complete request failed after its row was answered is asked for again within 15 seconds', () => {
  const pace = new RetrySchedule()
  pace.failed(start, 0)
  pace.failed(start + 5_000, 0, { isAfterProbe: true })
  expect(pace.next(start + 10_000)).toBe('nothing')
  expect(pace.next(start + 20_000)).toBe('probe')
})

test('no request is sent during `Retry-After`, also of a failed check', () => {
  const pace = new RetrySchedule()
  pace.failed(start, 10 * minute)
  expect(pace.next(start + 10 * minute - 1)).toBe('nothing')
  expect(pace.next(start + 10 * minute)).toBe('all')
  pace.failed(start, 0)
  pace.probeFailed(start + minute / 2, 5 * minute)
  expect(pace.next(start + 5 * minute)).toBe('nothing')
  expect(pace.next(start + 6 * minute)).toBe('all')
})

test('a clock that is set back ends every pause', () => {
  const pace = new RetrySchedule()
  pace.failed(start, 10 * minute)
  expect(pace.next(start - 1)).toBe('all')
})

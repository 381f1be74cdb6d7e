import { expect, test } from 'vitest'
import { fetchInChunks } from '../../../src/api/chunked-history'
import { HttpError, NetworkError } from '../../../src/api/errors'
import { day } from '../../../src/durations'
import { failureOf } from './service'

const rangeRefused = (words: string) =>
  new HttpError('http://service', 429, { message: `date range ${words}` })
const down = () => new NetworkError('http://service', 'unreachable')

/** Requests `[0, days)`; `answer` answers each span in days, or throws. Returns the requested spans. */
async function ask(days: number, answer: (from: number, to: number, call: number) => void) {
  const asked: [number, number][] = []
  const call = async (from: number, to: number) => {
    asked.push([from / day, to / day])
    answer(from / day, to / day, asked.length)
    return [from / day, to / day]
  }
  const outcome = await fetchInChunks(0, days * day, call).catch((error: unknown) => ({ error }))
  const result = 'error' in outcome ? outcome : { ...outcome, missing: outcome.missing.map(inDays) }
  return { asked, result, missing: 'error' in outcome ? [] : outcome.missing }
}
const inDays = ({ from, to, reason }: { from: number; to: number; reason: string }) => [
  from / day,
  to / day,
  reason,
]

/** Grants spans up to so many days. */
const granting = (days: number, words: string) => (from: number, to: number) => {
  if (to - from > days) throw rangeRefused(words)
}

test('a granted range is one call', async () => {
  const { asked, result } = await ask(90, () => {})
  expect(asked).toEqual([[0, 90]])
  expect(result).toEqual({ answers: [[0, 90]], missing: [] })
})

test('an empty range sends no request', async () => {
  expect(await ask(0, () => {})).toMatchObject({ asked: [], result: { answers: [], missing: [] } })
})

test('a too long range is requested in granted spans, newest first, each once', async () => {
  const { asked, result } = await ask(12, granting(5, 'limit of 5 days'))
  expect(asked).toEqual([
    [0, 12],
    [7, 12],
    [2, 7],
    [0, 2],
  ])
  expect(result).toMatchObject({ missing: [] })
})

test('without a stated limit, half of the range is requested', async () => {
  const { asked, result } = await ask(16, granting(4, 'exceeded'))
  expect(asked).toEqual([
    [0, 16],
    [8, 16],
    [12, 16],
    [8, 12],
    [4, 8],
    [0, 4],
  ])
  expect(result).toMatchObject({ missing: [] })
})

test('a service that refuses its stated limit gets no endless requests', async () => {
  const { asked, result } = await ask(20, granting(0, 'limit of 5 days'))
  expect(asked.length).toBeLessThan(10)
  expect(result).toMatchObject({ answers: [], missing: [[0, 20, 'range']] })
  expect((await ask(20, granting(0, 'limit of 0 days'))).asked).toEqual([[0, 20]])
})

test('beyond the maximum number of calls, the oldest time is missing', async () => {
  const { asked, result } = await ask(365, granting(5, 'limit of 5 days'))
  expect(asked).toHaveLength(41)
  expect(result).toMatchObject({ missing: [[0, 165, 'cut-off']] })
})

test('a failed span is missing, and others are loaded', async () => {
  const { result } = await ask(20, (from, to) => {
    granting(5, 'limit of 5 days')(from, to)
    if (from === 10) throw down()
  })
  expect(result).toEqual({
    answers: [
      [15, 20],
      [5, 10],
      [0, 5],
    ],
    missing: [[10, 15, 'failed']],
  })
})

test('after repeated failures no more requests are sent', async () => {
  const { asked, result } = await ask(100, (from, to) => {
    granting(5, 'limit of 5 days')(from, to)
    if (to < 95) throw down()
  })
  expect(asked).toHaveLength(6)
  expect(result).toMatchObject({ missing: [[0, 90, 'failed']] })
})

test('without any answer the failure has the reason', async () => {
  expect(
    await ask(3, () => {
      throw new HttpError('http://service', 500, null)
    }),
  ).toMatchObject({ asked: [[0, 3]], result: { error: { status: 500 } } })
  const later = await ask(20, (from, to) => {
    granting(5, 'limit of 5 days')(from, to)
    throw down()
  })
  expect(later.result).toMatchObject({ error: { name: 'NetworkError' } })
})

test('a refused token does not count as a missing span', async () => {
  const { result } = await ask(20, (from, to) => {
    granting(5, 'limit of 5 days')(from, to)
    if (from === 10) throw new HttpError('http://service', 401, null)
  })
  expect(result).toMatchObject({ error: { status: 401 } })
})

test('an internal error does not count as a failure of the service', async () => {
  const broken = () => Promise.reject(new TypeError('ours'))
  expect(await failureOf(fetchInChunks(0, day, broken))).toBeInstanceOf(TypeError)
})

test.each([
  [
    'is asked too often',
    new HttpError('http://service', 429, { message: 'Quota exhausted' }, 120_000),
    120_000,
  ],
  ['forbids it', new HttpError('http://service', 403, null), null],
])(
  'a service that %s on the way is asked no more, and the rest is told as refused',
  async (_, refusal, pause) => {
    const before = Date.now()
    const { asked, missing } = await ask(12, (from, to, call) => {
      if (to - from > 5) throw rangeRefused('limit of 5 days')
      if (call > 2) throw refusal
    })
    expect(asked).toEqual([
      [0, 12],
      [7, 12],
      [2, 7],
    ])
    const [gap] = missing
    expect(missing).toHaveLength(1)
    expect(gap).toMatchObject({
      from: 0,
      to: 7 * day,
      reason: 'refused',
      failure: { status: refusal.status },
    })
    if (pause === null) expect(gap?.retryAt).toBeNull()
    else expect(gap?.retryAt).toBeGreaterThanOrEqual(before + pause)
  },
)

test.each(['limit of 5 days', 'exceeded'])(
  'a range that is refused however short (“%s”) costs at most four calls',
  async (words) => {
    const { asked, result } = await ask(7, granting(0, words))
    expect(asked.length).toBeLessThanOrEqual(4)
    expect(result).toMatchObject({ answers: [], missing: [[0, 7, 'range']] })
  },
)

test('a cut-off answer is requested in halves until it is whole', async () => {
  const asked: number[] = []
  const { answers, missing } = await fetchInChunks(0, 10 * day, async (from, to) => {
    asked.push((to - from) / day)
    return to - from > 3 * day ? null : 'rows'
  })
  expect(asked).toEqual([10, 5, 2.5, 2.5, 2.5, 2.5])
  expect([answers.length, missing]).toEqual([4, []])
})

test('answers that are cut off however short are missing, and not called refused', async () => {
  const { answers, missing } = await fetchInChunks(0, day, async () => null)
  expect(answers).toEqual([])
  expect(missing).toEqual([{ from: 0, to: day, reason: 'cut-off', failure: null, retryAt: null }])
})

test('histories that share a limit learn it once, and never request more', async () => {
  const grant = { longest: Number.POSITIVE_INFINITY }
  const asked: number[] = []
  const ask = async (from: number, to: number) => {
    asked.push((to - from) / day)
    if (to - from > 5 * day) throw rangeRefused('limit of 5 days')
  }
  for (let history = 0; history < 3; history += 1) await fetchInChunks(0, 12 * day, ask, grant)
  expect(asked).toEqual([12, 5, 5, 2, 5, 5, 2, 5, 5, 2])
})

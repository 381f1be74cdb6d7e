import { QueriesObserver, QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NetworkError } from '../../../src/api/errors'
import type { CatalogApi } from '../../../src/catalog/catalog-api'
import { minute, second } from '../../../src/durations'
import {
  countAnswered,
  createAnswerReader,
  hasFailedForAll,
  listRepeatable,
  type PartQuery,
} from '../../../src/history/part-answers'
import { historyQuery, type LoadedHistory } from '../../../src/history/queries'
import { splitRange, toTimeRange } from '../../../src/history/time-range'
import type { History, SeriesKey } from '../../../src/model/history'
import { anonymous } from '../../../src/model/viewer'

// What react-query takes for a browser; without one it sets no timers.
vi.hoisted(() => void vi.stubGlobal('window', new EventTarget()))
const now = Date.parse('2026-04-03T12:00:00Z')
beforeEach(() => vi.useFakeTimers({ now }))
afterEach(() => vi.useRealTimers())

const parts = splitRange(toTimeRange('30-days', now, 'Europe/Rome'), now)
const failure = new NetworkError('https://service.test', 'unreachable')
const data: LoadedHistory = {
  from: 0,
  to: now,
  samples: [],
  missing: [],
  rejected: 0,
  until: now,
  measuredAt: null,
}
const answered = { data, error: null, errorUpdateCount: 0 }
const loading = { data: undefined, error: null, errorUpdateCount: 0 }
const failed = { data: undefined, error: failure, errorUpdateCount: 1 }
/** As TanStack Query leaves the state of a failed query that is sent again. */
const failedBefore = { data: undefined, error: null, errorUpdateCount: 1 }

/** The parts of some series, newest first: `states[series][part]`. */
function toRows(...states: PartQuery['state'][][]): PartQuery[][] {
  const [first = []] = states
  return first.map((_, row) =>
    states.map((column, series) => ({
      part: parts[row] ?? { preset: 'day' },
      queryKey: [series, row],
      state: column[row],
    })),
  )
}

const short = (answers: ReturnType<ReturnType<typeof createAnswerReader>>) =>
  answers.map((series) => series.map((one) => (one.error ? 'failed' : one.data && 'data')))

test('a series has the parts before the first one without an answer', () => {
  const read = createAnswerReader()
  const answers = read(toRows([answered, failed, loading, answered], [answered, undefined, failed, answered]))
  expect(short(answers)).toEqual([['data', 'failed'], ['data']])
  expect(countAnswered(answers, 4)).toBe(1)
  expect(countAnswered([], 4)).toBe(4)
})

test('a failed part that is loaded again keeps its last error, and hides no older part', () => {
  const read = createAnswerReader()
  const before = read(toRows([answered, failed, answered]))
  for (let attempts = 0; attempts < 3; attempts += 1) {
    expect(read(toRows([answered, failedBefore, answered]))).toEqual(before)
    expect(hasFailedForAll(before, 1)).toBe(true)
  }
  const next = { ...failed, error: new NetworkError('https://service.test', 'timeout') }
  expect(read(toRows([answered, next, answered]))[0]?.[1]?.error).toBe(next.error)
  expect(read(toRows([answered, failedBefore, answered]))[0]?.[1]?.error).toBe(next.error)
  expect(short(read(toRows([answered, answered, answered])))).toEqual([['data', 'data', 'data']])
})

test('no error is kept of a part that is answered, removed or not asked for any more', () => {
  const read = createAnswerReader()
  for (const between of [toRows([answered]), toRows([loading]), toRows()]) {
    expect(short(read(toRows([failed])))).toEqual([['failed']])
    read(between)
    expect(short(read(toRows([failedBefore])))).toEqual([[]])
  }
})

test('all that is loaded again has its reason among the answers', () => {
  const read = createAnswerReader()
  const refused = {
    ...answered,
    data: {
      ...data,
      missing: [{ from: 0, to: 1, reason: 'failed', failure: null, retryAt: null } as const],
    },
  }
  expect(listRepeatable(read(toRows([loading, failed, refused])))).toEqual([])
  const answers = read(toRows([answered, failed, refused], [refused, loading, failed]))
  // Of two series: the first one's second and third part, and the second one's first.
  expect(listRepeatable(answers).map(({ index }) => index)).toEqual([2, 4, 1])
  expect(listRepeatable(read(toRows([answered, failedBefore, answered])))).toHaveLength(1)
})

test('the parts of an open chart stay while a failed one is loaded again each minute', async () => {
  const key: SeriesKey = { level: 'station', id: 'S', dataType: 'number-available', period: 300 }
  let isHung = false
  const history = vi.fn(async (_: SeriesKey, from: number, to: number): Promise<History> => {
    if (isHung) return new Promise(() => undefined)
    if (to >= now) throw failure
    return { from, to, missing: [], rejected: 0, samples: [] }
  })
  const catalog = { history } as Partial<CatalogApi> as CatalogApi
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  client.mount()
  const queries = parts.map((part) =>
    historyQuery({ viewer: anonymous, catalog }, { key, measuredAt: null }, part),
  )
  const stop = new QueriesObserver(client, queries).subscribe(() => undefined)
  const read = createAnswerReader()
  const look = () =>
    short(
      read(
        parts.map((part, index) => {
          const queryKey = queries[index]?.queryKey ?? []
          return [{ part, queryKey, state: client.getQueryState<LoadedHistory>(queryKey) }]
        }),
      ),
    )
  await vi.advanceTimersByTimeAsync(1)
  const first = look()
  expect(first).toEqual([['failed', ...parts.slice(1).map(() => 'data')]])
  const calls = history.mock.calls.length
  isHung = true
  // The minute begins in a task after the failure.
  await vi.advanceTimersByTimeAsync(minute + second)
  expect(history).toHaveBeenCalledTimes(calls + 1)
  expect(client.isFetching()).toBe(1)
  expect(look()).toEqual(first)
  stop()
  client.unmount()
  client.clear()
})

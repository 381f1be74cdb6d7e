import { notifyManager, type QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { HttpError, NetworkError } from '../../../src/api/errors'
import type { PartName } from '../../../src/model/parts'
import { anonymous } from '../../../src/model/viewer'
import { catalogKey } from '../../../src/queries/catalog-key'
import { createQueryClient } from '../../../src/queries/query-client'
import { recoveries } from '../../../src/queries/recoveries'
import { Recovery } from '../../../src/queries/recovery'
import { allFetched, withFailed } from '../catalog/parts'

const down = new NetworkError('http://service', 'unreachable')
const page = { visibilityState: 'visible' }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  page.visibilityState = 'visible'
  notifyManager.setScheduler((callback) => callback())
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function open(): QueryClient {
  const client = createQueryClient()
  onTestFinished(() => client.clear())
  onTestFinished(new Recovery(client, anonymous).start())
  return client
}

/** Shows a query. Without a window it has no interval: a test refreshes it. @returns its calls */
function show(client: QueryClient, queryKey: readonly unknown[], ask: () => unknown) {
  const queryFn = vi.fn(async () => ask())
  const observer = new QueryObserver(client, { queryKey, queryFn })
  onTestFinished(observer.subscribe(() => undefined))
  return queryFn
}

const catalog = catalogKey(anonymous)
const history = [anonymous, 'history', 'S']
const whole = { parts: allFetched(0) }
const without = (...names: PartName[]) => ({
  parts: names.reduce((parts, name) => withFailed(parts, name, { fetchedAt: 0, since: 0 }), allFetched(0)),
})
const refresh = (client: QueryClient) => client.refetchQueries({ queryKey: catalog })
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000)

test('while a part is missing, it is asked for in growing steps of 15 seconds at most', async () => {
  let answer: object = whole
  const client = open()
  const asked = show(client, catalog, () => answer)
  await seconds(1)
  answer = without('values')
  await refresh(client)
  const before = asked.mock.calls.length
  const times: number[] = []
  for (let second = 1; second <= 61; second += 1) {
    await seconds(1)
    if (asked.mock.calls.length > before + times.length) times.push(second)
  }
  const steps = times.map((time, index) => time - (times[index - 1] ?? 0))
  expect(steps).toEqual([5, 10, 15, 15, 15])
  answer = whole
  await seconds(16)
  const after = asked.mock.calls.length
  await seconds(40)
  expect(asked).toHaveBeenCalledTimes(after)
})

test('as soon as the service answers, histories that failed are asked for again', async () => {
  const client = open()
  let isDown = true
  const fail = (answer: unknown) => () => {
    if (isDown) throw down
    return answer
  }
  const histories = show(client, history, fail({ missing: [] }))
  show(client, catalog, fail(whole))
  await seconds(20)
  expect(client.getQueryState(history)?.status).toBe('error')
  isDown = false
  await seconds(16)
  expect(client.getQueryState(catalog)?.status).toBe('success')
  expect(client.getQueryState(history)?.status).toBe('success')
  expect(histories).toHaveBeenCalledTimes(2)
})

test('an answered history asks for the missing parts of the catalog, and a part that is back for the others', async () => {
  const client = open()
  let answer = without('values', 'plugs')
  const asked = show(client, catalog, () => answer)
  await seconds(11)
  const before = asked.mock.calls.length
  answer = without('plugs')
  show(client, history, () => ({ missing: [] }))
  await seconds(0.1)
  expect(asked.mock.calls.length).toBeGreaterThanOrEqual(before + 2)
})

test('a part of a history that failed is missing too, and a refusal is not repeated', async () => {
  const client = open()
  let missing = [{ reason: 'failed' }]
  const partly = show(client, history, () => ({ missing }))
  const refused = show(client, [anonymous, 'look-up', 'S'], () => {
    throw new HttpError('http://service', 403, null)
  })
  await seconds(1)
  missing = []
  show(client, catalog, () => whole)
  await seconds(1)
  expect([partly.mock.calls.length, refused.mock.calls.length]).toEqual([2, 1])
})

test('what fails although the service answers is repeated less and less often', async () => {
  const client = open()
  let count = 0
  const broken = () => {
    count += 1
    throw new HttpError('http://service', 500, null)
  }
  const observer = new QueryObserver(client, { queryKey: history, queryFn: broken, retry: false })
  onTestFinished(observer.subscribe(() => undefined))
  show(client, catalog, () => whole)
  for (let minutes = 0; minutes < 60; minutes += 1) {
    await refresh(client)
    await seconds(60)
  }
  expect(count).toBeGreaterThan(5)
  expect(count).toBeLessThan(22)
})

test('a hidden page asks for nothing, and another viewer is left alone', async () => {
  const client = open()
  const asked = show(client, catalog, () => without('values'))
  await seconds(1)
  page.visibilityState = 'hidden'
  await seconds(50)
  expect(asked).toHaveBeenCalledTimes(1)
  const before = recoveries.current()
  show(client, ['https://issuer|team', 'history', 'S'], () => ({ missing: [] }))
  await seconds(1)
  expect(recoveries.current()).toBe(before)
})

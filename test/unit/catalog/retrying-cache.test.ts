import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NetworkError } from '../../../src/api/errors'
import { RetryingCache } from '../../../src/catalog/load/retrying-cache'

const down = new NetworkError('https://api.test', 'unreachable')

/** Counts calls of a function that fails until it is changed. */
function openMemory() {
  const service = { asked: 0, fails: true }
  const memory = new RetryingCache<string>()
  const get = () =>
    memory.get('A', async () => {
      service.asked += 1
      if (service.fails) throw down
      return 'answer'
    })
  return { service, memory, get }
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('an answer is requested once, until it is removed', async () => {
  const { service, memory, get } = openMemory()
  service.fails = false
  expect(await Promise.all([get(), get()])).toEqual(['answer', 'answer'])
  expect(service.asked).toBe(1)
  memory.clear()
  await get()
  expect(service.asked).toBe(2)
})

test('a failure is retried after ten seconds, then at growing pauses, at most 300 times a day', async () => {
  const { service, memory, get } = openMemory()
  expect(await get()).toBeNull()
  vi.advanceTimersByTime(9_999)
  await get()
  expect(service.asked).toBe(1)
  vi.advanceTimersByTime(1)
  await get()
  expect(service.asked).toBe(2)
  for (let passed = 0; passed < 24 * 3600; passed += 10) {
    vi.advanceTimersByTime(10_000)
    if (passed % 60 === 0) memory.clear()
    await get()
  }
  expect(service.asked).toBeLessThanOrEqual(300)
  expect(service.asked).toBeGreaterThan(250)
})

/** Requests whose answers the test gives, oldest first. */
function openSlowMemory() {
  const asked: { isRetry: boolean; answer(text: string): void; fail(): void }[] = []
  const memory = new RetryingCache<string>()
  const get = () =>
    memory.get('A', (isRetry) => {
      return new Promise((answer, reject) => asked.push({ isRetry, answer, fail: () => reject(down) }))
    })
  return { asked, memory, get }
}

test('answers that are forgotten during a request leave its failure a pause', async () => {
  const { asked, memory, get } = openSlowMemory()
  const first = get()
  memory.clear()
  const same = get()
  asked[0]?.fail()
  expect(await Promise.all([first, same, get()])).toEqual([null, null, null])
  expect(asked).toHaveLength(1)
  vi.advanceTimersByTime(10_000)
  const second = get()
  memory.clear()
  asked[1]?.fail()
  await second
  vi.advanceTimersByTime(10_000)
  expect(await get()).toBeNull()
  vi.advanceTimersByTime(10_000)
  void get()
  expect(asked.map(({ isRetry }) => isRetry)).toEqual([false, true, true])
})

test('an answer to a request during which answers were forgotten is not kept', async () => {
  const { asked, memory, get } = openSlowMemory()
  const first = get()
  memory.clear()
  asked[0]?.answer('old')
  expect(await first).toBe('old')
  const second = get()
  asked[1]?.answer('new')
  expect(await Promise.all([second, get()])).toEqual(['new', 'new'])
  expect(asked.map(({ isRetry }) => isRetry)).toEqual([false, false])
})

test('a service that is back is asked at once, whatever is under way', async () => {
  const { asked, memory, get } = openSlowMemory()
  const first = get()
  memory.clear(true)
  const second = get()
  asked[0]?.fail()
  asked[1]?.answer('answer')
  expect(await Promise.all([first, second, get()])).toEqual([null, 'answer', 'answer'])
  expect(asked).toHaveLength(2)
})

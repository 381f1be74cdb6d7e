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

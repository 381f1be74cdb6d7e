import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createStartup, isNetworkSlow, runAfter } from '../../src/startup'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  performance.clearMarks()
})

const marks = (name: string) => performance.getEntriesByName(name).length

describe('a milestone of the start', () => {
  test('is one User Timing mark, however often it is reached', () => {
    const startup = createStartup()
    startup.reach('stations-drawn')
    startup.reach('stations-drawn')
    expect(marks('stations-drawn')).toBe(1)
  })

  test('resumes waiting tasks in a later task, and later ones at once', async () => {
    const startup = createStartup()
    const task = vi.fn()
    runAfter(startup.reached('stations-drawn'), task)
    startup.reach('stations-listed')
    startup.reach('stations-drawn')
    await Promise.resolve()
    expect(task).not.toHaveBeenCalled()
    await vi.runAllTimersAsync()
    expect(task).toHaveBeenCalledOnce()
    await startup.reached('stations-drawn')
  })

  test('does not run a cancelled task', async () => {
    const startup = createStartup()
    const task = vi.fn()
    runAfter(startup.reached('stations-drawn'), task)()
    startup.reach('stations-drawn')
    await vi.runAllTimersAsync()
    expect(task).not.toHaveBeenCalled()
  })
})

describe('the first screen', () => {
  test.each(['stations-listed', 'copy-listed'] as const)('is the list (%s) and the map', async (list) => {
    const startup = createStartup()
    const task = vi.fn()
    runAfter(startup.firstScreen(), task)
    startup.reach('map-settled')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(task).not.toHaveBeenCalled()
    startup.reach(list)
    await vi.advanceTimersByTimeAsync(1)
    expect(task).toHaveBeenCalledOnce()
  })

  test('does not wait longer than 2 s for a map', async () => {
    const startup = createStartup()
    const task = vi.fn()
    runAfter(startup.firstScreen(), task)
    startup.reach('stations-listed')
    await vi.advanceTimersByTimeAsync(1_999)
    expect(task).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2)
    expect(task).toHaveBeenCalledOnce()
  })

  test('is awaited from the first list on, however late a task asks', async () => {
    const startup = createStartup()
    startup.reach('copy-listed')
    await vi.advanceTimersByTimeAsync(1_500)
    startup.reach('stations-listed')
    const task = vi.fn()
    runAfter(startup.firstScreen(), task)
    await vi.advanceTimersByTimeAsync(499)
    expect(task).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(2)
    expect(task).toHaveBeenCalledOnce()
  })
})

describe('files that the first list does not need', () => {
  test('are loaded at once on a fast line', async () => {
    await expect(createStartup(false).whenNetworkIsFree()).resolves.toBeUndefined()
  })

  test.each(['stations-listed', 'copy-listed'] as const)('wait for %s on a slow network', async (list) => {
    const startup = createStartup(true)
    const task = vi.fn()
    runAfter(startup.whenNetworkIsFree(), task)
    startup.reach('stations-pictured')
    await vi.advanceTimersByTimeAsync(4_999)
    expect(task).not.toHaveBeenCalled()
    startup.reach(list)
    await vi.advanceTimersByTimeAsync(0)
    expect(task).toHaveBeenCalledOnce()
  })

  test('wait five seconds at most', async () => {
    const task = vi.fn()
    runAfter(createStartup(true).whenNetworkIsFree(), task)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(task).toHaveBeenCalledOnce()
  })
})

describe('a line is', () => {
  const fast = { effectiveType: '4g', saveData: false }
  test.each([
    ['fast without an estimate', {}, false],
    ['fast with 4G', { connection: fast }, false],
    ['slow with 3G', { connection: { ...fast, effectiveType: '3g' } }, true],
    ['slow if the person saves data', { connection: { ...fast, saveData: true } }, true],
    [
      'fast if a service worker has the files',
      { connection: { ...fast, effectiveType: '3g' }, serviceWorker: { controller: {} } },
      false,
    ],
  ])('%s', (_, navigator, isSlow) => {
    vi.stubGlobal('navigator', navigator)
    expect(isNetworkSlow()).toBe(isSlow)
    vi.unstubAllGlobals()
  })
})

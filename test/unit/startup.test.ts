import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createStartup, runAfter } from '../../src/startup'

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
})

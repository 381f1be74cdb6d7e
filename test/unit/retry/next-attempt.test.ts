import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { waitForNextAttempt } from '../../../src/retry/next-attempt'

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
const tab = new EventTarget()
const due = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', tab)
  page.visibilityState = 'visible'
  due.mockReset()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const show = (visibility: string) => {
  page.visibilityState = visibility
  page.dispatchEvent(new Event('visibilitychange'))
}

test('the next attempt is due after a pause', async () => {
  void waitForNextAttempt(1).then(due)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(due).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(due).toHaveBeenCalledOnce()
})

test('a hidden page waits until it is visible', async () => {
  show('hidden')
  void waitForNextAttempt(1).then(due)
  await vi.advanceTimersByTimeAsync(600_000)
  expect(due).not.toHaveBeenCalled()
  show('visible')
  await vi.advanceTimersByTimeAsync(0)
  expect(due).toHaveBeenCalledOnce()
})

test('a hidden page waits although the device has a network again', async () => {
  show('hidden')
  void waitForNextAttempt(1).then(due)
  tab.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(600_000)
  expect(due).not.toHaveBeenCalled()
  show('visible')
  await vi.advanceTimersByTimeAsync(0)
  expect(due).toHaveBeenCalledOnce()
})

test.each(['online', 'focus'])('it is due at once at "%s"', async (event) => {
  void waitForNextAttempt(9).then(due)
  tab.dispatchEvent(new Event(event))
  await vi.advanceTimersByTimeAsync(0)
  expect(due).toHaveBeenCalledOnce()
})

test.each(['before', 'after'])(
  'with a signal that is aborted %s the call it is never due',
  async (moment) => {
    const abort = new AbortController()
    if (moment === 'before') abort.abort()
    void waitForNextAttempt(1, abort.signal).then(due)
    abort.abort()
    await vi.advanceTimersByTimeAsync(600_000)
    tab.dispatchEvent(new Event('online'))
    show('visible')
    await vi.advanceTimersByTimeAsync(0)
    expect(due).not.toHaveBeenCalled()
  },
)

import { afterEach, expect, test, vi } from 'vitest'
import { subscribeToNow } from '../../../src/ui/browser/use-now'

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })

/** Hides the page, or shows it again. */
function turn(visibilityState: 'visible' | 'hidden') {
  page.visibilityState = visibilityState
  page.dispatchEvent(new Event('visibilitychange'))
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a visible page gets the time every half minute, and at once when it becomes visible again', () => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  const listener = vi.fn()
  const stop = subscribeToNow(listener)
  vi.advanceTimersByTime(60_000)
  expect(listener).toHaveBeenCalledTimes(2)

  turn('hidden')
  vi.advanceTimersByTime(3_600_000)
  expect(listener).toHaveBeenCalledTimes(2)
  turn('visible')
  expect(listener).toHaveBeenCalledTimes(3)

  stop()
  vi.advanceTimersByTime(60_000)
  turn('visible')
  expect(listener).toHaveBeenCalledTimes(3)
})

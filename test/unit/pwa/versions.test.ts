import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { installServiceWorker } from '../../../src/pwa/versions'

/** A worker of the page in some state. */
class Worker extends EventTarget {
  state = 'installing'
  postMessage = vi.fn()
  become(state: string) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
}

class Registration extends EventTarget {
  installing: Worker | null = null
  waiting: Worker | null = null
  active: Worker | null = null
  update = vi.fn(async () => undefined)
  /** A worker arrives, and waits if another one is active. */
  arrive(): Worker {
    const worker = new Worker()
    this.installing = worker
    this.dispatchEvent(new Event('updatefound'))
    this.installing = null
    this.waiting = worker
    worker.become('installed')
    return worker
  }
}

let registration = new Registration()
const reload = vi.fn()

beforeEach(() => {
  vi.useFakeTimers()
  registration = new Registration()
  reload.mockReset()
  vi.stubGlobal('navigator', { serviceWorker: { register: async () => registration } })
  vi.stubGlobal('window', { location: { reload } })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('the first service worker is not a new version', async () => {
  const told = vi.fn()
  await installServiceWorker(told)
  registration.arrive()
  expect(told).not.toHaveBeenCalled()
})

test('a new version is reported, activates on request, and then the page reloads', async () => {
  const told = vi.fn()
  registration.active = new Worker()
  await installServiceWorker(told)
  const next = registration.arrive()
  expect(told).toHaveBeenCalledOnce()
  expect(next.postMessage).not.toHaveBeenCalled()
  told.mock.calls[0]?.[0]()
  expect(next.postMessage).toHaveBeenCalledExactlyOnceWith('take-over')
  next.become('activating')
  expect(reload).not.toHaveBeenCalled()
  next.become('activated')
  expect(reload).toHaveBeenCalledOnce()
})

test('a waiting version is reported at once; if another tab activates it, the page reloads', async () => {
  const told = vi.fn()
  registration.active = new Worker()
  registration.waiting = new Worker()
  await installServiceWorker(told)
  expect(told).toHaveBeenCalledOnce()
  registration.waiting = null
  told.mock.calls[0]?.[0]()
  expect(reload).toHaveBeenCalledOnce()
})

test('an open page checks for a new version every hour, also after a failed check', async () => {
  await installServiceWorker(vi.fn())
  registration.update.mockRejectedValueOnce(new TypeError('offline'))
  await vi.advanceTimersByTimeAsync(2 * 3_600_000)
  expect(registration.update).toHaveBeenCalledTimes(2)
})

test('without service workers the page works', async () => {
  vi.stubGlobal('navigator', {})
  await expect(installServiceWorker(vi.fn())).resolves.toBeUndefined()
  vi.stubGlobal('navigator', { serviceWorker: { register: () => Promise.reject(new Error('refused')) } })
  await expect(installServiceWorker(vi.fn())).resolves.toBeUndefined()
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const origin = 'https://plugboard.example'
const kept: Record<string, string> = {
  [`${origin}/?__WB_REVISION__=1`]: 'the kept page',
  [`${origin}/workers/old.js`]: 'a kept worker',
}

const listeners = new Map<string, ((event: never) => void)[]>()
const skipWaiting = vi.fn()
const openWindow = vi.fn(async () => null)
const matchAll = vi.fn(async (_options: object) => pages)
let pages: { id: string; focus(): Promise<void>; postMessage(message: unknown): void }[] = []

/** What the service worker answers instead of the network; `null` where it leaves the request alone. */
function answerTo(path: string, mode = 'navigate'): Promise<Response> | null {
  let answer: Promise<Response> | null = null
  // Node's own requests are never navigations.
  const request = Object.defineProperty(new Request(origin + path), 'mode', { value: mode })
  const respondWith = (response: Promise<Response>) => {
    answer ??= response
  }
  const event = { request, respondWith, waitUntil: () => undefined }
  for (const listener of listeners.get('fetch') ?? []) listener(event as never)
  return answer
}

const textOf = async (path: string, mode?: string) => (await answerTo(path, mode))?.text()

/** The network answers so. */
function network(answer: () => Promise<Response>) {
  const ask = vi.fn(answer)
  vi.stubGlobal('fetch', ask)
  return ask
}

beforeEach(async () => {
  vi.resetModules()
  vi.useFakeTimers()
  skipWaiting.mockReset()
  openWindow.mockClear()
  listeners.clear()
  const match = async (url: string) => (url in kept ? new Response(kept[url]) : undefined)
  const worker = {
    __WB_DISABLE_DEV_LOGS: true,
    __WB_MANIFEST: [
      { url: '/', revision: '1' },
      { url: '/workers/old.js', revision: null },
    ],
    addEventListener: (kind: string, listener: () => void) =>
      listeners.set(kind, [...(listeners.get(kind) ?? []), listener]),
    caches: { open: async () => ({ match }) },
    location: new URL(`${origin}/sw.js`),
    registration: { scope: `${origin}/` },
    skipWaiting,
    clients: { matchAll, openWindow },
  }
  vi.stubGlobal('self', worker)
  for (const [name, value] of Object.entries(worker)) vi.stubGlobal(name, value)
  await import('../../../src/pwa/sw')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test.each(['/nowhere', '/auth/callback/?code=x', '/embed/', '/index.html', '/config.json', '//'])(
  'an address that is not the page is left to the network: %s',
  (path) => {
    expect(answerTo(path)).toBeNull()
  },
)

test.each(['/', '/?station=A&access=PUBLIC'])(
  'the page comes from the network while there is one: %s',
  async (path) => {
    const ask = network(async () => new Response('the newest page'))
    expect(await textOf(path)).toBe('the newest page')
    expect(ask).toHaveBeenCalledOnce()
  },
)

test('without a network the stored page is shown', async () => {
  network(() => Promise.reject(new TypeError('offline')))
  expect(await textOf('/?station=A')).toBe('the kept page')
})

test.each([500, 503, 404])('a refusal (%s) is no newer page', async (status) => {
  network(async () => new Response('an error', { status }))
  expect(await textOf('/')).toBe('the kept page')
})

test('after three seconds without a response the stored page is shown', async () => {
  network(() => new Promise(() => undefined))
  const text = textOf('/')
  let shown: string | undefined
  void text?.then((one) => {
    shown = one
  })
  await vi.advanceTimersByTimeAsync(2_900)
  expect(shown).toBeUndefined()
  await vi.advanceTimersByTimeAsync(200)
  expect(shown).toBe('the kept page')
})

test('the browser follows redirects itself', async () => {
  const redirect = Object.defineProperty(new Response('login of a hotel'), 'type', {
    value: 'opaqueredirect',
  })
  Object.defineProperty(redirect, 'ok', { value: false })
  network(async () => redirect)
  expect(await answerTo('/')).toBe(redirect)
})

test('an open page keeps a worker that a release has removed', async () => {
  network(async () => new Response('not found', { status: 404 }))
  expect(await textOf('/workers/old.js', 'same-origin')).toBe('a kept worker')
  // One that was never kept is told as the network told it.
  expect((await answerTo('/workers/other.js', 'same-origin'))?.status).toBe(404)
})

test('a new version activates only on request', () => {
  const say = (data: unknown) => {
    for (const listener of listeners.get('message') ?? []) listener({ data } as never)
  }
  say('something else')
  expect(skipWaiting).not.toHaveBeenCalled()
  say('take-over')
  expect(skipWaiting).toHaveBeenCalledOnce()
})

test('a page learns the id by which its notifications find it', () => {
  const answer = { postMessage: vi.fn() }
  for (const listener of listeners.get('message') ?? [])
    listener({ data: 'client-id', ports: [answer], source: { id: 'own' } } as never)
  expect(answer.postMessage).toHaveBeenCalledExactlyOnceWith('own')
})

/** Clicks a notification that a page has shown. */
async function click(clientId: string): Promise<void> {
  const done: Promise<unknown>[] = []
  const notification = { tag: 'plugboard-free', data: clientId, close: vi.fn() }
  const event = { notification, waitUntil: (one: Promise<unknown>) => done.push(one) }
  for (const listener of listeners.get('notificationclick') ?? []) listener(event as never)
  await Promise.all(done)
  expect(notification.close).toHaveBeenCalledOnce()
}

test('a click on a notification focuses its page and sends a message to every page', async () => {
  const page = (id: string) => ({ id, focus: vi.fn(async () => undefined), postMessage: vi.fn() })
  const [other, own] = [page('other'), page('own')]
  pages = [other, own]
  await click(own.id)
  expect([other.focus.mock.calls.length, own.focus.mock.calls.length]).toEqual([0, 1])
  for (const { postMessage } of pages)
    expect(postMessage).toHaveBeenCalledExactlyOnceWith({ clicked: 'plugboard-free' })
  expect(openWindow).not.toHaveBeenCalled()
})

test('a click on a notification also finds pages that were loaded before the service worker', async () => {
  await click('own')
  expect(matchAll).toHaveBeenLastCalledWith({ type: 'window', includeUncontrolled: true })
})

test('a click on a notification of a page that was closed brings another one to the front', async () => {
  const other = { id: 'other', focus: vi.fn(async () => undefined), postMessage: vi.fn() }
  pages = [other]
  await click('own')
  expect(other.focus).toHaveBeenCalledOnce()
  expect(openWindow).not.toHaveBeenCalled()
})

test('a browser that refuses the focus reports no error', async () => {
  const refuse = () => Promise.reject(new Error('Not allowed.'))
  pages = [{ id: 'own', focus: refuse, postMessage: vi.fn() }]
  await expect(click('own')).resolves.toBeUndefined()
})

test('a click keeps the worker alive until its page is in front', async () => {
  pages = []
  const waited: unknown[] = []
  const notification = { tag: 'plugboard-free', data: 'own', close: vi.fn() }
  for (const listener of listeners.get('notificationclick') ?? [])
    listener({ notification, waitUntil: (one: unknown) => waited.push(one) } as never)
  expect(waited).toHaveLength(1)
  await Promise.all(waited)
})

test('the files of an older release are removed when the next one takes over', async () => {
  const waited: Promise<unknown>[] = []
  const removed: string[] = []
  const [older, newer] = ['workbox-precache-v1-https://plugboard.example/', 'a cache of another']
  const store = { keys: async () => [older, newer], delete: async (name: string) => removed.push(name) }
  Object.assign(caches, store)
  for (const listener of listeners.get('activate') ?? [])
    listener({ waitUntil: (one: Promise<unknown>) => waited.push(one) } as never)
  await Promise.allSettled(waited)
  expect(removed).toEqual([older])
})

test('a click on a notification of a closed page opens a page', async () => {
  pages = []
  await click('own')
  expect(openWindow).toHaveBeenCalledExactlyOnceWith('/')
})

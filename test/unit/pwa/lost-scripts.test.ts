import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lostScripts, reloadForLostScripts } from '../../../src/pwa/lost-scripts'

let status = 200
const asked: string[] = []
const kinds: (string | undefined)[] = []
const site = createServer(({ method, url }, response) => {
  asked.push(`${method} ${url}`)
  response.writeHead(status).end()
})
const kept = new Map<string, string>()
const page = new EventTarget()
let reloads: number
let build = '/assets/boot-1.js'

beforeEach(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
  reloads = 0
  status = 200
  build = '/assets/boot-1.js'
  kept.clear()
  asked.length = 0
  kinds.length = 0
  const ask = fetch
  vi.stubGlobal('window', Object.assign(page, { location: { reload: () => void reloads++ } }))
  vi.stubGlobal('document', { querySelector: () => ({ src: build }) })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  })
  // Node has no address of a page.
  vi.stubGlobal('fetch', (path: string, options: RequestInit) => {
    kinds.push(options.cache)
    return ask(new URL(path, origin), options)
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  site.close()
})

/** A script that a deploy has removed is requested. */
async function loseScript(): Promise<void> {
  const before = reloads
  const told = vi.fn()
  const stop = lostScripts.subscribe(told)
  page.dispatchEvent(new Event('vite:preloadError'))
  await vi.waitFor(() => expect(reloads + told.mock.calls.length).toBeGreaterThan(before))
  stop()
}

// The page does it once, when it starts.
vi.stubGlobal('window', page)
reloadForLostScripts()
vi.unstubAllGlobals()

test('a lost script reloads the page once for each build, and never in a loop', async () => {
  await loseScript()
  expect(reloads).toBe(1)
  expect(asked).toEqual(['HEAD /'])
  // A kept answer of a site that is gone would begin a loop.
  expect(kinds).toEqual(['no-store'])
  expect(lostScripts.current()).toBe(false)
  build = '/assets/boot-2.js'
  await loseScript()
  expect(reloads).toBe(2)
  build = '/assets/boot-1.js'
  await loseScript()
  expect(reloads).toBe(2)
  expect(lostScripts.current()).toBe(true)
})

test('a site that does not answer well is not loaded again, and the person is told', async () => {
  status = 503
  await loseScript()
  expect(reloads).toBe(0)
  expect(lostScripts.current()).toBe(true)
  status = 200
  await loseScript()
  expect(reloads, 'when the site is back').toBe(1)
})

test('without storage the page is not reloaded, because nothing would end the loop', async () => {
  vi.stubGlobal('sessionStorage', {
    getItem: () => null,
    setItem() {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  await loseScript()
  expect(reloads).toBe(0)
})

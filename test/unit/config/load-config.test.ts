import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ConfigError } from '../../../src/config/config-error'
import { loadConfig, loadConfigWithRetries, loadSchema, newerConfig } from '../../../src/config/load-config'
import { openTab, type Tab } from '../auth/page'

const served = (publisher: string) =>
  JSON.stringify({
    publisher,
    service: { dialect: 'v2', baseUrl: 'https://mobility.example.org' },
    region: { name: 'South Tyrol', bbox: [10, 46, 12, 47] },
  })

type Kind = 'good' | keyof typeof failures

const half = served('New').slice(0, 60)
/** Failures of the configuration's request, with the issue that is shown without a stored configuration. */
const failures = {
  refused: ['config.json: not reachable', ({ socket }) => socket.resetAndDestroy()],
  hanging: ['config.json: no whole answer within 0.3 s', () => undefined],
  dripping: ['config.json: no whole answer within 0.3 s', (_, response) => void response.write(half)],
  'reset in the middle': [
    'config.json: not reachable',
    ({ socket }, response) => void response.write(half, () => socket.resetAndDestroy()),
  ],
  'cut off': ['config.json: is not JSON', (_, response) => void response.end(half)],
  HTML: ['config.json: is not JSON', (_, response) => void response.end('<!doctype html>')],
  missing: ['config.json: answered 404', (_, response) => void response.writeHead(404).end()],
  broken: ['config.json: answered 500', (_, response) => void response.writeHead(500).end('{}')],
  'of another shape': [
    'publisher: expected string',
    (_, response) => void response.end('{"service":{},"region":{}}'),
  ],
} satisfies Record<string, [string, RequestListener]>

let server: Server
let kind: Kind
let asked: number
let tab: Tab
let source: { address: string; timeout: number; maxWait: number }

beforeEach(async () => {
  kind = 'good'
  asked = 0
  tab = openTab('/')
  for (const name of ['localStorage', 'document'] as const) vi.stubGlobal(name, tab[name])
  vi.stubGlobal('window', tab)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  server = createServer((request, response) => {
    asked += 1
    if (kind === 'good') response.end(served('New'))
    else failures[kind][1](request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/config.json`
  source = { address, timeout: 300, maxWait: 100 }
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  server.close()
  server.closeAllConnections()
})

const keep = (text: string) => tab.localStorage.setItem('plugboard.config', text)
const kept = () => tab.localStorage.getItem('plugboard.config')
const wake = () => tab.dispatchEvent(new Event('online'))
const problem = (error: unknown) => (error instanceof ConfigError ? error.issues[0] : String(error))

for (const [name, [told]] of Object.entries(failures) as [Exclude<Kind, 'good'>, [string, unknown]][]) {
  test(`${name}: the stored configuration is used, and the new one is requested until it loads`, async () => {
    keep(served('Old'))
    kind = name
    const isTold = vi.fn()
    const unsubscribe = newerConfig.subscribe(isTold)
    expect((await loadConfig(source)).publisher).toBe('Old')
    await vi.waitFor(() => expect(console.warn).toHaveBeenCalled())
    expect(kept()).toBe(served('Old'))
    kind = 'good'
    wake()
    await vi.waitFor(() => expect(isTold).toHaveBeenCalled())
    expect(newerConfig.current()).toBe(true)
    expect(kept()).toBe(served('New'))
    unsubscribe()
  })

  test(`${name}: without a stored configuration there is a message, and a click loads it`, async () => {
    kind = name
    const loaded = loadConfigWithRetries(
      loadConfig(source),
      (error, retry) => {
        expect(problem(error)).toBe(told)
        kind = 'good'
        retry()
      },
      () => loadConfig(source),
    )
    expect((await loaded).publisher).toBe('New')
    expect(asked).toBe(2)
  })
}

test('the stored configuration is checked like a new one', async () => {
  kind = 'missing'
  for (const text of ['', '{}', served('Old').replace('https:', 'javascript:')]) {
    keep(text)
    await expect(loadConfig(source)).rejects.toThrow('answered 404')
  }
})

test('a configuration that loads in time is used and stored', async () => {
  keep(served('Old'))
  expect((await loadConfig(source)).publisher).toBe('New')
  expect(kept()).toBe(served('New'))
  kind = 'hanging'
  expect((await loadConfig(source)).publisher).toBe('New')
  kind = 'good'
  await vi.waitFor(() => expect(console.warn).toHaveBeenCalled())
  wake()
  await vi.waitFor(() => expect(newerConfig.current()).toBe(false))
})

test('a schema that cannot be loaded is an issue like others', async () => {
  const lost = () =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/config.js'))
  expect(problem(await loadSchema(lost).catch((error: unknown) => error))).toBe(
    'TypeError: Failed to fetch dynamically imported module: /assets/config.js',
  )
})

test('it is retried automatically at growing pauses', async () => {
  vi.useFakeTimers()
  const waits: number[] = []
  let last = Date.now()
  const load = async () => {
    waits.push((Date.now() - last) / 1000)
    last = Date.now()
    if (waits.length <= 6) throw new ConfigError(['config.json: not reachable'])
    return JSON.parse(served('New'))
  }
  const told = vi.fn()
  const loaded = loadConfigWithRetries(load(), told, load)
  await vi.advanceTimersByTimeAsync(200_000)
  await loaded
  expect(waits).toEqual([0, 2, 4, 8, 16, 30, 30])
  expect(told).toHaveBeenCalledTimes(6)
  vi.useRealTimers()
})

test.each([
  ['the network comes back', () => wake()],
  ['the window gets the focus', () => tab.dispatchEvent(new Event('focus'))],
  ['the page is looked at again', () => tab.document.dispatchEvent(new Event('visibilitychange'))],
])('it is retried at once when %s', async (_, happen) => {
  vi.useFakeTimers()
  let asks = 0
  const load = async () => {
    asks += 1
    if (asks === 1) throw new ConfigError([])
    return JSON.parse(served('New'))
  }
  await loadConfigWithRetries(load(), () => queueMicrotask(happen), load)
  expect(asks).toBe(2)
  vi.useRealTimers()
})

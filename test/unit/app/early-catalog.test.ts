import { beforeEach, expect, test, vi } from 'vitest'
import { openEarly } from '../../../src/app/start/early-catalog'
import { CatalogError } from '../../../src/catalog/failures/errors'
import { parseConfig } from '../../../src/config/config'
import { failureOf } from '../api/service'

vi.mock('../../../src/catalog/worker/worker-url', () => ({ catalogWorkerUrl: '/assets/catalog.js' }))

/** What the one worker was sent, and whether it was ended. */
let sent: unknown[]
let isEnded: boolean
let worker: { onmessage: ((event: { data: unknown }) => void) | null }

beforeEach(() => {
  sent = []
  isEnded = false
  vi.stubGlobal(
    'Worker',
    class {
      onmessage = null
      constructor() {
        worker = this
      }
      postMessage(message: unknown) {
        sent.push(message)
      }
      terminate() {
        isEnded = true
      }
    },
  )
})

const config = parseConfig({
  publisher: 'Test',
  service: { dialect: 'v2', baseUrl: 'https://service.test' },
  region: { name: 'Here', bbox: [0, 0, 1, 1] },
})
const loads = () => sent.filter((message) => Object(message).name === 'refreshNow')

test('the worker starts before the configuration is loaded, and then loads the anonymous stations', async () => {
  let tell = (_: typeof config) => {}
  const opening = openEarly(new Promise((resolve) => (tell = resolve)))
  expect(worker).toBeDefined()
  expect(sent).toEqual([])
  tell(config)
  const opened = await opening
  expect(sent).toMatchObject([
    { viewer: 'anonymous' },
    { kind: 'call', name: 'refreshNow' },
    { kind: 'call', name: 'next', args: [0] },
  ])
  opened?.close()
  expect(isEnded).toBe(true)
})

test('without a configuration there is no catalog and no worker', async () => {
  expect(await openEarly(Promise.reject(new Error('no configuration')))).toBeNull()
  expect([isEnded, sent]).toEqual([true, []])
})

test('the first load is the running request', async () => {
  const opened = await openEarly(Promise.resolve(config))
  expect(loads()).toHaveLength(1)
  worker.onmessage?.({ data: { kind: 'answer', id: 1, value: 'loaded' } })
  expect(await opened?.firstLoad).toBe('loaded')
})

test('closing a catalog before its first load causes no unhandled rejection', async () => {
  const rejected = vi.fn()
  process.on('unhandledRejection', rejected)
  const opened = await openEarly(Promise.resolve(config))
  opened?.close()
  await new Promise((resolve) => setImmediate(resolve))
  process.off('unhandledRejection', rejected)
  expect(rejected).not.toHaveBeenCalled()
  expect(await failureOf(Promise.resolve(opened?.firstLoad))).toBeInstanceOf(CatalogError)
})

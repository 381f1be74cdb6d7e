import { beforeEach, expect, test, vi } from 'vitest'
import { createCatalogOwner } from '../../../src/app/start/catalog-owner'
import { CatalogError } from '../../../src/catalog/failures/errors'
import { openCatalog } from '../../../src/catalog/open-catalog'
import { parseConfig } from '../../../src/config/config'
import { anonymous } from '../../../src/model/viewer'
import { createQueryClient } from '../../../src/queries/query-client'
import { failureOf } from '../api/service'
import { ada, arrival, MemoryProvider, openSession } from '../auth/memory-provider'

vi.mock('../../../src/catalog/worker/worker-url', () => ({ catalogWorkerUrl: '/assets/catalog.js' }))

/** Whose workers were started, and which have been ended. */
let started: unknown[]
let ended: unknown[]

beforeEach(() => {
  started = []
  ended = []
  vi.stubGlobal(
    'Worker',
    class {
      viewer: unknown
      postMessage(message: object) {
        if (!('viewer' in message)) return // a question
        this.viewer = message.viewer
        started.push(message.viewer)
      }
      terminate() {
        ended.push(this.viewer)
      }
    },
  )
})

const config = parseConfig({
  publisher: 'Test',
  service: { dialect: 'v2', baseUrl: 'https://service.test' },
  region: { name: 'Here', bbox: [0, 0, 1, 1] },
})

async function signedIn() {
  const session = openSession(new MemoryProvider())
  await session.finishRedirect(arrival)
  const queries = createQueryClient()
  const owner = createCatalogOwner(config, session, queries)
  queries.setQueryData([ada.account.viewer, 'catalog'], 'closed')
  return { session, queries, owner }
}

test('a sign-out terminates the worker and removes all answers before listeners are called', async () => {
  const { session, queries, owner } = await signedIn()
  expect([started, ended]).toEqual([[ada.account.viewer], []])
  let seen: unknown
  owner.subscribe(() => {
    seen = [owner.current().viewer, [...ended]]
  })
  void session.signOut()
  expect(seen).toEqual(['anonymous', [ada.account.viewer]])
  expect(started).toEqual([ada.account.viewer, 'anonymous'])
  expect(queries.getQueryCache().getAll()).toEqual([])
})

test('a closed catalog has no answers, and starts no new worker', async () => {
  const { session, queries, owner } = await signedIn()
  owner.close()
  expect(ended).toEqual([ada.account.viewer])
  expect(queries.getQueryCache().getAll()).toEqual([])
  session.suspend()
  expect(started).toEqual([ada.account.viewer])
})

const anonymousCatalog = () => openCatalog(config, anonymous, async () => null)

test('an anonymous page uses the catalog that was opened before the page', () => {
  const early = anonymousCatalog()
  const owner = createCatalogOwner(config, openSession(new MemoryProvider()), createQueryClient(), early)
  expect(owner.current().viewer).toBe(anonymous)
  expect(owner.current().catalog === early.catalog).toBe(true)
  expect([started, ended]).toEqual([[anonymous], []])
  owner.close()
  expect(ended).toEqual([anonymous])
})

test('the catalog that was opened before the page is closed as soon as the page knows of a session', async () => {
  const session = openSession(new MemoryProvider())
  await session.finishRedirect(arrival)
  const early = anonymousCatalog()
  const pending = failureOf(early.catalog.refreshNow(0))
  createCatalogOwner(config, session, createQueryClient(), early)
  expect([started, ended]).toEqual([[anonymous, ada.account.viewer], [anonymous]])
  expect(await pending).toBeInstanceOf(CatalogError)
})

test('a later sign-in closes it like any other catalog', async () => {
  const session = openSession(new MemoryProvider())
  const owner = createCatalogOwner(config, session, createQueryClient(), anonymousCatalog())
  await session.finishRedirect(arrival)
  expect(ended).toEqual([anonymous])
  expect(owner.current().viewer).toBe(ada.account.viewer)
})

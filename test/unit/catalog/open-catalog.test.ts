import { beforeEach, expect, test, vi } from 'vitest'
import { CatalogError } from '../../../src/catalog/failures/errors'
import { openCatalog } from '../../../src/catalog/open-catalog'
import { parseConfig } from '../../../src/config/config'
import { anonymous } from '../../../src/model/viewer'
import { failureOf } from '../api/service'

vi.mock('../../../src/catalog/worker/worker-url', () => ({ catalogWorkerUrl: '/assets/catalog.js' }))

/** A worker that answers nothing. */
class SilentWorker {
  onerror: ((event: Event) => void) | null = null
  onmessageerror: (() => void) | null = null
  postMessage() {}
  terminate() {}
}

let worker: SilentWorker
beforeEach(() => {
  const start = () => {
    worker = new SilentWorker()
    return worker
  }
  vi.stubGlobal('Worker', function Worker() {
    return start()
  })
  vi.stubGlobal('ErrorEvent', Event)
})

const config = parseConfig({
  publisher: 'Test',
  service: { dialect: 'v2', baseUrl: 'https://service.test' },
  region: { name: 'Here', bbox: [0, 0, 1, 1] },
})

const ends = [
  ['is closed', 'ended', (catalog: { close(): void }) => catalog.close()],
  ['fails', 'worker-failed', () => worker.onerror?.(new Event('error'))],
  ['cannot be understood', 'worker-failed', () => worker.onmessageerror?.()],
] as const

test.each(ends)('a catalog that %s rejects each question with a CatalogError', async (_, reason, end) => {
  const opened = openCatalog(config, anonymous, async () => null)
  const pending = failureOf(opened.catalog.refreshNow(0))
  end(opened)
  expect(await pending).toBeInstanceOf(CatalogError)
  expect(await pending).toMatchObject({ reason })
  expect(await failureOf(opened.catalog.rejected())).toBeInstanceOf(CatalogError)
})

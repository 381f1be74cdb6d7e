import { afterEach, expect, test, vi } from 'vitest'
import { loadMessages } from '../../../src/i18n/languages'
import { start } from '../../../src/main'

vi.mock('../../../src/catalog/worker/worker-url', () => ({ catalogWorkerUrl: '/assets/catalog.js' }))

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('the console has the error of a start that failed', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  // Without `#root` nothing can be rendered: another error, which the caller gets.
  vi.stubGlobal('document', { getElementById: () => null })
  const error = new TypeError('x is not a function')
  const early = Promise.reject(error)
  // Until the start waits for it, Node would report it.
  early.catch(() => undefined)
  const starting = start({
    isEmbed: true,
    settings: {} as never,
    language: 'en',
    callback: null,
    config: Promise.resolve({} as never),
    messages: loadMessages('en'),
    early,
    session: null,
  })
  await expect(starting).rejects.toThrow('#root')
  expect(logged.mock.calls).toEqual([[error]])
})

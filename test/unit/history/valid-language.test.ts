import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['en-US@posix', 'en'],
  ['de-AT', 'de-AT'],
])('a chart starts in a browser whose language is %s with %s', async (stated, known) => {
  vi.stubGlobal('navigator', { language: stated })
  vi.resetModules()
  await import('../../../src/history/chart/valid-language')
  expect(navigator.language).toBe(known)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'

class Script {
  src = ''
}

/** Loads the script in a page of another site; `src` is the address of the tag that a browser names, if it names one. */
async function load(src: string | null) {
  const script = src === null ? null : Object.assign(new Script(), { src })
  const define = vi.fn()
  vi.stubGlobal('document', { currentScript: script, baseURI: 'https://town.example/page/' })
  vi.stubGlobal('customElements', { get: () => undefined, define })
  await import('../../../src/embed/plugboard-map')
  return define
}

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('HTMLScriptElement', Script)
  vi.stubGlobal('HTMLElement', class {})
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('the script defines the element', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const define = await load('https://plugboard.example/embed.js')
  expect(define).toHaveBeenCalledExactlyOnceWith('plugboard-map', expect.any(Function))
  expect(warn).not.toHaveBeenCalled()
})

test.each([
  ['a module', null],
  ['an inline script', ''],
])('as %s it cannot know where it is from: it frames nothing of the host, and says why', async (_, src) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  expect(await load(src)).not.toHaveBeenCalled()
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('<plugboard-map>'))
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { languages } from '../../../src/i18n/languages'

class Script {
  src = ''
}

/** Style of the element. */
let styled = ''

/**
 * Loads the script in a page of another site; `src` is the address of the tag that a browser names, if it names one.
 */
async function load(src: string | null, known?: unknown) {
  const script = src === null ? null : Object.assign(new Script(), { src })
  const define = vi.fn()
  vi.stubGlobal('document', { currentScript: script, baseURI: 'https://town.example/page/' })
  vi.stubGlobal('customElements', { get: () => known, define })
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
      replaceSync(text: string) {
        styled = text
      }
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

/** As much of a page's elements as the element uses. It notes which attributes are read. */
class HostElement {
  static read = new Set<string>()
  attributes: Record<string, string> = {}
  isConnected = true
  shown: { src: string; title: string; sandbox: Set<string>; loading: string; allow: string }[] = []
  attachShadow() {
    const replaceChildren = (...frames: HostElement['shown']) => {
      this.shown = frames
    }
    return { adoptedStyleSheets: [], replaceChildren }
  }
  getAttribute(name: string) {
    HostElement.read.add(name)
    return this.attributes[name] ?? null
  }
  get title() {
    return this.getAttribute('title') ?? ''
  }
  connectedCallback() {}
  disconnectedCallback() {}
  attributeChangedCallback(_name: string, _old: string | null, _value: string | null) {}
}

/** The element on a page, and what a browser does when an attribute of it is set. */
async function placed() {
  HostElement.read.clear()
  vi.stubGlobal('HTMLElement', HostElement)
  const define = await load('https://plugboard.example/embed.js')
  const createElement = () => {
    const sandbox = new Set<string>()
    return { sandbox }
  }
  Object.assign(document, { createElement, documentElement: { lang: 'it' } })
  const kind: typeof HostElement & { observedAttributes: string[] } = define.mock.calls[0]?.[1]
  const element = new kind()
  element.connectedCallback()
  await Promise.resolve()
  const change = async (name: string, value: string) => {
    const old = element.attributes[name] ?? null
    element.attributes[name] = value
    if (kind.observedAttributes.includes(name)) element.attributeChangedCallback(name, old, value)
    await Promise.resolve()
    return element.shown[0]
  }
  return { observed: kind.observedAttributes, element, frame: element.shown[0], change }
}

test('the frame changes with every attribute that it reads', async () => {
  const { observed, frame, change } = await placed()
  expect(frame).toMatchObject({ src: 'https://plugboard.example/embed/', title: 'Stazioni di ricarica' })
  expect([...HostElement.read].sort()).toEqual(observed.toSorted())
  expect(await change('title', 'Our chargers')).toMatchObject({ title: 'Our chargers' })
  for (const name of HostElement.read) {
    if (name === 'title') continue
    const { searchParams } = new URL((await change(name, 'de'))?.src ?? '')
    expect(searchParams.get(name === 'language' ? 'lang' : name)).toBe('de')
  }
})

test('a new title names the frame and does not load it again', async () => {
  const { frame, change } = await placed()
  const named = await change('title', 'Our chargers')
  expect(named).toBe(frame)
  expect(named).toMatchObject({ title: 'Our chargers' })
  expect(await change('q', 'Bahnhof')).toMatchObject({ title: 'Our chargers' })
})

test('an attribute that is set to the value that it has does not load the frame again', async () => {
  const { frame, change } = await placed()
  const searched = await change('q', 'Bahnhof')
  expect(searched).not.toBe(frame)
  expect(await change('q', 'Bahnhof')).toBe(searched)
  expect(await change('q', 'Piazza')).not.toBe(searched)
})

test('a frame out of sight is not loaded, and a station of one can be shared by its link', async () => {
  const { frame } = await placed()
  expect(frame).toMatchObject({ loading: 'lazy', allow: 'clipboard-write' })
})

test('the element has a height, which its frame fills without a border', async () => {
  await placed()
  expect(styled).toMatch(/:host\{[^}]*display:block;[^}]*height:[1-9]\d+px/)
  expect(styled).toMatch(/iframe\{[^}]*border:0;[^}]*width:100%;[^}]*height:100%/)
})

test('an element that is taken out of its page has no frame, also if an attribute of it changes', async () => {
  const { element, change } = await placed()
  element.isConnected = false
  element.disconnectedCallback()
  expect(element.shown).toEqual([])
  expect(await change('q', 'Bahnhof')).toBeUndefined()
  element.isConnected = true
  element.connectedCallback()
  await Promise.resolve()
  expect(element.shown).toHaveLength(1)
})

test('of two scripts of a page the first one defines the element', async () => {
  expect(await load('https://plugboard.example/embed.js', class {})).not.toHaveBeenCalled()
})

test('the frame is allowed scripts, forms and links in new pages only', async () => {
  const { frame } = await placed()
  expect([...(frame?.sandbox ?? [])].sort()).toEqual([
    ...[
      'allow-forms',
      'allow-popups',
      'allow-popups-to-escape-sandbox',
      'allow-same-origin',
      'allow-scripts',
    ],
  ])
})

test("its language is the attribute's, otherwise the page's", async () => {
  expect(await (await placed()).change('language', 'de')).toMatchObject({ title: 'Ladestationen' })
})

test.each(['constructor', 'tlh'])(
  'with the unknown language "%s", the title is English',
  async (language) => {
    expect(await (await placed()).change('language', language)).toMatchObject({ title: 'Charging stations' })
  },
)

test('each language has a title of its own, also with a region', async () => {
  const { change } = await placed()
  const titles = new Set<string>()
  for (const language of languages) {
    const frame = await change('language', `${language}-XX`)
    expect(new URL(frame?.src ?? '').searchParams.get('lang')).toBe(language)
    titles.add(frame?.title ?? '')
  }
  expect(titles.size).toBe(languages.length)
})

test.each([
  ['a module', null],
  ['an inline script', ''],
])('as %s it has no address, shows no frame, and says why', async (_, src) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  expect(await load(src)).not.toHaveBeenCalled()
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('<plugboard-map>'))
})

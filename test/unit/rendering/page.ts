import { format } from 'node:util'
import { Container, HostElement } from './host'

// The little that components ask of a browser while they render: no page, no styles, no layout.

class PageStorage {
  readonly #items = new Map<string, string>()
  getItem = (key: string) => this.#items.get(key) ?? null
  setItem = (key: string, text: string) => void this.#items.set(key, text)
  removeItem = (key: string) => void this.#items.delete(key)
  clear = () => this.#items.clear()
}

const listening: string[] = []

/** Part of the page that knows who listens to it. */
class PagePart extends EventTarget {
  override addEventListener(...[type, listener, options]: Parameters<EventTarget['addEventListener']>): void {
    super.addEventListener(type, listener, options)
    listening.push(type)
  }

  override removeEventListener(
    ...[type, listener, options]: Parameters<EventTarget['addEventListener']>
  ): void {
    super.removeEventListener(type, listener, options)
    const place = listening.indexOf(type)
    if (place >= 0) listening.splice(place, 1)
  }
}

/** Modules follow the stored values and the address as long as the page lives. */
const lasting = ['storage', 'popstate']

/** Returns the types of events that a component listens to at window, document and media queries. */
export const listTypesOfListeners = (): string[] =>
  listening.filter((type) => !lasting.includes(type)).toSorted()

const page = Object.assign(new PagePart(), {
  location: new URL('https://plugboard.example/?q=bozen&station=S'),
  innerWidth: 1280,
  innerHeight: 800,
  print: () => undefined,
  history: { pushState: setAddress, replaceState: setAddress },
  /** No screen: nothing is narrow, touched, dark or printed. */
  matchMedia: () => Object.assign(new PagePart(), { matches: false }),
})

function setAddress(_state: unknown, _title: string, address: string): void {
  page.location.href = new URL(address, page.location).href
}

let blob = new Blob()
URL.createObjectURL = (saved: Blob) => {
  blob = saved
  return 'blob:saved'
}
const saved: { name: string; file: Blob }[] = []

/** Returns the files that were saved since the last call. */
export function takeSavedFiles(): Promise<{ name: string; text: string }[]> {
  return Promise.all(saved.splice(0).map(async ({ name, file }) => ({ name, text: await file.text() })))
}

const createElement = () => ({
  download: '',
  click() {
    saved.push({ name: this.download, file: blob })
  },
})

const body = new Container()
const pageDocument = Object.assign(new PagePart(), {
  body,
  activeElement: body,
  visibilityState: 'visible',
  documentElement: { dataset: {} },
  getElementById: () => null,
  createElement,
  querySelector: () => null,
  querySelectorAll: () => [],
})

const warnings: string[] = []
const tellError = console.error.bind(console)
/** React warns about items whose keys are missing or not unique: it mixes up their state and their focus. */
console.error = (...told: unknown[]) => {
  if (/\bkeys?\b/.test(String(told[0]))) warnings.push(format(...told))
  tellError(...told)
}

/** Returns React's warnings about keys since the last call. */
export const takeWarnings = (): string[] => warnings.splice(0)

const copied: string[] = []

/** Returns the texts that were copied since the last call. */
export const takeCopiedTexts = (): string[] => copied.splice(0)

const navigator = { onLine: true, clipboard: { writeText: async (text: string) => void copied.push(text) } }

Object.assign(globalThis, {
  Element: HostElement,
  HTMLElement: HostElement,
  matchMedia: page.matchMedia,
  navigator,
  window: page,
  document: pageDocument,
  localStorage: new PageStorage(),
  // Nothing is painted, so no frame comes.
  requestAnimationFrame: () => 0,
  // Without layout no element has a size that could change.
  ResizeObserver: class {
    observe() {}
    disconnect() {}
  },
})

/** As much of a browser tab as a session touches: an address, a history of one, storages, and what wakes it. */
export interface Tab extends EventTarget {
  location: Location
  history: History
  sessionStorage: Storage
  localStorage: Storage
  document: Document
  navigator: Navigator
  top: Window
  self: Window & typeof globalThis
}

/** Storages that pages share: a tab's, or a browser's. */
export type Kept = Map<string, string>

const origin = 'https://plugboard.test'

export interface TabOptions {
  /** Of the tab. */
  storage?: Kept
  /** Of the browser. */
  local?: Kept
  /** Where the page went. */
  visited?: string[]
  /** Inside another page. */
  framed?: boolean
  offline?: boolean
}

export function openTab(address: string, options: TabOptions = {}): Tab {
  const { storage = new Map(), local = new Map(), visited = [], framed = false, offline = false } = options
  const location = new URL(address, origin)
  const go = (url: string) => visited.push(url)
  const history = {
    replaceState(_state: unknown, _title: string, path: string) {
      location.href = new URL(path, origin).href
    },
  }
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  return Object.assign(new EventTarget(), {
    location: Object.assign(location, { assign: go, replace: go }),
    history,
    document,
    navigator: { onLine: !offline },
    sessionStorage: storageOver(storage),
    localStorage: storageOver(local),
    ...(framed && { top: {} }),
  }) as unknown as Tab
}

/** Shows or hides a tab, as a person does who changes to another. */
export function turn(tab: Tab, visibilityState: 'visible' | 'hidden'): void {
  Object.assign(tab.document, { visibilityState })
  tab.document.dispatchEvent(new Event('visibilitychange'))
}

function storageOver(kept: Kept): Storage {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as unknown as Storage
}

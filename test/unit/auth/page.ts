/** As much of a browser tab as the login touches: an address, a history of one and a storage. */
export interface Tab {
  location: Location
  history: History
  sessionStorage: Storage
}

const origin = 'https://plugboard.test'

export function openTab(address: string, storage = new Map<string, string>()): Tab {
  const location = new URL(address, origin)
  const history = {
    replaceState(_state: unknown, _title: string, path: string) {
      location.href = new URL(path, origin).href
    },
  }
  const sessionStorage = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => void storage.set(key, value),
    removeItem: (key: string) => void storage.delete(key),
  }
  return { location, history, sessionStorage } as unknown as Tab
}

import { createStore } from '../../store'

export interface StoredText {
  /** Returns the stored text; `null`: none. */
  read(): string | null
  /** @returns whether the text is stored beyond the page's life: storage may be full or forbidden */
  write(text: string): boolean
  /** Calls the listener on changes, also on those in another tab of this site. */
  subscribe(listener: () => void): () => void
}

/** Returns a text in the browser's storage; without storage, it is kept until the page is closed. */
export function storedText(key: string): StoredText {
  const unstored = createStore<string | null>(null)
  return {
    read() {
      try {
        return unstored.current() ?? localStorage.getItem(key)
      } catch {
        return null
      }
    },
    write(text) {
      const isStored = store(key, text)
      unstored.set(isStored ? null : text)
      return isStored
    },
    subscribe(listener) {
      const unsubscribe = unstored.subscribe(listener)
      window.addEventListener('storage', listener)
      return () => {
        unsubscribe()
        window.removeEventListener('storage', listener)
      }
    },
  }
}

function store(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text)
    return true
  } catch {
    return false
  }
}

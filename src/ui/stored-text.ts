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
  const listeners = new Set<() => void>()
  let unstored: string | null = null
  return {
    read() {
      try {
        return unstored ?? localStorage.getItem(key)
      } catch {
        return null
      }
    },
    write(text) {
      try {
        localStorage.setItem(key, text)
        unstored = null
      } catch {
        unstored = text
      }
      for (const listener of listeners) listener()
      return unstored === null
    },
    subscribe(listener) {
      listeners.add(listener)
      window.addEventListener('storage', listener)
      return () => {
        listeners.delete(listener)
        window.removeEventListener('storage', listener)
      }
    },
  }
}

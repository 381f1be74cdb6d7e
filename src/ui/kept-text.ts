export interface KeptText {
  /** Returns the stored text; `null`: none. */
  read(): string | null
  /** @returns whether the text is stored beyond the page's life: storage may be full or forbidden */
  keep(text: string): boolean
  /** Calls the listener on changes, also on those in another tab of this site. */
  subscribe(listener: () => void): () => void
}

/** Returns a text in the browser's storage; without storage, it lasts as long as the page. */
export function keptText(key: string): KeptText {
  const listeners = new Set<() => void>()
  let unkept: string | null = null
  return {
    read() {
      try {
        return unkept ?? localStorage.getItem(key)
      } catch {
        return null
      }
    },
    keep(text) {
      try {
        localStorage.setItem(key, text)
        unkept = null
      } catch {
        unkept = text
      }
      for (const listener of listeners) listener()
      return unkept === null
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

export interface KeptText {
  /** `null` where nothing is kept. */
  read(): string | null
  /** @returns whether it outlasts the page: storage may be full or forbidden */
  keep(text: string): boolean
  /** Also of what another tab of this site keeps. */
  subscribe(listener: () => void): () => void
}

/** A text in the browser's storage; where the browser keeps nothing, it lasts as long as the page. */
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

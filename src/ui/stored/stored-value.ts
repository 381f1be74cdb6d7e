import { useSyncExternalStore } from 'react'
import { type StoredText, storedText } from './stored-text'

/** What a stored text means. */
export interface StoredValue<Value> extends Omit<StoredText, 'read'> {
  /** Returns the same value until the text changes, also in another tab of this site. */
  read(): Value
}

/** @param parse gets `null` if there is no text */
export function storedValue<Value>(key: string, parse: (text: string | null) => Value): StoredValue<Value> {
  const { read, write, subscribe } = storedText(key)
  let last: { text: string | null; value: Value } | undefined
  return {
    read() {
      const text = read()
      if (last?.text !== text) last = { text, value: parse(text) }
      return last.value
    },
    write,
    subscribe,
  }
}

/** Returns a stored value, and follows its changes. */
export function useStoredValue<Value>({ subscribe, read }: StoredValue<Value>): Value {
  return useSyncExternalStore(subscribe, read)
}

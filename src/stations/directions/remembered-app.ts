import { useSyncExternalStore } from 'react'
import { storedText } from '../../ui/stored/stored-text'

const stored = storedText('plugboard.directions')

/** Stores the name of a map app on this device only. */
export function rememberApp(app: string): void {
  stored.write(app)
}

/** Returns the name of the map app that the person used last on this device; `null`: none. */
export function useRememberedApp(): string | null {
  return useSyncExternalStore(stored.subscribe, stored.read)
}

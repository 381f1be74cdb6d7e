import { createStore, get, set } from 'idb-keyval'
import type { DatedPlaces, Latest } from './fetch'

/** What an anonymous catalog was made of. */
export interface Kept {
  places: DatedPlaces
  latest: Latest
  /** Epoch milliseconds. */
  fetchedAt: number
}

/** Count up when a part of `Kept` changes its shape: what an older version has written is then not read. */
const version = 2

const store = createStore('plugboard', 'open-data')
const record = 'snapshot'

/** @param of the service and region; `null` where nothing of it is kept */
export async function readSnapshot(of: string): Promise<Kept | null> {
  const found: unknown = await get(record, store)
  return isOf(found, of) ? found.kept : null
}

/** There is one record; the last one wins. */
export async function writeSnapshot(of: string, kept: Kept): Promise<void> {
  await set(record, { version, of, kept }, store)
}

function isOf(found: unknown, of: string): found is { kept: Kept } {
  if (typeof found !== 'object' || found === null) return false
  return Reflect.get(found, 'version') === version && Reflect.get(found, 'of') === of
}

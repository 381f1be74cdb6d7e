import type { DatedPlaces, Latest } from './fetch'

/** What an anonymous catalog was made of. */
export interface Kept {
  places: DatedPlaces
  latest: Latest
  /** Epoch milliseconds. */
  fetchedAt: number
}

/** Count up when a part of `Kept` changes its shape: what an older version has written is then not read. */
const version = 1

const database = 'plugboard'
const objects = 'open-data'
const record = 'snapshot'

/** @param of the service and region; `null` where nothing of it is kept */
export async function readSnapshot(of: string): Promise<Kept | null> {
  const found: unknown = await inStore('readonly', (store) => store.get(record))
  return isOf(found, of) ? found.kept : null
}

/** There is one record; the last one wins. */
export async function writeSnapshot(of: string, kept: Kept): Promise<void> {
  await inStore('readwrite', (store) => store.put({ version, of, kept }, record))
}

function isOf(found: unknown, of: string): found is { kept: Kept } {
  if (typeof found !== 'object' || found === null) return false
  return Reflect.get(found, 'version') === version && Reflect.get(found, 'of') === of
}

async function inStore<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const opening = indexedDB.open(database, 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(objects)
  const opened = await resultOf(opening)
  try {
    return await resultOf(ask(opened.transaction(objects, mode).objectStore(objects)))
  } finally {
    opened.close()
  }
}

function resultOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

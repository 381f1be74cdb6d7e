import { createStore, get, setMany, update } from 'idb-keyval'

/**
 * Opens a database of the browser (IndexedDB) with one list of records by key. Nothing is asked of the browser before
 * the first call.
 * @param list name of the list of records
 */
export function openDatabase(name: string, list: string) {
  const store = createStore(name, list)
  return {
    read: (key: string): Promise<unknown> => get(key, store),
    /** Writes all records or none. */
    write: (records: [key: string, record: unknown][]): Promise<void> => setMany(records, store),
    /** Writes a record that depends on the stored one, without another write in between. */
    change: (key: string, next: (stored: unknown) => unknown): Promise<void> => update(key, next, store),
  }
}

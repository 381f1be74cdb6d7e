import { createStore, get, set } from 'idb-keyval'
import type { PartName } from '../../model/parts'
import type { PartAnswers } from './latest-values'
import type { Held } from './part'

/** The answers of an anonymous catalog's last revision. */
export interface CachedData {
  /** `null` for a part that the service does not have. */
  parts: { [Name in PartName]: Held<PartAnswers[Name]> | null }
  /** Of the values, or the last time that all was in order: epoch milliseconds. */
  fetchedAt: number
}

/** Count up when a part of `CachedData` changes its shape: older copies are then ignored. */
const version = 5

const store = createStore('plugboard', 'open-data')
const record = 'snapshot'

/** @param of the service and region; `null` where nothing of it is kept */
export async function readCachedData(of: string): Promise<CachedData | null> {
  const found: unknown = await get(record, store)
  return isFor(found, of) ? found.kept : null
}

/** There is one record; the last one wins. */
export async function writeCachedData(of: string, kept: CachedData): Promise<void> {
  await set(record, { version, of, kept }, store)
}

function isFor(found: unknown, of: string): found is { kept: CachedData } {
  if (typeof found !== 'object' || found === null) return false
  return Reflect.get(found, 'version') === version && Reflect.get(found, 'of') === of
}

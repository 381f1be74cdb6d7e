import { createStore, get, set } from 'idb-keyval'
import type { PartName } from '../../model/parts'
import type { PartAnswers } from './latest-values'
import type { Held } from './part'

/** The answers of an anonymous catalog's last revision. */
export interface CachedData {
  /** `null`: the service does not have the part. */
  parts: { [Name in PartName]: Held<PartAnswers[Name]> | null }
  /** Time of the values, or of the last complete load, epoch milliseconds. */
  fetchedAt: number
}

/** Increment it when the shape of `CachedData` changes, so that older copies are ignored. */
const version = 5

const store = createStore('plugboard', 'open-data')
const record = 'snapshot'

/** @param of service and region @returns `null` if no copy of them is stored */
export async function readCachedData(of: string): Promise<CachedData | null> {
  const found: unknown = await get(record, store)
  return isFor(found, of) ? found.kept : null
}

/** Replaces the only record. */
export async function writeCachedData(of: string, kept: CachedData): Promise<void> {
  await set(record, { version, of, kept }, store)
}

function isFor(found: unknown, of: string): found is { kept: CachedData } {
  if (typeof found !== 'object' || found === null) return false
  return Reflect.get(found, 'version') === version && Reflect.get(found, 'of') === of
}

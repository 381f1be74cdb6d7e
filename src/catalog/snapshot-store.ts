import { createStore, get, set } from 'idb-keyval'
import type { PartName } from '../model/parts'
import type { PartAnswers } from './fetch'
import type { Held } from './part'

/** What an anonymous catalog was made of. */
export interface Kept {
  /** `null` for a part that the service does not have. */
  parts: { [Name in PartName]: Held<PartAnswers[Name]> | null }
  /** Of the values, or the last time that all was in order: epoch milliseconds. */
  fetchedAt: number
}

/** Count up when a part of `Kept` changes its shape: what an older version has written is then not read. */
const version = 4

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

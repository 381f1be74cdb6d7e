import { createStore, get, setMany } from 'idb-keyval'
import type { PartName } from '../../model/parts'
import type { PartAnswers } from './latest-values'
import type { FetchedAnswer } from './part'

/** The answers of an anonymous catalog's last revision. */
export interface CachedData {
  /** `null`: the service does not have the part. */
  parts: { [Name in PartName]: FetchedAnswer<PartAnswers[Name]> | null }
  /** Time of the values, or of the last complete load, epoch milliseconds. */
  fetchedAt: number
}

/** Increment it when the shape of `CachedData` changes, so that older copies are ignored. */
const version = 7

const store = createStore('plugboard', 'open-data')
const record = 'snapshot'
/** Number of its stations: reading it is much faster than reading the record. */
const sizeRecord = 'stations'

/**
 * @param of service and region
 * @param most largest number of stations of a copy that is read
 * @returns `null` if no such copy is stored
 */
export async function readCachedData(of: string, most: number): Promise<CachedData | null> {
  const size = most === Number.POSITIVE_INFINITY ? 0 : await get<number>(sizeRecord, store)
  if (size !== undefined && size > most) return null
  const found: unknown = await get(record, store)
  return isFor(found, of) ? found.kept : null
}

/** Replaces the only copy. */
export async function writeCachedData(of: string, kept: CachedData): Promise<void> {
  const size = kept.parts.stations?.answer.items.length ?? 0
  await setMany(
    [
      [record, { version, of, kept: { ...kept, parts: withoutRaw(kept.parts) } }],
      [sizeRecord, size],
    ],
    store,
  )
}

/** Rejected records are not stored as they came: a browser stores no deeply nested object, and no copy needs them. */
function withoutRaw(parts: CachedData['parts']): CachedData['parts'] {
  const { stations, plugs, values } = parts
  return {
    ...parts,
    stations: stations && withoutRawRows(stations),
    plugs: plugs && withoutRawRows(plugs),
    values: values && withoutRawRows(values),
  }
}

function withoutRawRows<Answer extends { rejected: { raw?: unknown }[] }>(
  held: FetchedAnswer<Answer>,
): FetchedAnswer<Answer> {
  const rejected = held.answer.rejected.map(({ raw, ...row }) => row)
  return { ...held, answer: { ...held.answer, rejected } }
}

function isFor(found: unknown, of: string): found is { kept: CachedData } {
  if (typeof found !== 'object' || found === null) return false
  return Reflect.get(found, 'version') === version && Reflect.get(found, 'of') === of
}

import { openDatabase } from '../../database'
import { type CatalogCopy, isStoredCopy } from './catalog-copy'
import { databaseName } from './database-name'
import type { FetchedAnswer } from './part'

/** Increment it when the shape of `CatalogCopy` changes, so that older copies are ignored. */
const version = 12

const database = openDatabase(databaseName, 'open-data')
const record = 'snapshot'
/** Number of its stations: reading it is much faster than reading the record. */
const sizeRecord = 'stations'

/**
 * @param key service and region
 * @param maxStations maximum number of stations of a copy that is read
 * @returns `null` if no such copy is stored
 */
export async function readCopy(key: string, maxStations: number): Promise<CatalogCopy | null> {
  const size = maxStations === Number.POSITIVE_INFINITY ? 0 : await database.read(sizeRecord)
  if (typeof size === 'number' && size > maxStations) return null
  const stored = await database.read(record)
  return isStoredCopy(stored, { version, key }) ? stored.data : null
}

/** Replaces the only copy. */
export async function writeCopy(key: string, data: CatalogCopy): Promise<void> {
  const size = data.parts.stations?.answer.items.length ?? 0
  await database.write([
    [record, { version, key, data: { ...data, parts: withoutRaw(data.parts) } }],
    [sizeRecord, size],
  ])
}

/** Removes the raw rejected records: a browser cannot store deeply nested objects, and no copy needs them. */
function withoutRaw(parts: CatalogCopy['parts']): CatalogCopy['parts'] {
  const { stations, plugs, values } = parts
  return {
    ...parts,
    stations: stations && withoutRawRows(stations),
    plugs: plugs && withoutRawRows(plugs),
    values: values && withoutRawRows(values),
  }
}

function withoutRawRows<Answer extends { rejected: { raw?: unknown }[] }>(
  fetched: FetchedAnswer<Answer>,
): FetchedAnswer<Answer> {
  const rejected = fetched.answer.rejected.map(({ raw, ...row }) => row)
  return { ...fetched, answer: { ...fetched.answer, rejected } }
}

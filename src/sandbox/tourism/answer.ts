import type { tourismPageSchema, tourismQuerySchema } from '../../contract/tourism'
import type { z } from '../../contract/zod'
import { metresBetween } from '../../model/distance'
import type { PlaceEntry } from './entries'
import { chooseNames } from './place-names'
import { toType } from './records'

export type TourismQuery = z.output<typeof tourismQuerySchema>
type WireRecord = Readonly<Record<string, unknown>>

const defaultPageSize = 10

/** Returns the entries that match a query; nearest first if the query has a position. */
export function selectEntries(
  entries: readonly PlaceEntry[],
  query: TourismQuery,
  seesClosed: boolean,
): PlaceEntry[] {
  const { active, type, searchfilter, radius } = query
  const word = searchfilter?.toLocaleLowerCase('de') ?? ''
  const fitting = entries.filter(
    (entry) =>
      (seesClosed || !entry.closed) &&
      (active === undefined || entry.active === (active === 'true')) &&
      (type === undefined || (toType(entry) & Number(type)) !== 0) &&
      (word === '' || isNamed(entry, word)),
  )
  if (query.latitude === undefined || query.longitude === undefined) return fitting
  const centre = { lat: Number(query.latitude), lon: Number(query.longitude) }
  const limit = radius === undefined ? Number.POSITIVE_INFINITY : Number(radius)
  return fitting
    .map((entry) => ({ entry, metres: metresBetween(centre, entry.position) }))
    .filter(({ metres }) => metres <= limit)
    .sort((a, b) => a.metres - b.metres)
    .map(({ entry }) => entry)
}

function isNamed({ kind, seed }: PlaceEntry, word: string): boolean {
  return Object.values(chooseNames(kind, seed)).some((name) => name.toLocaleLowerCase('de').includes(word))
}

/**
 * Returns one page of the entries in the envelope of the datasets.
 * @param address address of the request, from which those of the neighbouring pages are made
 */
export function toPage(
  entries: readonly PlaceEntry[],
  query: TourismQuery,
  address: URL,
  write: (entry: PlaceEntry) => WireRecord,
): z.input<typeof tourismPageSchema> {
  const requestedSize = Number(query.pagesize ?? defaultPageSize)
  const size = requestedSize > 0 ? requestedSize : Math.max(1, entries.length)
  const pages = Math.ceil(entries.length / size)
  const page = Math.max(1, Number(query.pagenumber ?? 1))
  const neighbour = (number: number) => {
    if (number < 1 || number > pages) return null
    const url = new URL(address)
    url.searchParams.set('pagenumber', String(number))
    return url.href
  }
  return {
    TotalResults: entries.length,
    TotalPages: pages,
    CurrentPage: page,
    PreviousPage: neighbour(page - 1),
    NextPage: neighbour(page + 1),
    Seed: null,
    Items: entries
      .slice((page - 1) * size, page * size)
      .map((entry) => withFields(write(entry), query.fields)),
  }
}

/** Returns only the requested fields, nested ones under their dotted names; `Id` always. */
function withFields(record: WireRecord, fields: string | undefined): WireRecord {
  const names = (fields ?? '').split(',').filter((name) => name.trim() !== '')
  if (names.length === 0) return record
  return Object.fromEntries(
    ['Id', ...names.map((name) => name.trim())].map((path) => [path, readPath(record, path)]),
  )
}

function readPath(record: WireRecord, path: string): unknown {
  let found: unknown = record
  for (const key of path.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return null
    found = Reflect.get(found, key)
  }
  return found
}

import { closedCode, kindAt } from '../../../api/value-table'
import type { Status } from '../../../model/status'
import type { CatalogData } from '../../build/catalog-data'
import { type CatalogEntry, listValueRows } from '../../build/catalog-entry'
import { countClosed } from '../../build/closed-values'
import type { RevealedCount, RevealedPage, RevealedQuery, RevealedStation } from '../../revealed'
import type { StationFilter } from '../station-filter'
import { matchAnyProvider } from './match-any-provider'
import { sortMostFirst } from './most-first'

interface Sources {
  all: CatalogData
  /** The same revision for an anonymous viewer. */
  open: CatalogData
}

/** Closed data of the matching stations: rows `[from, to)`. */
export function toRevealedPage(
  { all, open }: Sources,
  filter: StationFilter,
  { bounds, dataType }: RevealedQuery,
  { from, to }: { from: number; to: number },
): RevealedPage {
  const types = new Map<string, RevealedCount>()
  const providers = new Map<string, RevealedCount>()
  const changes = new Map<string, RevealedPage['changes'][number]>()
  const rows: RevealedStation[] = []
  const sums = { values: 0, stationCount: 0, closedStatuses: 0 }
  for (const { entry, isOfProvider } of matchAnyProvider(all.entries, bounds, filter)) {
    if (isOfProvider && entry.status === 'closed') sums.closedStatuses += 1
    const closed = countTypes(entry)
    if (closed.size === 0) continue
    const values = addUp(closed)
    const count = dataType === null ? values : (closed.get(dataType) ?? 0)
    if (count > 0) add(providers, entry.station.provider, count)
    if (!isOfProvider) continue
    sums.values += values
    sums.stationCount += 1
    for (const [type, count] of closed) add(types, type, count)
    const openStatus = open.byId.get(entry.station.id)?.status ?? 'none'
    if (openStatus !== entry.status) addChange(changes, openStatus, entry.status)
    if (count > 0) rows.push({ ...toRevealedStation(entry), values: count, openStatus })
  }
  return {
    // Equal numbers stay sorted by name.
    rows: sortMostFirst(rows, 'values').slice(from, to),
    matched: rows.length,
    ...sums,
    types: sortMostFirst(types.values(), 'values'),
    providers: sortMostFirst(providers.values(), 'values'),
    providerNames: listProviderNames(all),
    changes: sortMostFirst(changes.values(), 'stationCount'),
    fetchedAt: all.snapshot.fetchedAt,
  }
}

function listProviderNames({ entries }: CatalogData): string[] {
  const withClosed = entries.filter((entry) => countClosed(entry) > 0)
  return [...new Set(withClosed.map(({ station }) => station.provider))]
}

/** Closed values of a station and its plugs, by data type. */
function countTypes(entry: CatalogEntry): Map<string, number> {
  const { values } = entry.tables
  const counts = new Map<string, number>()
  if (values.accessCodes === null) return counts
  for (const row of listValueRows(entry)) {
    if (values.accessCodes[row] !== closedCode) continue
    const { dataType } = kindAt(values, row)
    counts.set(dataType, (counts.get(dataType) ?? 0) + 1)
  }
  return counts
}

function addUp(counts: ReadonlyMap<string, number>): number {
  return [...counts.values()].reduce((sum, count) => sum + count, 0)
}

function add(counts: Map<string, RevealedCount>, name: string, values: number): void {
  const count = counts.get(name) ?? { name, values: 0, stationCount: 0 }
  count.values += values
  count.stationCount += 1
  counts.set(name, count)
}

function addChange(
  changes: Map<string, RevealedPage['changes'][number]>,
  openStatus: Status,
  status: Status,
): void {
  const key = `${openStatus} ${status}`
  const change = changes.get(key) ?? { openStatus, status, stationCount: 0 }
  change.stationCount += 1
  changes.set(key, change)
}

function toRevealedStation({
  station,
  status,
}: CatalogEntry): Omit<RevealedStation, 'values' | 'openStatus'> {
  const { id, name, municipality, provider } = station
  return { id, name, municipality, provider, status }
}

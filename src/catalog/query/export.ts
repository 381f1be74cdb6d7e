import { noRow, rowsFrom, type ValueTable } from '../../api/value-table'
import type { Bounds } from '../../model/station'
import { anonymous } from '../../model/viewer'
import { buildCatalogData, type CatalogData } from '../build/catalog-data'
import type { CatalogEntry } from '../build/catalog-entry'
import { buildStation, listValues } from '../build/entry-objects'
import { isOpen, summarise } from '../build/summarise'
import type { ExportRow } from '../catalog-api'
import type { StationQuery } from '../station-query'
import { computeDistance, sortEntries, toListOrder } from './order'
import { reduceToMatch, type StationFilter } from './station-filter'

/**
 * Builds the same revision for an anonymous viewer from open values only. Status, numbers, merged records and matches
 * all depend on values, so it is not enough to leave closed values out of the rows.
 */
export function withoutClosedValues(data: CatalogData, region: Bounds): CatalogData {
  const { stationData, latest, snapshot } = data
  const { revision, hasRawFields, fetchedAt: now, parts, copy } = snapshot
  const values = latest?.values ? openRows(latest.values) : null
  return buildCatalogData(
    { stationData, latest: latest && { ...latest, ...latest.open, values } },
    { revision, viewer: anonymous, hasRawFields, region, now, parts, copy, previous: data },
  )
}

/** Rows in the order of `query`. Status and numbers are those of the matching plugs, values those of all plugs. */
export function exportRows(
  entries: readonly CatalogEntry[],
  filter: StationFilter,
  query: StationQuery,
  firstBounds: Bounds | null,
): ExportRow[] {
  const wholeByReduced = new Map<CatalogEntry, CatalogEntry>()
  for (const entry of entries) {
    const reduced = reduceToMatch(entry, filter)
    if (reduced) wholeByReduced.set(reduced, entry)
  }
  return sortEntries([...wholeByReduced.keys()], toListOrder(query, firstBounds)).map((reduced) => {
    const { accessType, categories, origins, state } = reduced.station
    const whole = wholeByReduced.get(reduced) ?? reduced
    const closed = listValues(whole).filter(({ access }) => access === 'closed')
    const summary = summarise(reduced, filter.now, computeDistance(reduced, query.origin))
    const open = isOpen(reduced, filter.now)
    const plugs = closed.length === 0 ? [] : buildStation(whole).plugs.map(({ id, name }) => ({ id, name }))
    return { summary, station: { accessType, categories, origins, state }, open, plugs, closed }
  })
}

/** Keeps open values only. */
function openRows(table: ValueTable): ValueTable {
  if (table.closed === null) return table
  const first = { station: new Map<string, number>(), plug: new Map<string, number>() }
  const next: number[] = table.next.map(() => noRow)
  let length = 0
  for (const level of ['station', 'plug'] as const)
    for (const [id, head] of table.first[level]) {
      const rows = rowsFrom(table, head).filter((row) => table.closed?.[row] === 0)
      if (rows[0] !== undefined) first[level].set(id, rows[0])
      for (const [index, row] of rows.entries()) next[row] = rows[index + 1] ?? noRow
      length += rows.length
    }
  return { ...table, length, closed: null, first, next }
}

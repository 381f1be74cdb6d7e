import type { Bounds } from '../../model/station'
import { anonymous } from '../../model/viewer'
import { buildCatalogData, type CatalogData } from '../build/catalog-data'
import { type CatalogEntry, valuesOf } from '../build/catalog-entry'
import { isOpen, summarise } from '../build/summarise'
import type { ExportRow } from '../catalog-api'
import type { StationQuery } from '../station-query'
import { distanceFrom, sortEntries } from './order'
import { matchStation, type StationFilter } from './station-filter'

/**
 * The same revision as an anonymous viewer sees it. It is built anew from open values: status, numbers, merged records
 * and matching filters all follow from values, so leaving closed values out of the rows is not enough.
 */
export function withoutClosedValues(data: CatalogData, region: Bounds): CatalogData {
  const { stationData, latest, snapshot } = data
  const { revision, fetchedAt: now, parts, offline } = snapshot
  const measured = latest?.measured?.filter(({ value }) => value.access === 'open') ?? null
  return buildCatalogData(
    { stationData, latest: latest && { ...latest, measured } },
    { revision, viewer: anonymous, region, now, parts, offline, previous: data },
  )
}

/** Rows in the order of `query`. Status and numbers are those of the matching plugs, values those of all plugs. */
export function exportRows(
  entries: readonly CatalogEntry[],
  filter: StationFilter,
  query: StationQuery,
): ExportRow[] {
  const whole = new Map<CatalogEntry, CatalogEntry>()
  for (const entry of entries) {
    const part = matchStation(entry, filter)
    if (part) whole.set(part, entry)
  }
  return sortEntries([...whole.keys()], query).map((part) => {
    const { accessType, categories, origins, state } = part.station
    const all = whole.get(part) ?? part
    const closed = valuesOf(all).filter(({ access }) => access === 'closed')
    const summary = summarise(part, filter.now, distanceFrom(part, query.origin))
    const open = isOpen(part, filter.now)
    const plugs = closed.length === 0 ? [] : all.station.plugs.map(({ id, name }) => ({ id, name }))
    return { summary, station: { accessType, categories, origins, state }, open, plugs, closed }
  })
}

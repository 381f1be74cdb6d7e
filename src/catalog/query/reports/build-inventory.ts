import { assessFreshness } from '../../../model/freshness'
import { type CatalogEntry, listRecords } from '../../build/catalog-entry'
import { listValues } from '../../build/entry-objects'
import type { Inventory, MeasuredProvider, MeasuredType } from '../../inventory'
import { sortMostFirst } from './most-first'

/** Figures of the measurements by data type and provider, including merged records. */
export function buildInventory(entries: readonly CatalogEntry[], now: number): Inventory {
  const types = new Map<string, MeasuredType>()
  const providers = new Map<string, MeasuredProvider>()
  for (const entry of entries) {
    const { provider } = entry.station
    const figures = getOrCreate(providers, provider, () => ({
      provider,
      series: 0,
      stale: 0,
      newestAt: null,
    }))
    for (const value of listRecords(entry).flatMap(listValues)) {
      const { dataType, measuredAt, staleAfter, access } = value
      const type = getOrCreate(types, dataType, () => ({
        dataType,
        series: 0,
        live: 0,
        closed: 0,
        newestAt: null,
      }))
      const freshness = assessFreshness(measuredAt, staleAfter, entry.tables.answeredAt, now)
      type.series += 1
      figures.series += 1
      if (freshness === 'live') type.live += 1
      if (freshness === 'stale') figures.stale += 1
      if (access === 'closed') type.closed += 1
      // A timestamp in the future is ignored.
      if (measuredAt === null || freshness === 'age-unknown') continue
      for (const one of [type, figures]) one.newestAt = Math.max(one.newestAt ?? measuredAt, measuredAt)
    }
  }
  return {
    types: sortMostFirst(types.values(), 'series'),
    providers: sortMostFirst(providers.values(), 'series'),
  }
}

function getOrCreate<Kept>(all: Map<string, Kept>, key: string, make: () => Kept): Kept {
  const kept = all.get(key) ?? make()
  all.set(key, kept)
  return kept
}

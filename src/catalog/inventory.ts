import { freshnessOf } from '../model/freshness'
import type { MeasuredType } from './door'
import { type Entry, valuesOf } from './entry'

/** What is measured, by data type; the type with the most series first. Of records that gave way, too. */
export function inventoryOf(entries: readonly Entry[], now: number): MeasuredType[] {
  const types = new Map<string, MeasuredType>()
  // What a record that gave way measures alone stands with the other one as well.
  const values = new Set(entries.flatMap((entry) => [entry, ...(entry.merged ?? [])]).flatMap(valuesOf))
  for (const { dataType, measuredAt, staleAfter, access } of values) {
    const type = types.get(dataType) ?? { dataType, series: 0, live: 0, closed: 0, newestAt: null }
    types.set(dataType, type)
    const freshness = freshnessOf(measuredAt, staleAfter, now)
    type.series += 1
    if (freshness === 'live') type.live += 1
    if (access === 'closed') type.closed += 1
    // A clock that runs ahead does not make a type look new.
    if (measuredAt !== null && freshness !== 'age-unknown')
      type.newestAt = Math.max(type.newestAt ?? measuredAt, measuredAt)
  }
  return [...types.values()].sort((one, other) => other.series - one.series)
}

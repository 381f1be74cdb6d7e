import type { Bounds } from '../model/station'
import { anonymous } from '../model/viewer'
import type { ExportRow } from './door'
import { type Entry, valuesOf } from './entry'
import type { Answers } from './feed'
import { type Sieve, sifted } from './sieve'
import { type Stock, stockOf } from './stock'
import { summarise } from './summary'

/**
 * The same revision as everyone sees it. It is made anew without the closed values, and not by leaving them out of
 * rows: status, numbers, what was merged and which filters fit all follow from them.
 */
export function openStock(
  { snapshot: { revision, fetchedAt, offline }, rejected }: Stock,
  { places, latest }: Answers,
  region: Bounds,
): Stock {
  const measured = latest?.measured?.filter(({ value }) => value.access === 'open') ?? null
  return stockOf(places, latest && { ...latest, measured }, rejected, {
    revision,
    viewer: anonymous,
    region,
    now: fetchedAt,
    offline,
  })
}

export function rowsOf(entries: readonly Entry[], sieve: Sieve): ExportRow[] {
  return entries.flatMap((entry) => {
    const part = sifted(entry, sieve)
    if (part === null) return []
    const { accessType, categories, origins } = entry.station
    const closed = valuesOf(entry).filter(({ access }) => access === 'closed')
    return { summary: summarise(part, sieve.now), station: { accessType, categories, origins }, closed }
  })
}

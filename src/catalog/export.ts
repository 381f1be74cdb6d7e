import type { Bounds } from '../model/station'
import { anonymous } from '../model/viewer'
import type { ExportRow } from './door'
import { type Entry, valuesOf } from './entry'
import type { Answers } from './feed'
import { distanceOf, inOrder } from './order'
import { type Sieve, sifted } from './sieve'
import type { StationQuery } from './station-query'
import { type Stock, stockOf } from './stock'
import { isOpen, summarise } from './summary'

/**
 * The same revision as everyone sees it. It is made anew without the closed values, and not by leaving them out of
 * rows: status, numbers, what was merged and which filters fit all follow from them.
 */
export function openStock(
  { snapshot: { revision, fetchedAt, parts, offline }, rejected }: Stock,
  { places, latest }: Answers,
  region: Bounds,
): Stock {
  const measured = latest?.measured?.filter(({ value }) => value.access === 'open') ?? null
  return stockOf(places, latest && { ...latest, measured }, rejected, {
    revision,
    viewer: anonymous,
    region,
    now: fetchedAt,
    parts,
    offline,
  })
}

export function rowsOf(entries: readonly Entry[], sieve: Sieve, query: StationQuery): ExportRow[] {
  // Of its parts a row tells what fits, of its values all.
  const whole = new Map<Entry, Entry>()
  for (const entry of entries) {
    const part = sifted(entry, sieve)
    if (part) whole.set(part, entry)
  }
  return inOrder([...whole.keys()], query).map((part) => {
    const { accessType, categories, origins, state } = part.station
    const all = whole.get(part) ?? part
    const closed = valuesOf(all).filter(({ access }) => access === 'closed')
    const summary = summarise(part, sieve.now, distanceOf(part, query.origin))
    const open = isOpen(part, sieve.now)
    const plugs = closed.length === 0 ? [] : all.station.plugs.map(({ id, name }) => ({ id, name }))
    return { summary, station: { accessType, categories, origins, state }, open, plugs, closed }
  })
}

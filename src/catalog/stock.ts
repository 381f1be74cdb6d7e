import type { Bounds } from '../model/station'
import { anonymous, type Viewer } from '../model/viewer'
import { firstBounds } from './bounds'
import { countRevealed } from './closed'
import type { Rejected, Snapshot } from './door'
import { type Entry, valuesOf } from './entry'
import { wordsOfAll } from './facets'
import type { Latest, Places } from './fetch'
import { joinValues } from './join'
import { newestMeasuredAt, trusted } from './summary'

/** What the answers of one revision are made of. */
export interface Stock {
  /** In the order of their names. */
  entries: Entry[]
  byId: Map<string, Entry>
  options: ReturnType<typeof wordsOfAll>
  snapshot: Snapshot
  rejected: Rejected[]
}

interface Circumstances {
  revision: number
  viewer: Viewer
  region: Bounds
  now: number
}

/** @param latest `null` when the values could not be had */
export function stockOf(
  places: Places,
  latest: Latest | null,
  rejected: Rejected[],
  { revision, viewer, region, now }: Circumstances,
): Stock {
  const entries = joinValues(places, latest?.measured ?? null)
  const positions = entries.flatMap(({ station }) => station.position ?? [])
  const values = entries.flatMap(valuesOf)
  const snapshot: Snapshot = {
    revision,
    stations: entries.length,
    plugs: entries.reduce((sum, { plugs }) => sum + plugs.length, 0),
    fetchedAt: now,
    newestMeasuredAt: newestMeasuredAt(trusted(values, now)),
    withoutLiveData: entries.filter(({ status }) => status === 'none').length,
    withoutPosition: entries.length - positions.length,
    rejected: rejected.length,
    revealed: viewer === anonymous ? null : countRevealed(entries),
    tokenRefused: latest?.tokenRefused ?? false,
    valuesFailed: latest === null,
    placesIncomplete: places.incomplete,
    firstBounds: firstBounds(positions, region),
  }
  return {
    entries,
    byId: new Map(entries.map((entry) => [entry.station.id, entry])),
    options: wordsOfAll(entries),
    snapshot,
    rejected,
  }
}

import type { Parts } from '../model/parts'
import type { Bounds, Station } from '../model/station'
import { anonymous, type Viewer } from '../model/viewer'
import { firstBounds } from './bounds'
import { countRevealed } from './closed'
import type { Rejected, Snapshot } from './door'
import { type Entry, valuesOf } from './entry'
import type { Latest, Places } from './fetch'
import { joinValues } from './join'
import { merge } from './merge'
import type { RowKind } from './not-shown'
import { type Options, optionsOf } from './options'
import { medianMeasuredAt, newestMeasuredAt, trusted } from './summary'
import { doubtSwapped } from './swapped'

/** What the answers of one revision are made of. */
export interface Stock {
  /** In the order of their names. */
  entries: Entry[]
  /** The same without what was measured: one array as long as the places stay. */
  stations: readonly Station[]
  /** Also by the ids of records that gave way: a linked station opens. */
  byId: Map<string, Entry>
  options: Options
  snapshot: Snapshot
  rejected: Rejected[]
  /** What it is made of, for the account of every row. */
  places: Places
  latest: Latest | null
  /** Before records of one place were merged. */
  joined: readonly Entry[]
  /** What is not shown because another record of the same place is. */
  hidden: Readonly<Record<RowKind, number>>
}

interface Circumstances {
  revision: number
  viewer: Viewer
  region: Bounds
  /** When the answers were fetched. */
  now: number
  parts: Parts
  offline: boolean
}

/** @param latest `null` when the values could not be had */
export function stockOf(
  stated: Places,
  latest: Latest | null,
  rejected: Rejected[],
  { revision, viewer, region, now, parts, offline }: Circumstances,
): Stock {
  const places = doubtSwapped(stated, region)
  const valuesCutOff = latest?.counts.isCutOff ?? false
  const incomplete = places.incomplete || places.counts.plugs.isCutOff
  const joined = joinValues(
    { ...places, incomplete, valuesCutOff, unread: latest?.unread ?? [] },
    latest?.measured ?? null,
    now,
  )
  const { entries, aliases, hidden } = merge(joined, places.same, now)
  const positions = entries.flatMap(({ station }) => station.position ?? [])
  const values = entries.flatMap(valuesOf)
  const snapshot: Snapshot = {
    revision,
    stations: entries.length,
    plugs: entries.reduce((sum, { plugs }) => sum + plugs.length, 0),
    fetchedAt: now,
    newestMeasuredAt: newestMeasuredAt(trusted(values, now)),
    medianMeasuredAt: medianMeasuredAt(values),
    withoutLiveData: entries.filter(({ status }) => status === 'none').length,
    withoutPosition: entries.length - positions.length,
    merged: aliases.size,
    ...received(places, latest),
    rejected: rejected.length,
    revealed: viewer === anonymous || !latest?.measured ? null : countRevealed(entries),
    tokenRefused: latest?.tokenRefused ?? false,
    parts,
    offline,
    firstBounds: firstBounds(positions, region),
  }
  return {
    entries,
    stations: stationsOf(entries, places),
    byId: idsOf(entries, aliases),
    options: optionsOf(entries),
    snapshot,
    rejected,
    places,
    latest,
    joined,
    hidden,
  }
}

/** What a person is told of rows at once; what became of each is asked for. */
function received(places: Places, latest: Latest | null): Pick<Snapshot, 'received' | 'cutOff'> {
  const counts = { ...places.counts, values: latest?.counts }
  const kinds = ['stations', 'plugs', 'values'] as const
  return {
    received: {
      stations: counts.stations.received,
      plugs: counts.plugs.received,
      values: counts.values?.received ?? 0,
    },
    cutOff: kinds.filter((kind) => counts[kind]?.isCutOff),
  }
}

const lastStations = new WeakMap<Places['stations'], readonly Station[]>()

function stationsOf(entries: readonly Entry[], { stations }: Places): readonly Station[] {
  const last = lastStations.get(stations) ?? stations
  const isSame = last.length === entries.length && entries.every(({ station }, at) => station === last[at])
  const now = isSame ? last : entries.map(({ station }) => station)
  lastStations.set(stations, now)
  return now
}

function idsOf(entries: readonly Entry[], aliases: ReadonlyMap<string, string>): Map<string, Entry> {
  const byId = new Map(entries.map((entry) => [entry.station.id, entry]))
  for (const [alias, id] of aliases) {
    const entry = byId.get(id)
    if (entry) byId.set(alias, entry)
  }
  return byId
}

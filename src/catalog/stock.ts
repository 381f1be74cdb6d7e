import type { Parts } from '../model/parts'
import type { Bounds, Station } from '../model/station'
import { anonymous, type Viewer } from '../model/viewer'
import { firstBounds } from './bounds'
import { countRevealed } from './closed'
import type { Rejected, Snapshot } from './door'
import { type Entry, valuesOf } from './entry'
import type { Latest, Places } from './fetch'
import { joinValues } from './join'
import { type Merged, merge } from './merge'
import { type Options, optionsOf } from './options'
import { noRows, type RowAccount, type RowAccounts, type RowKind } from './row-accounts'
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
  const valuesCutOff = latest?.rows.isCutOff ?? false
  const incomplete = places.incomplete || places.rows.plugs.isCutOff
  const joined = joinValues(
    { ...places, incomplete, valuesCutOff, unread: latest?.unread ?? [] },
    latest?.measured ?? null,
    now,
  )
  const merged = merge(joined, places.same, now)
  const { entries, aliases } = merged
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
    rows: accountsOf(places, latest, { joined, merged }),
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
  }
}

function accountsOf(
  { rows: { stations, plugs } }: Places,
  latest: Latest | null,
  { joined, merged: { entries, hidden } }: { joined: readonly Entry[]; merged: Merged },
): RowAccounts {
  const account = (rows: RowAccount, kind: RowKind, shown: number) => ({
    ...rows,
    shown,
    merged: { ...rows.merged, 'same-place': hidden[kind] },
  })
  const values = account(latest?.rows ?? noRows, 'values', countValues(entries))
  const unowned = (latest?.measured?.length ?? 0) - countValues(joined)
  return {
    stations: account(stations, 'stations', entries.length),
    plugs: account(
      plugs,
      'plugs',
      entries.reduce((sum, entry) => sum + entry.plugs.length, 0),
    ),
    values: { ...values, setAside: { ...values.setAside, 'no-owner': unowned } },
  }
}

function countValues(entries: readonly Entry[]): number {
  return entries.reduce(
    (sum, { values, plugs }) => plugs.reduce((more, plug) => more + plug.values.length, sum + values.length),
    0,
  )
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

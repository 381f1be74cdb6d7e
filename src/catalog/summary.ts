import { type Freshness, freshnessOf, staleAfterPolled } from '../model/freshness'
import type { Connector } from '../model/station'
import type { Status } from '../model/status'
import type { Value } from '../model/value'
import { countClosed } from './closed'
import type { StationSummary } from './door'
import { type Entry, recordsOf } from './entry'

/**
 * Freshness of what several measurements say together: live if one of them is, stale only if all are. With
 * one of unknown age and none live, nobody can say.
 */
export function freshnessOfAll(basis: readonly Value[], now: number): Freshness {
  if (basis.length === 0) return 'none'
  let stale = 0
  for (const { measuredAt, staleAfter } of basis) {
    const freshness = freshnessOf(measuredAt, staleAfter, now)
    if (freshness === 'live') return 'live'
    if (freshness === 'stale') stale += 1
  }
  return stale === basis.length ? 'stale' : 'age-unknown'
}

/** Freshness of the status of a station, and of how many are free there. */
export function freshnessOfStatus(entry: Entry, now: number): Freshness {
  return freshnessOfAll(evidenceOf(entry), now)
}

/** Whether something is known to be free at this moment. */
export function isFreeNow(entry: Entry, now: number): boolean {
  return saysFree(entry.status) && freshnessOfStatus(entry, now) === 'live'
}

/** Where something is free, what says so: the news of a taken plug does not make a free one's newer. */
function evidenceOf({ status, basis }: Entry): readonly Value[] {
  if (!saysFree(status)) return basis
  return basis.filter(({ meaning }) =>
    meaning.kind === 'status' ? saysFree(meaning.status) : meaning.kind === 'free' && meaning.free > 0,
  )
}

function saysFree(status: Status): boolean {
  return status === 'available' || status === 'partly'
}

export function newestMeasuredAt(values: readonly Value[]): number | null {
  return values.reduce<number | null>(
    (newest, { measuredAt }) =>
      measuredAt === null || (newest !== null && newest >= measuredAt) ? newest : measuredAt,
    null,
  )
}

/** Values that a median is taken from: enough for minutes, and no matter how many there are. */
const mostSampled = 1_001

/** The median of when polled values were measured, of all where none is polled. Pushed ones may rest for a day. */
export function medianMeasuredAt(values: readonly Value[]): number | null {
  const polled = values.filter(({ staleAfter }) => staleAfter <= staleAfterPolled)
  const kept = polled.length > 0 ? polled : values
  const step = Math.ceil(kept.length / mostSampled)
  const moments = kept.flatMap(({ measuredAt }, index) => (index % step === 0 ? (measuredAt ?? []) : []))
  return moments.sort((one, other) => one - other)[Math.floor(moments.length / 2)] ?? null
}

/** A clock that runs ahead must not make the others look fresh. */
export function trusted(values: readonly Value[], now: number): Value[] {
  return values.filter((value) => trustedTime(value, now) !== null)
}

/** When it was measured, `null` where nobody knows. */
export function trustedTime({ measuredAt, staleAfter }: Value, now: number): number | null {
  return freshnessOf(measuredAt, staleAfter, now) === 'age-unknown' ? null : measuredAt
}

/** @param distance metres, `null` where nobody asked from where */
export function summarise(entry: Entry, now: number, distance: number | null = null): StationSummary {
  const { station, status, free, total } = entry
  const evidence = evidenceOf(entry)
  return {
    id: station.id,
    aliases: recordsOf(entry).flatMap((record) =>
      record.station.id === station.id ? [] : record.station.id,
    ),
    name: station.name,
    municipality: station.municipality || station.city,
    address: station.address,
    provider: station.provider,
    position: station.position,
    distance,
    status,
    freshness: freshnessOfAll(evidence, now),
    measuredAt: newestMeasuredAt(trusted(evidence, now)) ?? newestMeasuredAt(evidence),
    free,
    total,
    connectors: distinctConnectors(station.plugs.flatMap((plug) => plug.connectors)),
    closedValues: countClosed(entry),
  }
}

function distinctConnectors(connectors: readonly Connector[]): StationSummary['connectors'] {
  const distinct = new Map(
    connectors.map(({ type, powerKw }) => [`${powerKw}\n${type}`, { type, powerKw }] as const),
  )
  return [...distinct.values()].sort((one, other) => (other.powerKw ?? 0) - (one.powerKw ?? 0))
}

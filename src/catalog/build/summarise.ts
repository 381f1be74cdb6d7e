import { type Freshness, freshnessOf, isPushed, mayBeOld, staleAfterPolled } from '../../model/freshness'
import { isOpenAt, nextChange } from '../../model/opening-hours'
import type { Connector } from '../../model/station'
import { isFree, isOutOfUse } from '../../model/status'
import type { Value } from '../../model/value'
import type { StationSummary } from '../station-summary'
import { type CatalogEntry, recordsOf } from './catalog-entry'
import { countClosed } from './closed'

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
export function freshnessOfStatus(entry: CatalogEntry, now: number): Freshness {
  return freshnessOfAll(selectEvidence(entry), now)
}

/** Whether something is known to be free at this moment, and nobody is known to be kept out. */
export function isFreeNow(entry: CatalogEntry, now: number): boolean {
  return isFree(entry.status) && freshnessOfStatus(entry, now) === 'live' && !isShut(entry, now)
}

/** Hours got their zone when they were read. */
const noZone = 'UTC'

/** Whether it is open at this moment, `null` where its hours are not known. */
export function isOpen({ station }: CatalogEntry, now: number): boolean | null {
  return isOpenAt(station.openingHours, now, noZone)
}

/** Whether it is known to be closed at this moment. */
export function isShut(entry: CatalogEntry, now: number): boolean {
  return isOpen(entry, now) === false
}

/** Whether its sign must not look like now: old news, or closed for the time being. */
export function isFaded(entry: CatalogEntry, now: number): boolean {
  if (isOutOfUse(entry.station.state)) return false
  return mayBeOld(freshnessOfStatus(entry, now)) || isShut(entry, now)
}

/** Where something is free, what says so: the news of a taken plug does not make a free one's newer. */
function selectEvidence({ status, evidence }: CatalogEntry): readonly Value[] {
  if (!isFree(status)) return evidence
  return evidence.filter(({ meaning }) =>
    meaning.kind === 'status' ? isFree(meaning.status) : meaning.kind === 'free' && meaning.free > 0,
  )
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
export function summarise(entry: CatalogEntry, now: number, distance: number | null = null): StationSummary {
  const { station, status, free, total } = entry
  const evidence = selectEvidence(entry)
  const shut = isShut(entry, now)
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
    pushed: evidence.length > 0 && evidence.every(isPushed),
    free,
    total,
    freeNow: isFreeNow(entry, now),
    faded: isFaded(entry, now),
    outOfUse: isOutOfUse(station.state) ? station.state : null,
    shut: shut ? { until: nextChange(station.openingHours, now, noZone) } : null,
    conflict: currentConflict(entry, now),
    connectors: distinctConnectors(station.plugs.flatMap((plug) => plug.connectors)),
    closedValues: countClosed(entry),
  }
}

/** Old numbers contradict nothing. */
function currentConflict({ conflict }: CatalogEntry, now: number): StationSummary['conflict'] {
  if (conflict === null) return null
  const { kind, counted, against, number } = conflict
  const isOld = freshnessOf(number.measuredAt, number.staleAfter, now) === 'stale'
  return kind === 'plugs' && isOld ? null : { kind, counted, against }
}

export function distinctConnectors(connectors: readonly Connector[]): StationSummary['connectors'] {
  const distinct = new Map(
    connectors.map(({ type, powerKw }) => [`${powerKw}\n${type}`, { type, powerKw }] as const),
  )
  return [...distinct.values()].sort((one, other) => (other.powerKw ?? 0) - (one.powerKw ?? 0))
}

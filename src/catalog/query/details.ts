import type { ListedSeries } from '../../api/listed-series'
import type { PlugRequirements } from '../../model/filters'
import { assessFreshness, isUnchanged } from '../../model/freshness'
import type { Plug } from '../../model/station'
import type { HiddenSeries, Value } from '../../model/value'
import { type CatalogEntry, listRecords } from '../build/catalog-entry'
import { listPlugStates, listStationValues, type PlugState } from '../build/entry-objects'
import { summarise } from '../build/summarise'
import type { MatchingPlugs, PlugDetails, StationDetails } from '../catalog-api'
import { withMatchingPlugs } from './plug-requirements'

/** An opened station. */
export interface StationInRevision {
  entry: CatalogEntry
  /** Listed series without a value for this viewer; `null`: the list or the values failed to load, or are cut off. */
  hiddenSeries: HiddenSeries[] | null
  /** As in the snapshot. */
  hasRawFields: boolean
}

export function toStationDetails(
  { entry, hiddenSeries, hasRawFields }: StationInRevision,
  { matches, requirements, now }: { matches: boolean; requirements: PlugRequirements; now: number },
): StationDetails {
  const { answeredAt } = entry.tables
  return {
    summary: summarise(entry, now),
    station: withShownRawFields(entry.station, hasRawFields),
    plugs: listPlugStates(entry).map((plug) =>
      withShownRawFields(toPlugDetails(plug, answeredAt, now), hasRawFields),
    ),
    values: inOrder(listStationValues(entry)),
    hiddenSeries,
    answeredAt,
    matches,
    matching: findMatching(entry, requirements, now),
  }
}

/** Returns the part without its raw fields if the viewer does not see them. */
export function withShownRawFields<Part extends Pick<Plug, 'rawFields'>>(
  part: Part,
  hasRawFields: boolean,
): Part {
  return hasRawFields || !part.rawFields?.length ? part : { ...part, rawFields: [] }
}

function findMatching(
  entry: CatalogEntry,
  requirements: PlugRequirements,
  now: number,
): MatchingPlugs | null {
  const filtered = withMatchingPlugs(entry, requirements)
  if (!filtered?.matchingRows) return null
  const { status, freshness, measuredAt, isUnchanged, faded, free, total } = summarise(filtered, now)
  return {
    requirements,
    ids: filtered.matchingRows.flatMap((row) => entry.tables.plugs.ids[row] ?? []),
    status,
    freshness,
    measuredAt,
    isUnchanged,
    faded,
    free,
    total,
  }
}

function toPlugDetails(
  { plug, values, status, evidence }: PlugState,
  answeredAt: number,
  now: number,
): PlugDetails {
  return {
    ...plug,
    status,
    ...(evidence?.meaning.kind === 'status' && evidence.meaning.detail
      ? { detail: evidence.meaning.detail }
      : {}),
    freshness: evidence ? assessFreshness(evidence.measuredAt, evidence.staleAfter, answeredAt, now) : 'none',
    measuredAt: evidence?.measuredAt ?? null,
    isUnchanged: evidence !== null && isUnchanged(evidence, answeredAt, now),
    evidence: evidence && { dataType: evidence.dataType, period: evidence.period, access: evidence.access },
    values: inOrder(values),
  }
}

/** Sorts by data type, then by period. */
function inOrder(values: readonly Value[]): Value[] {
  return values.toSorted(
    (one, other) => one.dataType.localeCompare(other.dataType) || (one.period ?? 0) - (other.period ?? 0),
  )
}

/** Listed series of a station and its plugs without a visible value. */
export function listHiddenSeries(
  entry: CatalogEntry,
  listed: readonly ListedSeries[],
  reason: HiddenSeries['reason'],
): HiddenSeries[] {
  const seen = new Set<string>()
  const addSeen = (level: string, values: readonly Value[]) => {
    for (const { measuredId, dataType } of values) seen.add(`${level}\n${measuredId}\n${dataType}`)
  }
  // A rejected value was received, so its series is not hidden.
  const addRejected = (level: string, id: string, types: readonly string[] = []) => {
    for (const type of types) seen.add(`${level}\n${id}\n${type}`)
  }
  for (const record of listRecords(entry)) {
    addSeen('station', listStationValues(record))
    addRejected('station', record.station.id, record.rejectedTypes)
  }
  const plugs = listPlugStates(entry)
  for (const { plug, values } of plugs) {
    addSeen('plug', values)
    addRejected('plug', plug.id, entry.tables.rejectedTypesByPlug.get(plug.id))
  }
  // A data type that one record of a site reports is not missing in another record of it.
  const shownTypes = new Set(listStationValues(entry).map(({ dataType }) => dataType))
  const ids = new Set(listRecords(entry).map(({ station }) => station.id))

  const plugIds = new Set(plugs.map(({ plug }) => plug.id))
  return listed
    .filter(({ level, measuredId, dataType }) => {
      const isOurs =
        level === 'plug' ? plugIds.has(measuredId) : ids.has(measuredId) && !shownTypes.has(dataType)
      return isOurs && !seen.has(`${level}\n${measuredId}\n${dataType}`)
    })
    .map(({ measuredId, dataType }) => ({ measuredId, dataType, reason }))
}

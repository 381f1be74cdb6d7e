import type { AttentionRow, AttentionSort } from '../../catalog/attention'
import { groupRows, type NonEmpty } from '../../catalog/group-rows'
import type { StatusStarts, ValueStart } from '../../model/history'
import { findReasonStart } from './attention-starts'

/** Rows of one station and reason, which the list shows as one. */
export type RowGroup = NonEmpty<AttentionRow>

/** When the reasons of a group began. */
export interface GroupTime {
  /** The row whose reason began first, as far as known. Its start and last report are those of the group. */
  first: AttentionRow
  /** `null`: not known. */
  start: ValueStart | null
  /** Whether no row's start is unknown, which may be earlier than that of `first`. */
  isWhole: boolean
  /** Later than `first`: when the last row's reason began or, if it has no start, was last reported; `null`: none. */
  latestAt: number | null
}

/** Groups in their order: those whose place in time is known, and then the others. */
interface StartGroups {
  known: readonly RowGroup[]
  unknown: readonly RowGroup[]
}

/**
 * In an order by time: groups by their newest or their oldest start, so that a new fault is on top although another
 * plug of the station has had one for long; where a reason has no start, by last reports. Groups without a known start
 * or any time are apart, by their last report. Other orders are the catalog's.
 */
export function groupByStart(
  rows: readonly AttentionRow[],
  starts: StatusStarts,
  sort: AttentionSort,
): StartGroups {
  if (sort !== 'newest' && sort !== 'oldest') return { known: listGroups(rows), unknown: [] }
  const places = rows.map((row) => toPlace(row, starts)).sort((one, other) => comparePlaces(one, other, sort))
  // A group stands by its first row.
  const groups = listGroups(places.map(({ row }) => row))
  const isKnown = ([first]: RowGroup) => toPlace(first, starts).isKnown
  return { known: groups.filter(isKnown), unknown: groups.filter((group) => !isKnown(group)) }
}

export function findGroupTime(group: RowGroup, starts: StatusStarts): GroupTime {
  const places = group.map((row) => toPlace(row, starts))
  const [oldest] = places.toSorted((one, other) => comparePlaces(one, other, 'oldest'))
  const [newest] = places.toSorted((one, other) => comparePlaces(one, other, 'newest'))
  const isLatest = newest?.isKnown && newest.start?.exact !== false && newest.at !== oldest?.at
  return {
    first: oldest?.row ?? group[0],
    start: oldest?.start ?? null,
    isWhole: places.every(({ isKnown }) => isKnown),
    latestAt: isLatest ? newest.at : null,
  }
}

/** The same rows in one list, as a file has them. */
export function sortByStart(...values: Parameters<typeof groupByStart>): readonly AttentionRow[] {
  const { known, unknown } = groupByStart(...values)
  return [...known, ...unknown].flat()
}

/** Rows by station and reason, in the order of their first ones. */
export const listGroups = <Row extends Pick<AttentionRow, 'station' | 'reason'>>(rows: readonly Row[]) =>
  groupRows(rows, toGroupKey)

/** Key of a row's group, the same at each refresh. */
export function toGroupKey({ station, reason }: Pick<AttentionRow, 'station' | 'reason'>): string {
  return JSON.stringify([station.id, reason])
}

/** Whether a row of a group depends on a closed value. */
export function isClosed(group: RowGroup): boolean {
  return group.some(({ access }) => access === 'closed')
}

/** A row with its place in time, epoch milliseconds. */
interface Place {
  row: AttentionRow
  start: ValueStart | null
  /** Of the start or, without one, of the last report. */
  at: number | null
  /** Whether that is where the row stands, and not only its last report. */
  isKnown: boolean
}

function toPlace(row: AttentionRow, starts: StatusStarts): Place {
  const start = findReasonStart(row, starts)
  const at = start?.startedAt ?? row.measuredAt
  return { row, start, at, isKnown: start !== null || (row.reason !== 'out-of-order' && at !== null) }
}

/** Unknown places are last, and of those the ones without a time. */
function comparePlaces(one: Place, other: Place, sort: 'newest' | 'oldest'): number {
  if (one.isKnown !== other.isKnown) return Number(other.isKnown) - Number(one.isKnown)
  if (one.at === null || other.at === null) return Number(one.at === null) - Number(other.at === null)
  return sort === 'newest' ? other.at - one.at : one.at - other.at
}

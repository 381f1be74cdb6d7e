import type { AttentionRow } from '../catalog/attention'
import type { StatusStarts } from '../model/history'
import { groupByStart, listGroups, type RowGroup } from '../team/attention/attention-groups'

export interface WallFaults {
  /** Groups of stations that are wholly out of order: by their own row, or by one of each of their plugs. */
  whole: readonly RowGroup[]
  /** The other groups. */
  partial: readonly RowGroup[]
}

export function splitFaults(rows: readonly AttentionRow[]): WallFaults {
  const groups = listGroups(rows)
  return { whole: groups.filter(isWhole), partial: groups.filter((group) => !isWhole(group)) }
}

/** The first groups of all, as far as `count`. */
export function firstFaults({ whole, partial }: WallFaults, count: number): WallFaults {
  return { whole: whole.slice(0, count), partial: partial.slice(0, Math.max(0, count - whole.length)) }
}

/** Whole stations first, because they are the worst. Of each part the newest first, and unknown starts last. */
export function sortFaults({ whole, partial }: WallFaults, starts: StatusStarts): RowGroup[] {
  return [whole, partial].flatMap((groups) => {
    const { known, unknown } = groupByStart(groups.flat(), starts, 'newest')
    return [...known, ...unknown]
  })
}

function isWhole(group: RowGroup): boolean {
  const [{ plug, station }] = group
  return plug === null || group.length === station.plugCount
}

import type { ClusterSymbol } from '../../catalog/catalog-symbol'
import { type Status, statuses } from '../../model/status'

/** Stations of a cluster with the same status. */
export interface StatusCount {
  status: Status
  count: number
  /** Number of these stations that are drawn faded. */
  faded: number
}

/** Returns the statuses that some station of the cluster has. */
export function listStatusCounts({
  byStatus,
  fadedByStatus,
}: Pick<ClusterSymbol, 'byStatus' | 'fadedByStatus'>): StatusCount[] {
  return statuses
    .map((status, index) => ({ status, count: byStatus[index] ?? 0, faded: fadedByStatus[index] ?? 0 }))
    .filter(({ count }) => count > 0)
}

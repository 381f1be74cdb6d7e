import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AttentionPage, AttentionQuery, AttentionReason, AttentionSort } from '../../catalog/attention'
import type { Snapshot } from '../../catalog/catalog-api'
import type { CatalogHandle } from '../../catalog/catalog-handle'
import type { StationQuery } from '../../catalog/station-query'
import { attentionQuery, rowStep } from '../queries'
import type { AttentionChoices } from './attention-choices'

/** The page's query with its answer. */
export interface AttentionState {
  query: AttentionQuery
  /** `undefined`: it loads or has failed. */
  page: AttentionPage | undefined
  error: unknown
  /** Asks for the page again. */
  onRetry(): void
  onReason(reason: AttentionReason | null): void
  onOldFrom(oldFrom: number): void
  onSort(sort: AttentionSort): void
  /** Shows more rows. */
  onMore(): void
}

/** Returns the rows of the matching stations for the choices of the page. */
export function useAttention(
  handle: CatalogHandle,
  { revision }: Pick<Snapshot, 'revision'>,
  { filters, bounds, now }: StationQuery,
  [{ reason, oldFrom, sort }, change]: [AttentionChoices, (changed: Partial<AttentionChoices>) => void],
): AttentionState {
  const [count, setCount] = useState(rowStep)
  const query: AttentionQuery = { filters, bounds, now, scope: 'all', reason, oldFrom, sort }
  const { data, error, refetch } = useAttentionRows(handle, revision, query, count)
  return {
    query,
    page: data,
    error,
    onRetry: () => void refetch(),
    onReason: (next) => change({ reason: next }),
    onOldFrom: (next) => change({ oldFrom: next }),
    onSort: (next) => change({ sort: next }),
    onMore: () => setCount(count + rowStep),
  }
}

/** Returns the query for the first `count` rows. */
export const useAttentionRows = (...query: Parameters<typeof attentionQuery>) =>
  useQuery(attentionQuery(...query))

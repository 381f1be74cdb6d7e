import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState, useSyncExternalStore } from 'react'
import type { CatalogHandle } from '../../catalog/catalog-handle'
import type { SeriesKey, StatusStarts, ValueStart } from '../../model/history'
import type { Viewer } from '../../model/viewer'
import type { ServiceKind } from '../../queries/service-kinds'
import { historyKey, type LoadedHistory } from '../queries'
import type { StationResult } from './batches'
import { findFaultStart, type LoadedStarts } from './fault-starts'
import { batchesKey, type LoadedBatches } from './use-batch-loading'

/** Key of all starts that a viewer has loaded for rows. */
export const startsKey = (viewer: Viewer) => [viewer, 'fault-starts' satisfies ServiceKind] as const

/** Starts that histories of rows, of batches and of charts have, as far as a viewer has loaded them. */
export function useLoadedStarts({ viewer }: CatalogHandle): LoadedStarts {
  const client = useQueryClient()
  const subscribe = useCallback(
    (listener: () => void) => client.getQueryCache().subscribe(listener),
    [client],
  )
  const [read] = useState(createReader)
  return useSyncExternalStore(subscribe, () => read(client, viewer))
}

/**
 * Returns a function that collects the starts again only if a query has other data: most events are of other queries.
 */
function createReader() {
  let last: { data: readonly unknown[]; starts: LoadedStarts } = { data: [], starts: new Map() }
  return (client: QueryClient, viewer: Viewer): LoadedStarts => {
    const queries = {
      rows: listQueries<StatusStarts>(client, startsKey(viewer)),
      batches: listQueries<LoadedBatches<StationResult>>(client, batchesKey(viewer)),
      charts: listQueries<LoadedHistory>(client, historyKey(viewer)),
    }
    const data = Object.values(queries).flatMap((all) => all.map((query) => query.data))
    const isSame = data.length === last.data.length && data.every((one, index) => one === last.data[index])
    if (!isSame) last = { data, starts: collectStarts(queries) }
    return last.starts
  }
}

interface StartQueries {
  rows: readonly LoadedQuery<StatusStarts>[]
  batches: readonly LoadedQuery<LoadedBatches<StationResult>>[]
  charts: readonly LoadedQuery<LoadedHistory>[]
}

function collectStarts({ rows, batches, charts }: StartQueries): LoadedStarts {
  const pairs = [
    ...rows.flatMap(({ data }) => [...(data ?? [])]),
    ...batches.flatMap(({ data }) =>
      [...(data?.stations.values() ?? [])].flatMap(({ faults }) => [...faults]),
    ),
    ...charts.flatMap(({ key: [, , series], data }) => findChartStart(series as SeriesKey, data)),
  ]
  const starts = new Map<string, ValueStart[]>()
  for (const [id, start] of pairs) starts.set(id, [...(starts.get(id) ?? []), start])
  return starts
}

interface LoadedQuery<Data> {
  key: QueryKey
  data: Data | undefined
}

/** Queries whose keys begin so. `getQueriesData` is not in the build (`src/scripts/build/queries-only.ts`). */
function listQueries<Data>(client: QueryClient, queryKey: QueryKey): LoadedQuery<Data>[] {
  const queries = client.getQueryCache().findAll({ queryKey })
  return queries.map(({ queryKey: key, state }) => ({ key, data: state.data as Data | undefined }))
}

function findChartStart(key: SeriesKey, history: LoadedHistory | undefined): [string, ValueStart][] {
  if (key.level !== 'plug' || history === undefined) return []
  const start = findFaultStart(history, key.period, history)
  return start === null ? [] : [[key.id, start]]
}

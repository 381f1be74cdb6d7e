import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState, useSyncExternalStore } from 'react'
import type { CatalogHandle } from '../../catalog/catalog-handle'
import type { SeriesKey, StatusStarts, ValueStart } from '../../model/history'
import type { Viewer } from '../../model/viewer'
import { historyKey, type KnownHistory } from '../queries'
import type { StationResult } from './batches'
import { findFaultStart, type KnownStarts } from './fault-starts'
import { batchesKey, type Loaded } from './use-batch-loading'

/** Key of all starts that a viewer has loaded for rows. */
export const startsKey = (viewer: Viewer) => [viewer, 'fault-starts'] as const

/** Starts that histories of rows, of batches and of charts have, as far as a viewer has loaded them. */
export function useKnownStarts({ viewer }: CatalogHandle): KnownStarts {
  const client = useQueryClient()
  const subscribe = useCallback(
    (listener: () => void) => client.getQueryCache().subscribe(listener),
    [client],
  )
  const [read] = useState(createReader)
  return useSyncExternalStore(subscribe, () => read(client, viewer))
}

/** Returns a function that collects the starts, and returns the same ones while they do not change. */
function createReader() {
  let last: { text: string; starts: KnownStarts } = { text: '', starts: new Map() }
  return (client: QueryClient, viewer: Viewer): KnownStarts => {
    const starts = collectStarts(client, viewer)
    const text = JSON.stringify([...starts])
    if (text !== last.text) last = { text, starts }
    return last.starts
  }
}

function collectStarts(client: QueryClient, viewer: Viewer): KnownStarts {
  const ofRows = listQueries<StatusStarts>(client, startsKey(viewer))
  const ofBatches = listQueries<Loaded<StationResult>>(client, batchesKey(viewer))
  const ofCharts = listQueries<KnownHistory>(client, historyKey(viewer))
  const pairs = [
    ...ofRows.flatMap(({ data }) => [...(data ?? [])]),
    ...ofBatches.flatMap(({ data }) =>
      [...(data?.stations.values() ?? [])].flatMap(({ faults }) => [...faults]),
    ),
    ...ofCharts.flatMap(({ key: [, , series], data }) => findChartStart(series as SeriesKey, data)),
  ]
  const known = new Map<string, ValueStart[]>()
  for (const [id, start] of pairs) known.set(id, [...(known.get(id) ?? []), start])
  return known
}

/** Queries whose keys begin so. `getQueriesData` is not in the build (`src/scripts/build/queries-only.ts`). */
function listQueries<Data>(
  client: QueryClient,
  queryKey: QueryKey,
): { key: QueryKey; data: Data | undefined }[] {
  const queries = client.getQueryCache().findAll({ queryKey })
  return queries.map(({ queryKey: key, state }) => ({ key, data: state.data as Data | undefined }))
}

/** Long charts have thousands of samples, and the starts are collected again with each answer. */
const chartStarts = new WeakMap<KnownHistory, ValueStart | null>()

function findChartStart(key: SeriesKey, history: KnownHistory | undefined): [string, ValueStart][] {
  if (key.level !== 'plug' || history === undefined) return []
  const start = chartStarts.get(history) ?? findFaultStart(history, key.period, history)
  chartStarts.set(history, start)
  return start === null ? [] : [[key.id, start]]
}

import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CatalogHandle } from '../catalog/catalog-handle'
import { splitRange, type TimeRange } from './bounds'
import { canLoadMore } from './history-words'
import { createJoiner } from './join-parts'
import { historyQuery, type KnownHistory } from './queries'
import type { Series } from './series'

export interface Histories {
  /** Loaded history of each series; `undefined` before its first part. */
  known: (KnownHistory | undefined)[]
  /** Error of a failed part of each series; `null`: none failed. */
  errors: (Error | null)[]
  /** Whether the first part of each series is loading. */
  pending: boolean[]
  /** Parts of the range that are loaded for all series. */
  loaded: number
  parts: number
  isStopped: boolean
  stop(): void
  resume(): void
  /** Loads failed and refused parts again; `null` if that would bring nothing more. */
  again: (() => void) | null
}

/** Loads the history of some series. A long range is loaded in parts, one after the other, newest first. */
export function useHistories(
  source: CatalogHandle,
  series: readonly Series[],
  bounds: TimeRange,
  now: number,
): Histories {
  const client = useQueryClient()
  const [join] = useState(createJoiner)
  const parts = splitRange(bounds, now)
  const queries = parts.map((part) => series.map((one) => historyQuery(source, one, part)))
  const statuses = queries.map((row) => row.map(({ queryKey }) => client.getQueryState(queryKey)?.status))
  const isSettled = (status: string | undefined) => status === 'success' || status === 'error'
  const open = statuses.findIndex((some) => !some.every(isSettled))
  const loaded = open === -1 ? parts.length : open
  // A stop is valid for the viewer, series and range that were stopped.
  const asked = JSON.stringify([source.viewer, series.map(({ key }) => key), parts.at(-1)])
  const [stoppedAt, setStoppedAt] = useState('')
  const isDown = loaded > 0 && statuses[loaded - 1]?.every((status) => status === 'error') === true
  const isStopped = loaded < parts.length && (stoppedAt === asked || isDown)
  const reach = isStopped ? loaded : loaded + 1

  const results = useQueries({
    queries: queries.flatMap((some, index) => some.map((query) => ({ ...query, enabled: index < reach }))),
  })
  const partsBySeries = series.map((_, column) =>
    parts.flatMap((part, row) => {
      const result = results[row * series.length + column]
      return result ? [{ part, result }] : []
    }),
  )
  const come = partsBySeries.map((some) => {
    const end = some.findIndex(({ result }) => !result.data && !result.error)
    return end === -1 ? some : some.slice(0, end)
  })
  const growing = results.filter(({ isError, data }) => isError || (data && canLoadMore(data)))
  return {
    known: come.map((some, column) =>
      join(
        JSON.stringify([source.viewer, series[column]?.key]),
        some.map(({ part, result: { data, error } }) => ({ part, data, error })),
        bounds,
        now,
      ),
    ),
    errors: come.map((some) => some.find(({ result }) => result.error)?.result.error ?? null),
    pending: partsBySeries.map(([first]) => first?.result.isPending === true),
    loaded,
    parts: parts.length,
    isStopped,
    stop: () => setStoppedAt(asked),
    resume: () => {
      setStoppedAt('')
      for (const { isError, refetch } of results) if (isError) void refetch()
    },
    again: growing.length === 0 ? null : () => growing.forEach(({ refetch }) => void refetch()),
  }
}

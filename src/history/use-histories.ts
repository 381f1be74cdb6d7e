import { type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CatalogHandle } from '../catalog/catalog-handle'
import { hasPushedPeriod } from '../model/history'
import { createJoiner } from './join-parts'
import { canLoadMore } from './missing-time'
import { historyQuery, type KnownHistory } from './queries'
import type { MeasuredSeries } from './series'
import { type RangePart, splitRange, type TimeRange } from './time-range'

/** A series with its history, as far as it is loaded. */
export interface SeriesHistory<Series> {
  series: Series
  /** `undefined` before its first part. */
  history: KnownHistory | undefined
  /** Error of a failed part; `null`: none failed. */
  error: Error | null
  /** Whether the first part is loading. */
  isPending: boolean
}

export interface Histories<Series> {
  /** In the order of the given series. */
  all: SeriesHistory<Series>[]
  /** Number of parts of the range that are loaded for all series. */
  loadedCount: number
  partCount: number
  isStopped: boolean
  stop(): void
  resume(): void
  /** Loads failed and refused parts again; `null` if that would bring nothing more. */
  loadAgain: (() => void) | null
}

/** Loads the history of some series. A long range is loaded in parts, one after the other, newest first. */
export function useHistories<Series extends MeasuredSeries>(
  handle: CatalogHandle,
  series: readonly Series[],
  timeRange: TimeRange,
  now: number,
): Histories<Series> {
  const queryClient = useQueryClient()
  const [join] = useState(createJoiner)
  const parts = splitRange(timeRange, now)
  const queries = parts.map((part) => series.map((one) => historyQuery(handle, one, part)))
  // Read before `useQueries`, because these statuses decide which of the queries it enables.
  const statuses = queries.map((row) =>
    row.map(({ queryKey }) => queryClient.getQueryState(queryKey)?.status),
  )
  const isSettled = (status: string | undefined) => status === 'success' || status === 'error'
  const firstUnsettled = statuses.findIndex((row) => !row.every(isSettled))
  const loaded = firstUnsettled === -1 ? parts.length : firstUnsettled
  // A stop is valid for the viewer, series and range that were stopped.
  const loadKey = JSON.stringify([handle.viewer, series.map(({ key }) => key), parts.at(-1)])
  const [stoppedAt, setStoppedAt] = useState('')
  const hasFailed = loaded > 0 && statuses[loaded - 1]?.every((status) => status === 'error') === true
  const isStopped = loaded < parts.length && (stoppedAt === loadKey || hasFailed)
  const enabledParts = isStopped ? loaded : loaded + 1

  const results = useQueries({
    queries: queries.flatMap((row, index) =>
      row.map((query) => ({ ...query, enabled: index < enabledParts })),
    ),
  })
  const repeatable = results.filter(({ isError, data }) => isError || (data && canLoadMore(data)))
  return {
    all: series.map((one, column) => {
      const ofSeries = parts.flatMap((part, row): PartResult[] => {
        const result = results[row * series.length + column]
        return result ? [{ part, result }] : []
      })
      const answers = untilFirstOpen(ofSeries)
      return {
        series: one,
        history: join(
          JSON.stringify([handle.viewer, one.key]),
          answers.map(({ part, result: { data, error } }) => ({ part, data, error })),
          timeRange,
          now,
          hasPushedPeriod(one.key.period),
        ),
        error: answers.find(({ result }) => result.error)?.result.error ?? null,
        isPending: ofSeries[0]?.result.isPending === true,
      }
    }),
    loadedCount: loaded,
    partCount: parts.length,
    isStopped,
    stop: () => setStoppedAt(loadKey),
    resume: () => {
      setStoppedAt('')
      for (const { isError, refetch } of results) if (isError) void refetch()
    },
    loadAgain: repeatable.length === 0 ? null : () => repeatable.forEach(({ refetch }) => void refetch()),
  }
}

interface PartResult {
  part: RangePart
  result: UseQueryResult<KnownHistory>
}

/** Returns the parts before the first one without an answer, so that the history has no hole. */
function untilFirstOpen(parts: readonly PartResult[]): readonly PartResult[] {
  const end = parts.findIndex(({ result }) => !result.data && !result.error)
  return end === -1 ? parts : parts.slice(0, end)
}

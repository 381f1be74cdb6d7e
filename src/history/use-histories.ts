import { type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CatalogHandle } from '../catalog/catalog-handle'
import type { TimeRange } from '../model/history'
import { hasPushedPeriod } from '../model/history'
import { createJoiner, type PartAnswer } from './join-parts'
import { canLoadMore } from './missing-time'
import { historyQuery, type LoadedHistory } from './queries'
import type { MeasuredSeries } from './series'
import { type RangePart, splitRange } from './time-range'

/** A series with its history, as far as it is loaded. */
export interface SeriesHistory<Series> {
  series: Series
  /** `undefined` before its first range part. */
  history: LoadedHistory | undefined
  /** Error of a failed range part; `null`: none failed. */
  error: Error | null
  /** Whether the first range part is loading. */
  isPending: boolean
}

export interface Histories<Series> {
  /** In the order of the given series. */
  all: SeriesHistory<Series>[]
  /** Number of parts of the range that were loaded, or have failed, for all series. */
  answeredCount: number
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
  const firstUnanswered = statuses.findIndex((row) => !row.every(isAnswered))
  const answeredCount = firstUnanswered === -1 ? parts.length : firstUnanswered
  // A stop is valid for the viewer, series and range that were stopped.
  const loadKey = JSON.stringify([handle.viewer, series.map(({ key }) => key), parts.at(-1)])
  const [stoppedAt, setStoppedAt] = useState('')
  const hasFailed =
    answeredCount > 0 && statuses[answeredCount - 1]?.every((status) => status === 'error') === true
  const isStopped = answeredCount < parts.length && (stoppedAt === loadKey || hasFailed)
  const enabledParts = isStopped ? answeredCount : answeredCount + 1

  const results = useQueries({
    queries: queries.flatMap((row, index) =>
      row.map((query) => ({ ...query, enabled: index < enabledParts })),
    ),
  })
  const repeatable = results.filter(({ isError, data }) => isError || (data && canLoadMore(data)))
  const ofSeries = series.map((one, column) => {
    const rows = parts.map((part, row) => ({ part, result: results[row * series.length + column] }))
    return { series: one, answers: untilFirstUnanswered(rows) }
  })
  const histories = join(
    ofSeries.map(({ series: { key }, answers }) => {
      return { id: JSON.stringify([handle.viewer, key]), answers, isPushed: hasPushedPeriod(key.period) }
    }),
    timeRange,
    now,
  )
  return {
    all: ofSeries.map(({ series: one, answers }, index) => ({
      series: one,
      history: histories[index],
      error: answers.find((answer) => answer.error)?.error ?? null,
      // The results begin with those of the first part.
      isPending: results[index]?.isPending === true,
    })),
    answeredCount,
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

const isAnswered = (status: string | undefined) => status === 'success' || status === 'error'

interface PartResult {
  part: RangePart
  result: UseQueryResult<LoadedHistory> | undefined
}

/** Returns the parts before the first one without an answer, so that the history has no hole. */
function untilFirstUnanswered(parts: readonly PartResult[]): PartAnswer[] {
  const answers: PartAnswer[] = []
  for (const { part, result } of parts) {
    if (!result?.data && !result?.error) break
    answers.push({ part, data: result.data, error: result.error })
  }
  return answers
}

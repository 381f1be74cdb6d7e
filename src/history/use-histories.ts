import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CatalogHandle } from '../catalog/catalog-handle'
import type { TimeRange } from '../model/history'
import { hasPushedPeriod } from '../model/history'
import { createJoiner } from './join-parts'
import {
  countAnswered,
  createAnswerReader,
  hasFailedForAll,
  type KnownAnswer,
  listRepeatable,
} from './part-answers'
import { historyQuery, type LoadedHistory } from './queries'
import type { MeasuredSeries } from './series'
import { splitRange } from './time-range'

/** A series with its history, as far as it is loaded. */
export interface SeriesHistory<Series> {
  series: Series
  /** `undefined` before its first range part. */
  history: LoadedHistory | undefined
  /** Error of a failed range part; `null`: none failed. */
  error: Error | null
  /** Whether the first range part is loading, and has not failed before. */
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
  /** Whether a person's press loads parts again. */
  isLoadingAgain: boolean
}

/** What is read of a query's state. */
const readProps: ('data' | 'error' | 'status')[] = ['data', 'error', 'status']

/** Loads the history of some series. A long range is loaded in parts, one after the other, newest first. */
export function useHistories<Series extends MeasuredSeries>(
  handle: CatalogHandle,
  series: readonly Series[],
  timeRange: TimeRange,
  now: number,
): Histories<Series> {
  const queryClient = useQueryClient()
  const [readAnswers] = useState(createAnswerReader)
  const [join] = useState(createJoiner)
  const parts = splitRange(timeRange, now)
  const queries = parts.map((part) => series.map((one) => historyQuery(handle, one, part)))
  // Read from the cache, because the answers decide which of the queries are enabled.
  const answers = readAnswers(
    parts.map((part, index) =>
      (queries[index] ?? []).map(({ queryKey }) => {
        return { part, queryKey, state: queryClient.getQueryState(queryKey) }
      }),
    ),
  )
  const answeredCount = countAnswered(answers, parts.length)
  // A stop is valid for the viewer, series and range that were stopped.
  const loadKey = JSON.stringify([handle.viewer, series.map(({ key }) => key), parts.at(-1)])
  const [stoppedAt, setStoppedAt] = useState('')
  const hasFailed = answeredCount > 0 && hasFailedForAll(answers, answeredCount - 1)
  const isHalted = stoppedAt === loadKey
  const isIncomplete = answeredCount < parts.length
  const enabledParts = isIncomplete && (isHalted || hasFailed) ? answeredCount : answeredCount + 1
  const results = useQueries({
    queries: queries.flatMap((row, index) =>
      row.map((query) => ({ ...query, enabled: index < enabledParts, notifyOnChangeProps: readProps })),
    ),
  })

  const histories = join(
    series.map(({ key }, index) => ({
      id: JSON.stringify([handle.viewer, key]),
      answers: answers[index] ?? [],
      isPushed: hasPushedPeriod(key.period),
    })),
    timeRange,
    now,
  )
  const [isLoadingAgain, waitFor] = useWaiting()
  const load = (some: readonly KnownAnswer[]) =>
    waitFor(Promise.all(some.map(({ index }) => results[index]?.refetch())))
  const repeatable = listRepeatable(answers)
  return {
    all: series.map((one, index) => ({
      series: one,
      history: histories[index],
      error: answers[index]?.find(({ error }) => error)?.error ?? null,
      isPending: answers[index]?.length === 0,
    })),
    answeredCount,
    partCount: parts.length,
    isStopped: isIncomplete && (isHalted || (hasFailed && !isLoadingAgain)),
    stop: () => setStoppedAt(loadKey),
    resume: () => {
      setStoppedAt('')
      load(answers.flat().filter(({ error }) => error))
    },
    loadAgain: repeatable.length === 0 ? null : () => load(repeatable),
    isLoadingAgain,
  }
}

/** Returns whether a promise that was given to the function is open. */
function useWaiting(): [isWaiting: boolean, waitFor: (promise: Promise<unknown>) => void] {
  const [isWaiting, setWaiting] = useState(false)
  const waitFor = async (promise: Promise<unknown>) => {
    setWaiting(true)
    await promise
    setWaiting(false)
  }
  return [isWaiting, (promise) => void waitFor(promise)]
}

import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { CatalogHandle } from '../../catalog/catalog-handle'
import { clock } from '../../clock'
import { hour, minute } from '../../durations'
import type { History, SeriesGroup, SeriesKey, StatusStarts, ValueStart } from '../../model/history'
import type { Status } from '../../model/status'
import { detectSampling, findValueStart, toIntervals } from '../intervals'
import { readStatus } from '../series'
import { groupByKind, maxPlugsPerCall } from './batches'

/** Milliseconds of history: a day of 60 plugs that report every 5 minutes is one answer of 17,000 samples. */
const length = 24 * hour
/** Milliseconds after which the starts are loaded again. */
const refetchInterval = 30 * minute

const none: StatusStarts = new Map()

/** Milliseconds that a list waits for the starts, so that its order does not change when they arrive. */
const maxWait = 1_500

/**
 * Loads since when plugs have the given status, from the history of the last 24 hours. Returns `null` while the first
 * ones load, at most for `maxWait`. While more plugs load, returns the known starts; a failure leaves them out.
 */
export function useStatusStarts(
  handle: CatalogHandle,
  series: readonly SeriesKey[],
  status: Status,
): StatusStarts | null {
  const { data, isLoading } = useQuery(startsQuery(handle, series, status))
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isLoading) return
    const late = setTimeout(() => setLate(true), maxWait)
    return () => {
      clearTimeout(late)
      setLate(false)
    }
  }, [isLoading])
  if (data) return data
  return isLoading && !isLate ? null : none
}

export const startsQuery = (
  { viewer, catalog }: CatalogHandle,
  series: readonly SeriesKey[],
  status: Status,
) =>
  queryOptions({
    queryKey: [viewer, 'status-starts', status, series],
    queryFn: async (): Promise<StatusStarts> => {
      const until = clock.now()
      const starts = new Map<string, ValueStart>()
      for (const group of toCalls(series)) {
        const answers = await catalog.histories(group, until - length, until)
        group.ids.forEach((id, index) => {
          const since = findStatusStart(answers[index], group.period, { status, until })
          if (since !== null) starts.set(id, since)
        })
      }
      return starts
    },
    enabled: series.length > 0,
    staleTime: refetchInterval,
    refetchInterval,
    structuralSharing: false,
    placeholderData: (previous, before) => (before?.queryKey[0] === viewer ? previous : undefined),
  })

/** Series of one kind, at most `maxPlugsPerCall`, for each call. */
function toCalls(series: readonly SeriesKey[]): SeriesGroup[] {
  return groupByKind(series.map((key) => ({ key }))).flatMap(({ kind, members }) => {
    const ids = members.map(({ key }) => key.id)
    const calls = [...Array(Math.ceil(ids.length / maxPlugsPerCall)).keys()]
    return calls.map((call) => {
      const first = call * maxPlugsPerCall
      return { ...kind, ids: ids.slice(first, first + maxPlugsPerCall) }
    })
  })
}

function findStatusStart(
  history: History | undefined,
  period: number | null,
  { status, until }: { status: Status; until: number },
): ValueStart | null {
  if (!history) return null
  const sampling = detectSampling(period, history.samples)
  return findValueStart(toIntervals(history, sampling, readStatus, until), status, until)
}

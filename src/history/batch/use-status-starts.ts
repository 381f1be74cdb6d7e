import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { CatalogHandle } from '../../catalog/catalog-handle'
import { clock } from '../../clock'
import { minute } from '../../durations'
import type { SeriesKey, StatusStarts, ValueStart } from '../../model/history'
import { type UptimePeriod, uptimeLengths } from '../../model/uptime'
import { findLookback, toCalls } from './batches'
import { extendStarts, findFaultStart } from './fault-starts'
import { startsKey, useLoadedStarts } from './loaded-starts'

/** Milliseconds after which the starts are loaded again. */
const refetchInterval = 30 * minute

const none: StatusStarts = new Map()

interface ComingStarts {
  /** `null` while the first ones load, at most for `maxStartsWait`. */
  starts: StatusStarts | null
  /** Whether starts that are not known yet load. */
  isComing: boolean
}

/** Milliseconds that a list waits for the starts, so that its order does not change when they arrive. */
const maxStartsWait = 1_500

/**
 * Loads since when plugs are out of order, from the history of the last 24 hours, and from longer histories as far as
 * other parts have loaded them. While more plugs load, returns the known starts; a failure leaves them out.
 */
export function useStatusStarts(handle: CatalogHandle, series: readonly SeriesKey[]): ComingStarts {
  const { data, isLoading, isPlaceholderData } = useQuery({
    ...startsQuery(handle, series, 'day'),
    enabled: series.length > 0,
    refetchInterval,
  })
  const loaded = useLoadedStarts(handle)
  const starts = useMemo(() => data && extendStarts(data, loaded), [data, loaded])
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isLoading) return
    const timer = setTimeout(() => setLate(true), maxStartsWait)
    return () => {
      clearTimeout(timer)
      setLate(false)
    }
  }, [isLoading])
  return { starts: starts ?? (isLoading && !isLate ? null : none), isComing: isLoading || isPlaceholderData }
}

/** Starts in the last day, week or 30 days. */
export const startsQuery = (
  { viewer, catalog }: CatalogHandle,
  series: readonly SeriesKey[],
  range: UptimePeriod,
) =>
  queryOptions({
    queryKey: [...startsKey(viewer), range, series],
    queryFn: async (): Promise<StatusStarts> => {
      const until = clock.now()
      const from = until - uptimeLengths[range]
      const starts = new Map<string, ValueStart>()
      for (const group of toCalls(series, until - from)) {
        const answers = await catalog.histories(group, from - findLookback(group.period), until)
        group.ids.forEach((id, index) => {
          const start = findFaultStart(answers[index], group.period, { from, until })
          if (start !== null) starts.set(id, start)
        })
      }
      return starts
    },
    staleTime: refetchInterval,
    structuralSharing: false,
    placeholderData: (previous, before) => (before?.queryKey[0] === viewer ? previous : undefined),
  })

import { queryOptions } from '@tanstack/react-query'
import type { CatalogHandle } from '../catalog/catalog-handle'
import type { MatchQuery } from '../catalog/station-query'
import { clock } from '../clock'
import { minute } from '../durations'
import type { History, MissingTime } from '../model/history'
import type { Viewer } from '../model/viewer'
import { revisionQuery } from '../queries/revision-query'
import type { ServiceKind } from '../queries/service-kinds'
import { roundedNow } from '../ui/browser/use-now'
import { type Carried, cutLookback, findLookbackStart } from './carried'
import type { MeasuredSeries } from './series'
import { endsNow, type RangePart, toPartRange } from './time-range'

/** Milliseconds that an unused history is kept: people go back and forth between stations. */
const unusedCacheTime = 5 * minute

/** Milliseconds until an outdated history is loaded again, so that chart and plugs share one call. */
const outdatedRefetchDelay = 100

/** Milliseconds until a failed history is loaded again. */
const failureRefetchDelay = minute

/** A history with the time up to which it is complete: epoch milliseconds. */
export type LoadedHistory = History &
  Carried & {
    until: number
    /** Latest measurement of the series that was known at the request; `null`: none. */
    measuredAt: number | null
  }

/** Milliseconds that a past part stays fresh: measurements may arrive late. */
const pastPartStaleTime = 15 * minute

/** Key of all histories that a viewer has loaded. */
export const historyKey = (viewer: Viewer) => [viewer, 'history' satisfies ServiceKind] as const

/**
 * History of one series in a part of the past. The key has neither the range nor the latest measurement, so that a new
 * answer replaces the old one; an open panel would otherwise collect them.
 */
export function historyQuery(
  { viewer, catalog }: CatalogHandle,
  { key, measuredAt }: MeasuredSeries,
  part: RangePart,
) {
  const isCurrent = endsNow(part)
  // All observers share the clock's range, and only a newer measurement outdates an answer. Otherwise two observers
  // with different data would replace each other's answer in turn.
  const isOutdated = (loaded: LoadedHistory) =>
    isCurrent &&
    (loaded.to !== toPartRange(part, roundedNow()).to || (loaded.measuredAt ?? 0) < (measuredAt ?? 0))
  return queryOptions({
    queryKey: [...historyKey(viewer), key, part],
    queryFn: async (): Promise<LoadedHistory> => {
      const askedAt = clock.now()
      const { from, to } = toPartRange(part, roundedNow())
      const requestedFrom = findLookbackStart({ key, measuredAt }, { from, to })
      const history = cutLookback(await catalog.history(key, requestedFrom, to), from)
      // The clock may be some minutes behind that of the service.
      const until = Math.max(askedAt, history.samples.at(-1)?.measuredAt ?? askedAt)
      const missing = history.missing.map(byCorrectedClock)
      return { ...history, missing, until: Math.min(to, until), measuredAt }
    },
    staleTime: ({ state: { data } }) => {
      if (data?.missing.some(isUnread)) return 0
      if (!isCurrent) return pastPartStaleTime
      return data && !isOutdated(data) ? Number.POSITIVE_INFINITY : 0
    },
    refetchInterval: ({ state: { data, status } }) => {
      if (status === 'error') return failureRefetchDelay
      return data && isOutdated(data) ? outdatedRefetchDelay : false
    },
    gcTime: unusedCacheTime,
    structuralSharing: false,
  })
}

/** Whether the service answered, but not with the viewer's token, so that another request may bring more. */
function isUnread({ reason, failure }: MissingTime): boolean {
  return reason === 'failed' && failure === null
}

/** The worker has only the device's clock, from which it counts the service's `Retry-After`. */
function byCorrectedClock(time: MissingTime): MissingTime {
  return { ...time, retryAt: time.retryAt === null ? null : time.retryAt + clock.offset() }
}

/** Maximum number of stations that a search for the comparison lists. */
const maxFound = 8

/** Stations that the text finds, of all stations of the catalog; none for an empty text. */
export const foundStationsQuery = (handle: CatalogHandle, revision: number, text: string, now: number) => ({
  ...revisionQuery(handle, revision, {
    name: 'found-stations',
    keyParts: [text, now],
    queryFn: (catalog) => catalog.search({ text, limit: maxFound, now }),
  }),
  enabled: text !== '',
})

/**
 * Current details of a compared station. The key has neither filters nor time, because the series of a station depend
 * on neither: an opened panel's query would be sent again with each of them.
 */
export const detailsQuery = (
  handle: CatalogHandle,
  revision: number,
  id: string,
  { filters, now }: MatchQuery,
) =>
  revisionQuery(handle, revision, {
    name: 'compared',
    id,
    queryFn: (catalog) => catalog.details(id, { filters, now }),
  })

import { queryOptions } from '@tanstack/react-query'
import type { Source } from '../catalog/source'
import { clock } from '../clock'
import type { History } from '../model/history'
import type { Series } from './series'

/** Milliseconds that a history is kept once nobody looks: people go back and forth between stations. */
const keep = 300_000

/** A history, and until when it tells what was: epoch milliseconds. */
export type KnownHistory = History & { until: number }

/**
 * What one series measured in `[from, to)`. What has been measured stays as it is, so the answer belongs to no
 * revision; it is asked for again when something newer was measured, and a chart that follows the time asks for another
 * span, rarely enough. Until that comes, the last answer for the same series stays.
 */
export function historyQuery(
  { viewer, catalog }: Source,
  { key, measuredAt }: Series,
  { from, to }: { from: number; to: number },
) {
  const length = to - from
  return queryOptions({
    queryKey: [viewer, 'history', key, from, to, measuredAt],
    queryFn: async (): Promise<KnownHistory> => {
      const asked = clock.now()
      const history = await catalog.history(key, from, to)
      // The clock may be some minutes behind that of the service.
      const until = Math.max(asked, history.samples.at(-1)?.at ?? asked)
      return { ...history, until: Math.min(to, until) }
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: keep,
    structuralSharing: false,
    placeholderData: (previous, query) => {
      const [of, , series] = query?.queryKey ?? []
      const isSame = of === viewer && JSON.stringify(series) === JSON.stringify(key)
      return isSame && previous && previous.to - previous.from === length ? previous : undefined
    },
  })
}

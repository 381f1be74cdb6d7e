import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { CatalogHandle } from '../../catalog/catalog-handle'
import { hour } from '../../durations'
import { addDays, startOfDay } from '../../i18n/zone-time'
import type { Sample, TimeRange } from '../../model/history'
import type { ServiceKind } from '../../queries/service-kinds'
import { roundedNow } from '../../ui/browser/use-now'
import { detectSampling } from '../intervals'
import { joinParts, type PartAnswer } from '../join-parts'
import { historyQuery } from '../queries'
import type { NumberSeries } from '../series'
import { splitRange } from '../time-range'
import { averageByWeekHour, daysOfWeek, type WeekHour } from './week-hours'

/** Whole weeks up to the end of yesterday, so that each hour of the week occurs equally often. */
const weeks = 5
/** Minimum weeks with data, and minimum known share of their hours, for a mean to be called usual. */
const minWeeks = 3
const minKnown = (minWeeks * hour) / 2
/**
 * Minimum measurements: one for each of these weeks. A value that is sent on change is known until the next one, so a
 * single measurement would fill all weeks; it shows what was so once, or that the station has stopped reporting.
 */
const minSamples = minWeeks

interface UsuallyFreeOptions {
  series: NumberSeries
  /** Calendar day in the zone; the day after the last one that counts. */
  date: string
  timeZone: string
}

/**
 * Free plugs by hour of the week. The parts are loaded one after the other and shared with the chart. An aborted signal
 * stops before the next part. The sums are kept for the session.
 */
export function usuallyFreeQuery(
  queryClient: QueryClient,
  handle: CatalogHandle,
  { series, date, timeZone }: UsuallyFreeOptions,
) {
  return queryOptions({
    queryKey: [handle.viewer, 'usually-free' satisfies ServiceKind, series.key, date],
    queryFn: async ({ signal }): Promise<WeekHour[] | null> => {
      const now = roundedNow()
      const timeRange = rangeUntil(date, timeZone)
      const answers: PartAnswer[] = []
      for (const part of splitRange(timeRange, now)) {
        signal.throwIfAborted()
        const data = await queryClient.fetchQuery(historyQuery(handle, series, part))
        answers.push({ part, data, error: null })
      }
      const history = joinParts(answers, timeRange, now)
      if (history === undefined) return null
      const sampling = detectSampling(series.key.period, history.samples)
      return averageByWeekHour(history, sampling, readFree, timeRange, timeZone)
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
}

function rangeUntil(date: string, timeZone: string): TimeRange {
  const first = addDays(date, -weeks * daysOfWeek)
  return { from: startOfDay(first, timeZone), to: startOfDay(date, timeZone) }
}

function readFree({ meaning }: Sample): number | null {
  return meaning.kind === 'free' ? meaning.free : null
}

/** An hour with enough data for its mean to be called usual. */
export type UsualHour = WeekHour & { mean: number }

/** @returns `null` for an hour with too little data */
export function toUsualHour(hour: WeekHour | undefined): UsualHour | null {
  if (hour === undefined || hour.mean === null) return null
  const { mean, weeks, known, samples } = hour
  return weeks < minWeeks || known < minKnown || samples < minSamples ? null : { ...hour, mean }
}

/** Rounds a mean for people: sentence and table then agree. */
export const roundToTenth = (mean: number): number => Math.round(mean * 10) / 10

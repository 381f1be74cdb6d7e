import { useQuery } from '@tanstack/react-query'
import type { PlugDetails } from '../../catalog/catalog-api'
import type { CatalogHandle } from '../../catalog/catalog-handle'
import { leastAge } from '../../i18n/least-age'
import { mayBeOld } from '../../model/freshness'
import type { SeriesKey, ValueStart } from '../../model/history'
import { useI18n } from '../../ui/i18n/I18nContext'
import { detectSampling, findValueStart, toIntervals } from '../intervals'
import { historyQuery } from '../queries'
import { findPlugSeries, readStatus } from '../series'

interface Props {
  handle: CatalogHandle
  plug: PlugDetails
  /** All plugs of the station. */
  plugs: readonly PlugDetails[]
  now: number
}

/** Start of a plug's status, from the history of the last day. Renders nothing for an old status or without history. */
export function PlugSince({ plugs, ...props }: Props) {
  const { plug } = props
  const series = findPlugSeries(plug, plugs)
  return series && !mayBeOld(plug.freshness) && <LoadedSince {...props} seriesKey={series.key} />
}

interface LoadedProps extends Omit<Props, 'plugs'> {
  seriesKey: SeriesKey
}

function LoadedSince({ handle, plug, seriesKey: key, now }: LoadedProps) {
  const i18n = useI18n()
  const { data } = useQuery(historyQuery(handle, { key, measuredAt: plug.measuredAt }, { preset: 'day' }))
  if (!data) return null
  const until = Math.min(now, data.until)
  const intervals = toIntervals(data, detectSampling(key.period, data.samples), readStatus, until)
  const since: ValueStart | null =
    data.samples.length === 0 && plug.measuredAt !== null
      ? { startedAt: plug.measuredAt, exact: false, until }
      : findValueStart(intervals, plug.status, until)
  if (since === null) return null
  // The start of what was loaded is no start of the status, and moves with each refresh.
  return (
    <>
      {since.exact
        ? i18n.t('station.since', { time: i18n.since(since.startedAt, now) })
        : i18n.t('station.since.at-least', { age: leastAge(i18n, since.until - since.startedAt) })}
    </>
  )
}

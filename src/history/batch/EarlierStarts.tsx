import { useQuery } from '@tanstack/react-query'
import type { CatalogHandle } from '../../catalog/catalog-handle'
import type { SeriesKey } from '../../model/history'
import type { UptimePeriod } from '../../model/uptime'
import { useI18n } from '../../ui/i18n/I18nContext'
import { FailedStarts } from './FailedStarts'
import { startsQuery } from './use-status-starts'
import '../../ui/controls/further-choice.css'
import '../../ui/look/paper.css'

interface Props {
  handle: CatalogHandle
  /** Plugs of whose fault only the latest possible start is known. */
  series: readonly SeriesKey[]
  range: UptimePeriod
}

/**
 * Button that looks for the starts of faults in a longer range. It requests the named plugs alone: for each plug of the
 * list, 7 days would be seven times the usual requests.
 */
export function EarlierStarts({ handle, series, range }: Props) {
  const i18n = useI18n()
  const { refetch, isFetching, error } = useQuery({
    ...startsQuery(handle, series, range),
    enabled: false,
    // Kept for the session: what was true of the past stays true.
    gcTime: Number.POSITIVE_INFINITY,
  })
  if (series.length === 0) return null
  if (error && !isFetching) return <FailedStarts handle={handle} series={series} range={range} />
  const period = i18n.t(`chart.range.${range}`)
  return (
    <p className="quiet screen-only further-choice">
      {i18n.t('histories.earlier', { count: series.length })}{' '}
      {isFetching ? (
        i18n.t('chart.loading')
      ) : (
        <button type="button" className="button-link" onClick={() => void refetch()}>
          {i18n.t('histories.earlier.look', { period })}
        </button>
      )}
    </p>
  )
}

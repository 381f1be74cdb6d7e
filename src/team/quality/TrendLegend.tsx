import { shareWords } from '../../i18n/share-words'
import type { UptimePeriod } from '../../model/uptime'
import { useI18n } from '../../ui/i18n/I18nContext'
import { trendWords } from './uptime-columns'
import '../../ui/controls/further-choice.css'

const states = ['up', 'fault', 'unknown'] as const

interface Props {
  period: UptimePeriod
  /** Whether no trend is loaded yet. The legend is invisible until then, and keeps its place above the table. */
  isComing: boolean
}

/** Above the table: what a sparkline's columns are, where they start and end, and what each colour means. */
export function TrendLegend({ period, isComing }: Props) {
  const i18n = useI18n()
  return (
    <p className={`quiet trend-legend further-choice ${isComing ? 'trend-legend-coming' : ''}`}>
      {i18n.t('team.trend.columns', {
        trend: trendWords(i18n, period),
        unit: period === 'day' ? 'hour' : 'day',
        from: shareWords(i18n, 0, 1),
        to: shareWords(i18n, 1, 1),
      })}{' '}
      {states.map((state) => (
        <span key={state}>
          <svg viewBox="0 0 12 12" aria-hidden>
            <path
              className={`uptime-${state}`}
              d={state === 'unknown' ? 'M1 9.5h10v1.5h-10z' : 'M1 1h10v10h-10z'}
            />
          </svg>{' '}
          {i18n.t(`team.trend.${state}`)}
        </span>
      ))}
    </p>
  )
}

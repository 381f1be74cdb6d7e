import { shareWords } from '../../i18n/share-words'
import type { UptimePeriod } from '../../model/uptime'
import { useWords } from '../../ui/words/Words'
import type { TrendScale } from './trend-scale'
import { periodWords } from './uptime-columns'
import '../../ui/controls/further-choice.css'

const states = ['up', 'fault', 'unknown'] as const

interface Props {
  period: UptimePeriod
  /** `null`: no trend is loaded yet. The legend is invisible until then, and keeps its place above the table. */
  scale: TrendScale | null
}

/** Above the table: what a sparkline's columns are, where they start and end, and what each colour means. */
export function TrendLegend({ period, scale }: Props) {
  const words = useWords()
  const start = scale?.start ?? 0
  return (
    <p className={`quiet trend-legend further-choice ${scale ? '' : 'trend-legend-coming'}`}>
      {words.t('team.trend.columns', {
        trend: words.t('team.uptime.trend', { period: periodWords(words, period) }),
        unit: period === 'day' ? 'hour' : 'day',
        from: shareWords(words, start, 1),
        to: shareWords(words, 1, 1),
      })}{' '}
      {states.map((state) => (
        <span key={state}>
          <svg viewBox="0 0 12 12" aria-hidden>
            <path
              className={`uptime-${state}`}
              d={state === 'unknown' ? 'M5 9h2v2h-2z' : 'M1 1h10v10h-10z'}
            />
          </svg>{' '}
          {words.t(`team.trend.${state}`)}
        </span>
      ))}
    </p>
  )
}

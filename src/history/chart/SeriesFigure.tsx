import { LockOpen } from 'lucide-react'
import { useMemo } from 'react'
import type { TimeRange } from '../../model/history'
import { ClosedTag } from '../../ui/closed/ClosedTag'
import { useI18n } from '../../ui/i18n/I18nContext'
import { historySentences, missingSentences } from '../history-words'
import { addUnloaded } from '../missing-time'
import type { LoadedHistory } from '../queries'
import type { NumberSeries } from '../series'
import { prepareSeries } from './drawn-series'
import { TimeChart } from './TimeChart'

interface Props {
  history: LoadedHistory
  series: NumberSeries
  name: string
  /** The whole requested range. The history begins later while parts are loading. */
  timeRange: TimeRange
  now: number
}

/** CSS pixels. */
const height = 132

/** Chart of one series, with the same in words. */
export function SeriesFigure({ history, series, name, timeRange: { from, to }, now }: Props) {
  const i18n = useI18n()
  const { timeZone } = i18n
  const { missing, rejected } = history
  const {
    key: { period },
    unit,
    access,
    counts,
  } = series
  const until = Math.min(now, history.until)
  const closed = access === 'closed'
  const { summary, moments, values, carriedAt, ...line } = useMemo(
    () => prepareSeries(history, { period, counts, timeZone }, until),
    [history, period, counts, timeZone, until],
  )
  const lines = useMemo(() => {
    const colours = closed
      ? { colour: '--closed', fill: '--closed-wash' }
      : { colour: '--accent', fill: '--accent-wash' }
    return [{ shape: line.shape, points: line.points, means: line.means, ...colours, dash: [] }]
  }, [line.shape, line.points, line.means, closed])
  const allMissing = useMemo(() => addUnloaded(missing, from, history.from), [history.from, from, missing])
  const zone = i18n.zone(now)
  return (
    <figure className="history-figure" data-closed={closed || undefined}>
      {closed && (
        <p className="history-closed">
          <LockOpen size={14} aria-hidden /> {i18n.t('station.values.closed')} <ClosedTag />
        </p>
      )}
      {moments.length > 0 && (
        <TimeChart
          from={from}
          to={to}
          missing={allMissing}
          counts={counts}
          lines={lines}
          height={height}
          now={now}
          name={name}
          tooltipLines={[{ name: '', unit, moments, values, carriedAt }]}
        />
      )}
      <figcaption>
        {zone !== null && moments.length > 0 && <p>{i18n.t('chart.zone', { zone })}</p>}
        {historySentences(i18n, { ...history, until }, summary, { name, unit, now }).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {missingSentences(i18n, { missing, until }, now).map((sentence) => (
          <p key={sentence} className="history-missing">
            {sentence}
          </p>
        ))}
        {rejected > 0 && <p>{i18n.t('chart.rejected', { count: rejected })}</p>}
      </figcaption>
    </figure>
  )
}

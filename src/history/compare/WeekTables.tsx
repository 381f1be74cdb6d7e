import { useMemo, useState } from 'react'
import { day } from '../../durations'
import type { TimeRange } from '../../model/history'
import { ClosedTag } from '../../ui/closed/ClosedTag'
import { useI18n } from '../../ui/i18n/I18nContext'
import { detectSampling } from '../intervals'
import type { LoadedHistory } from '../queries'
import { readNumber, readOccupied } from '../series'
import { WeekHoursTable } from '../week/WeekHoursTable'
import { averageByWeekHour } from '../week/week-hours'
import { type ComparedHistory, identifySeries, type ShownSeries } from './compared'
import '../../ui/controls/field.css'

interface Props {
  /** Series with their whole names, which have the units. */
  named: readonly ComparedHistory[]
  /** The range to load. The histories may begin later: the newest part of a long range comes first. */
  timeRange: TimeRange
  now: number
}

/** Milliseconds. Shorter ranges leave whole weekdays unknown: a week up to now may begin some hours late. */
const shortestRange = 6 * day

/** Table of the means by hour and weekday, for one of the series, or a hint where the time is too short for one. */
export function WeekTables({ named, timeRange, now }: Props) {
  const i18n = useI18n()
  const [chosen, setChosen] = useState('')
  const shown = named.find(({ series }) => identifySeries(series) === chosen) ?? named[0]
  if (!named.some(({ history }) => history) || !shown) return null
  const { history } = shown
  const isShort = timeRange.to - timeRange.from < shortestRange
  return (
    <div className="week">
      <h3>
        {i18n.t('week.title')} {shown.series.access === 'closed' && <ClosedTag />}
      </h3>
      {named.length > 1 && !isShort && (
        <select
          className="field"
          aria-label={i18n.t('compare.series')}
          value={identifySeries(shown.series)}
          onChange={({ target }) => setChosen(target.value)}
        >
          {named.map(({ series, name }) => (
            <option key={identifySeries(series)} value={identifySeries(series)}>
              {name}
            </option>
          ))}
        </select>
      )}
      {isShort && <p className="quiet">{i18n.t('week.short')}</p>}
      {history && !isShort && (
        <WeekTable
          name={shown.name}
          kind={shown.series.kind}
          period={shown.series.key.period}
          history={history}
          now={now}
        />
      )}
    </div>
  )
}

interface TableProps {
  name: string
  kind: ShownSeries['kind']
  period: number | null
  history: LoadedHistory
  now: number
}

function WeekTable({ name, kind, period, history, now }: TableProps) {
  const { timeZone } = useI18n()
  const until = Math.min(now, history.until)
  const cells = useMemo(() => {
    const timeRange: TimeRange = { from: history.from, to: until }
    const read = kind === 'status' ? readOccupied : readNumber
    return averageByWeekHour(history, detectSampling(period, history.samples), read, timeRange, timeZone)
  }, [history, period, kind, until, timeZone])
  return <WeekHoursTable name={name} kind={kind === 'status' ? 'share' : 'number'} cells={cells} />
}

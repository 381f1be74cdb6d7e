import { type UptimePeriod, uptimePeriods } from '../model/uptime'
import { Chip } from '../ui/Chip'
import { useWords } from '../ui/Words'
import { LoadHistories } from './LoadHistories'
import { maxStations } from './use-run'
import type { Uptimes } from './use-uptimes'

interface Props {
  uptimes: Uptimes
  now: number
  onPeriod(period: UptimePeriod): void
}

/** Buttons that load the histories for uptime, with progress, notes and the formula. */
export function UptimeControls({ uptimes, now, onPeriod }: Props) {
  const words = useWords()
  const { asked, period } = uptimes
  return (
    <section className="uptime-controls" aria-label={words.t('team.uptime.title')}>
      <h3>{words.t('team.uptime.title')}</h3>
      <fieldset className="uptime-periods">
        <legend className="visually-hidden">{words.t('chart.span')}</legend>
        {uptimePeriods.map((one) => (
          <Chip
            key={one}
            label={words.t(`chart.span.${one}`)}
            count=""
            checked={one === period}
            onChange={() => onPeriod(one)}
          />
        ))}
      </fieldset>
      {asked?.matched === 0 && <p className="workspace-quiet">{words.t('team.uptime.empty')}</p>}
      {asked !== undefined && asked.matched > 0 && (
        <>
          <LoadHistories loading={uptimes} now={now} />
          <Notes uptimes={uptimes} />
        </>
      )}
      <details className="uptime-formula">
        <summary>{words.t('team.uptime.how')}</summary>
        <p>{words.t('team.uptime.formula')}</p>
        <p>{words.t('team.uptime.rules')}</p>
      </details>
    </section>
  )
}

/** Notes about the counted stations and about missing data. */
function Notes({ uptimes: { asked, outOfRange, failed } }: Pick<Props, 'uptimes'>) {
  const words = useWords()
  if (asked === undefined) return null
  const { matched, of } = asked
  const notes = [
    matched > maxStations && words.t('team.uptime.most', { most: maxStations, count: matched }),
    of > matched && words.t('team.uptime.without', { count: of - matched }),
    outOfRange > 0 && words.t('team.uptime.range', { count: outOfRange }),
    failed > 0 && words.t('team.uptime.failed', { count: failed }),
  ].filter((note) => note !== false)
  return notes.length > 0 && <p className="workspace-quiet">{notes.join(' ')}</p>
}

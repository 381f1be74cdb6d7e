import { type UptimePeriod, uptimePeriods } from '../../model/uptime'
import { Chip } from '../../ui/controls/Chip'
import { useWords } from '../../ui/words/Words'
import { StationHistoriesControls } from '../batch/StationHistoriesControls'
import type { Uptimes } from './use-uptimes'
import '../../ui/controls/control-section.css'
import '../../ui/controls/further-choice.css'
import './uptime.css'

interface Props {
  uptimes: Uptimes
  now: number
  onPeriod(period: UptimePeriod): void
}

/** Buttons that load the histories for uptime, with progress, notes and the formula. */
export function UptimeControls({ uptimes, now, onPeriod }: Props) {
  const words = useWords()
  const { period, stationsPage, run, loaded, all, failed, error } = uptimes
  const isSettled = run.kind === 'idle' && loaded === all && failed === 0 && !error && !stationsPage?.failure
  return (
    <section
      className={`control-section ${isSettled ? 'further-choice' : ''}`}
      aria-label={words.t('team.uptime.title')}
    >
      <h3 className="further-choice">{words.t('team.uptime.title')}</h3>
      <fieldset className="uptime-periods further-choice">
        <legend className="visually-hidden">{words.t('chart.range')}</legend>
        {uptimePeriods.map((one) => (
          <Chip
            key={one}
            label={words.t(`chart.range.${one}`)}
            count=""
            checked={one === period}
            onChange={() => onPeriod(one)}
          />
        ))}
      </fieldset>
      <StationHistoriesControls
        histories={uptimes}
        now={now}
        texts={{
          empty: words.t('team.uptime.empty'),
          without: (count) => words.t('team.uptime.without', { count }),
        }}
      />
      <details className="uptime-formula further-choice">
        <summary>{words.t('team.uptime.how')}</summary>
        <p>{words.t('team.uptime.formula')}</p>
        <p>{words.t('team.uptime.rules')}</p>
      </details>
    </section>
  )
}

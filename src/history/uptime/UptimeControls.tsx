import { type UptimePeriod, uptimePeriods } from '../../model/uptime'
import { Chip } from '../../ui/controls/Chip'
import { useI18n } from '../../ui/i18n/I18nContext'
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
  const i18n = useI18n()
  const { period, stationsPage, run, loaded, all, failed, error } = uptimes
  const isSettled = run.kind === 'idle' && loaded === all && failed === 0 && !error && !stationsPage?.failure
  return (
    <section
      className={`control-section ${isSettled ? 'further-choice' : ''}`}
      aria-label={i18n.t('team.uptime.title')}
    >
      <h3 className="further-choice">{i18n.t('team.uptime.title')}</h3>
      <fieldset className="uptime-periods further-choice">
        <legend className="visually-hidden">{i18n.t('chart.range')}</legend>
        {uptimePeriods.map((one) => (
          <Chip
            key={one}
            label={i18n.t(`chart.range.${one}`)}
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
          empty: i18n.t('team.uptime.empty'),
          without: (count) => i18n.t('team.uptime.without', { count }),
        }}
      />
      <details className="uptime-formula further-choice">
        <summary>{i18n.t('team.uptime.how')}</summary>
        <p>{i18n.t('team.uptime.formula')}</p>
        <p>{i18n.t('team.uptime.rules')}</p>
      </details>
    </section>
  )
}

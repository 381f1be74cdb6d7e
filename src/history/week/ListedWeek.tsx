import { mayBeClosed } from '../../model/value'
import { ClosedOnPaper } from '../../ui/closed/ClosedOnPaper'
import { ClosedTag } from '../../ui/closed/ClosedTag'
import { useI18n } from '../../ui/i18n/I18nContext'
import { StationHistoriesControls } from '../batch/StationHistoriesControls'
import type { ListedHours } from './use-listed-hours'
import { WeekHoursTable } from './WeekHoursTable'
import '../../ui/controls/control-section.css'

/** Occupied time of the matching stations by hour and weekday, loaded when a person presses the button. */
export function ListedWeek({ listed, now }: { listed: ListedHours; now: number }) {
  const i18n = useI18n()
  const { hours, plugs, closedPlugs, access, loaded } = listed
  return (
    <section className="control-section" aria-label={i18n.t('week.listed')}>
      <h3>{i18n.t('week.listed')}</h3>
      <p className="quiet">{i18n.t('week.listed.hint')}</p>
      <StationHistoriesControls
        histories={listed}
        now={now}
        texts={{
          empty: i18n.t('week.listed.empty'),
          without: (count) => i18n.t('histories.without', { count }),
        }}
      />
      {hours.length > 0 && (
        <div className="week">
          {mayBeClosed(access) && <ClosedOnPaper />}
          {closedPlugs > 0 && (
            <p>
              <ClosedTag /> {i18n.t('week.listed.closed', { count: closedPlugs })}
            </p>
          )}
          <WeekHoursTable
            name={i18n.t('week.listed.plugs', { plugs, stations: loaded })}
            kind="share"
            cells={hours}
          />
        </div>
      )}
    </section>
  )
}

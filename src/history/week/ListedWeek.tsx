import { ClosedOnPaper } from '../../ui/closed/ClosedOnPaper'
import { ClosedTag } from '../../ui/closed/ClosedTag'
import { useWords } from '../../ui/words/Words'
import { StationHistoriesControls } from '../batch/StationHistoriesControls'
import type { ListedHours } from './use-listed-hours'
import { WeekHoursTable } from './WeekHoursTable'
import '../../ui/controls/control-section.css'

/** Occupied time of the matching stations by hour and weekday, loaded when a person presses the button. */
export function ListedWeek({ listed, now }: { listed: ListedHours; now: number }) {
  const words = useWords()
  const { hours, plugs, closedPlugs, loaded } = listed
  return (
    <section className="control-section" aria-label={words.t('week.listed')}>
      <h3>{words.t('week.listed')}</h3>
      <p className="quiet">{words.t('week.listed.hint')}</p>
      <StationHistoriesControls
        histories={listed}
        now={now}
        texts={{
          empty: words.t('week.listed.empty'),
          without: (count) => words.t('histories.without', { count }),
        }}
      />
      {hours.length > 0 && (
        <div className="week">
          {closedPlugs > 0 && (
            <>
              <ClosedOnPaper />
              <p>
                <ClosedTag /> {words.t('week.listed.closed', { count: closedPlugs })}
              </p>
            </>
          )}
          <WeekHoursTable
            name={words.t('week.listed.plugs', { plugs, stations: loaded })}
            kind="share"
            cells={hours}
          />
        </div>
      )}
    </section>
  )
}

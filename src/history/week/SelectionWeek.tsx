import { ClosedTag } from '../../ui/ClosedTag'
import { useWords } from '../../ui/Words'
import { StationHistoriesControls } from '../batch/StationHistoriesControls'
import type { SelectionHours } from './use-selection-hours'
import { WeekHoursTable } from './WeekHoursTable'
import '../../ui/control-section.css'

/** Occupied time of the matching stations by hour and weekday, loaded when a person presses the button. */
export function SelectionWeek({ selection, now }: { selection: SelectionHours; now: number }) {
  const words = useWords()
  const { hours, plugs, closedPlugs, loaded } = selection
  return (
    <section className="control-section" aria-label={words.t('week.selection')}>
      <h3>{words.t('week.selection')}</h3>
      <p className="quiet">{words.t('week.selection.hint')}</p>
      <StationHistoriesControls
        histories={selection}
        now={now}
        texts={{
          empty: words.t('week.selection.empty'),
          without: (count) => words.t('histories.without', { count }),
        }}
      />
      {hours.length > 0 && (
        <div className="week">
          {closedPlugs > 0 && (
            <p>
              <ClosedTag /> {words.t('week.selection.closed', { count: closedPlugs })}
            </p>
          )}
          <WeekHoursTable
            name={words.t('week.selection.plugs', { plugs, stations: loaded })}
            kind="share"
            cells={hours}
          />
        </div>
      )}
    </section>
  )
}

import type { StationSummary } from '../../catalog/station-summary'
import type { Position } from '../../model/station'
import { useI18n } from '../../ui/i18n/I18nContext'
import { StationStatus } from '../StationStatus'
import { StationPlace } from './StationPlace'

interface Props {
  /** What is known before the details; absent: nothing yet. */
  station: StationSummary | undefined
  /** Position of the person; `null`: unknown. */
  userPosition: Position | null
  /** Whether the values could not be fetched. */
  failed: boolean
  now: number
}

/** Place and status of a station while its details load, and the shape of the rest. */
export function StationWaiting({ station, userPosition, failed, now }: Props) {
  const i18n = useI18n()
  // Under plug requirements, a row of the list has the status of some plugs.
  const isStatusKnown = station?.matching === null
  return (
    <>
      {station && <StationPlace station={station} userPosition={userPosition} />}
      {isStatusKnown && (
        <StationStatus
          station={station}
          plugs={null}
          matching={null}
          failed={failed}
          openingHours={null}
          answeredAt={null}
          now={now}
        />
      )}
      <div className="station-waiting">
        <p className="visually-hidden">{i18n.t('station.loading')}</p>
        {!isStatusKnown && <div className="station-waiting-status" aria-hidden />}
        <div aria-hidden />
        <div aria-hidden />
      </div>
    </>
  )
}

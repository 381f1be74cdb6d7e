import type { StationSummary } from '../../catalog/station-summary'
import { metresBetween } from '../../model/distance'
import type { Position } from '../../model/station'
import { useI18n } from '../../ui/i18n/I18nContext'
import { placeWords } from '../words/place-words'

/** Distance from the person, provider and place below the station's name. */
export function StationPlace({
  station,
  userPosition,
}: {
  station: StationSummary
  userPosition: Position | null
}) {
  const i18n = useI18n()
  const { position, provider } = station
  const distance = userPosition && position && i18n.distance(metresBetween(userPosition, position))
  const parts = [provider, placeWords(station)].filter((part) => part !== '')
  if (distance === null && parts.length === 0) return null
  return (
    <p className="station-where">
      {distance !== null && <strong>{i18n.t('station.distance', { distance })}</strong>}
      {distance !== null && parts.length > 0 && ' · '}
      <bdi>{parts.join(' · ')}</bdi>
    </p>
  )
}

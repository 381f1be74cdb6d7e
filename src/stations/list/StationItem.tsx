import { useContext } from 'react'
import { isUsable, type StationSummary } from '../../catalog/station-summary'
import { ClosedIcon } from '../../ui/closed/ClosedIcon'
import { useI18n } from '../../ui/i18n/I18nContext'
import { StarIcon } from '../../ui/icons/StarIcon'
import { isFavourite, useFavouriteIds } from '../favourites/favourite-ids'
import { StatusIcon } from '../StatusIcon'
import { isShownAsNow, statusAgeWords } from '../words/age-words'
import { plugsWords } from '../words/connector-words'
import { freeWords } from '../words/free-words'
import { optionName } from '../words/option-name'
import { RowPlace, RowPlugs } from './row-words'

interface Props {
  station: StationSummary
  isOpened: boolean
  /** Whether the row or its icon on the map is under the mouse. */
  isHovered?: boolean
  /** Whether its id is shown, because another row has its name and place. */
  hasNamesake?: boolean
  /** Whether plugs are loaded, so that a station without a connector does not state any. */
  hasPlugs?: boolean
  now: number
  onOpen(id: string): void
  onHover(id: string | null): void
}

/** List row of a station: status, name, number of free plugs, age, place and plugs, in this order. */
export function StationItem({ isOpened, isHovered, onOpen, onHover, ...shown }: Props) {
  const { station, now } = shown
  const i18n = useI18n()
  const favouriteMark = isFavourite(useFavouriteIds(), station) && (
    <StarIcon className="row-favourite" size={13} role="img" aria-label={i18n.t('station.favourite.mark')} />
  )
  const isFreeBesideName = isUsable(station)
  const free = (
    <span className={`row-free text-${station.status}`} data-stale={station.faded || undefined}>
      {freeWords(i18n, station, now)}
    </span>
  )
  return (
    // Hovering a row only highlights its icon on the map; the button has all functions.
    <div
      className="row"
      data-opened={isOpened || undefined}
      data-hovered={isHovered || undefined}
      onPointerEnter={() => onHover(station.id)}
      onPointerLeave={() => onHover(null)}
    >
      <StatusIcon status={station.status} faded={station.faded} size={22} />
      <div className="row-lines">
        <div className="row-line">
          <div className="row-lines">
            <div className="row-line">
              <button
                type="button"
                className="row-button row-name"
                aria-current={isOpened || undefined}
                onClick={() => onOpen(station.id)}
                onFocus={() => onHover(station.id)}
                onBlur={() => onHover(null)}
              >
                <bdi>{station.name}</bdi>
                {favouriteMark}
              </button>
              {isFreeBesideName && free}
            </div>
            <PlaceLine {...shown} />
          </div>
          {!isFreeBesideName && free}
        </div>
        <PlugsLine {...shown} />
      </div>
    </div>
  )
}

/** Place, and the age of the status. */
function PlaceLine({ station, now }: Pick<Props, 'station' | 'now'>) {
  const i18n = useI18n()
  const placeParts = useContext(RowPlace)
  const age = statusAgeWords(i18n, station, now)
  return (
    <div className="row-line">
      <span className="row-place">
        {placeParts(station, i18n.language).map((part, index) => (
          <bdi key={part}>
            {index > 0 && '\u00a0· '}
            {part}
          </bdi>
        ))}
      </span>
      {age !== null && (
        <span
          className={`row-age freshness-${station.freshness}`}
          data-now={station.isUnchanged || isShownAsNow(station, now) || undefined}
        >
          {age}
        </span>
      )}
    </div>
  )
}

/** Limited access, connectors, provider where there is room, a mark if the login adds values, and distance. */
function PlugsLine({ station, hasNamesake, hasPlugs, now }: Omit<Props, 'isOpened' | 'onOpen' | 'onHover'>) {
  const i18n = useI18n()
  const { limitedAccess, closedValues } = station
  const plugs = plugsWords(i18n, station) || (hasPlugs ? i18n.t('station.plug.unknown') : '')
  const addMore = useContext(RowPlugs)
  return (
    <div className="row-line">
      <span className="row-plugs">
        {limitedAccess && <strong>{optionName(i18n, 'access', limitedAccess)} · </strong>}
        {hasNamesake && (
          <>
            <bdi>{station.id}</bdi> ·{' '}
          </>
        )}
        {addMore ? addMore(plugs, station, now) : plugs}
      </span>
      {closedValues > 0 && (
        <span className="row-note">
          <ClosedIcon label={i18n.t('list.closed', { count: closedValues })} />
        </span>
      )}
      {station.position === null && <span className="row-note">{i18n.t('list.unplaced')}</span>}
      {station.distance !== null && <span className="row-note">{i18n.distance(station.distance)}</span>}
    </div>
  )
}

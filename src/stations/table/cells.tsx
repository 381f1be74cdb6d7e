import type { ReactNode } from 'react'
import { isUsable, type StationSummary } from '../../catalog/station-summary'
import { findPower } from '../../catalog/table-query'
import type { I18n } from '../../i18n/i18n'
import { ClosedIcon } from '../../ui/closed/ClosedIcon'
import { useI18n } from '../../ui/i18n/I18nContext'
import { inOneLine } from '../../ui/i18n/in-one-line'
import { StarIcon } from '../../ui/icons/StarIcon'
import { isFavourite, useFavouriteIds } from '../favourites/favourite-ids'
import { StatusIcon } from '../StatusIcon'
import { ageWords } from '../words/age-words'
import { connectorName } from '../words/connector-words'
import { freeWords } from '../words/free-words'
import { hoursWords } from '../words/hours-words'
import { optionName } from '../words/option-name'

interface Props {
  station: StationSummary
  now: number
}

/** What the head of the row has below its name. */
export function PlaceCell({ station }: Pick<Props, 'station'>) {
  const i18n = useI18n()
  const isKept = isFavourite(useFavouriteIds(), station)
  const { municipality, position, closedValues } = station
  const place = [municipality, position === null ? i18n.t('list.unplaced') : '']
  return (
    <span className="table-place">
      {isKept && (
        <StarIcon
          className="row-favourite"
          size={13}
          role="img"
          aria-label={i18n.t('station.favourite.mark')}
        />
      )}
      <bdi>{place.filter((part) => part !== '').join(' · ')}</bdi>
      {closedValues > 0 && <ClosedIcon label={i18n.t('list.closed', { count: closedValues })} />}
    </span>
  )
}

/** The cells of the columns behind the head of the row, in their order; `null`: nothing is stated. */
export function listCells(i18n: I18n, { station, now }: Props): Record<string, ReactNode> {
  const { provider, accessType, categories, distance, shut } = station
  const power = findPower(station)
  const categoryNames = categories.map((one) => optionName(i18n, 'category', one))
  return {
    provider: provider && <bdi>{provider}</bdi>,
    access: accessType !== 'UNKNOWN' && optionName(i18n, 'access', accessType),
    category: categoryNames.join(' · '),
    plugs: plugsCell(i18n, station),
    power: power !== null && `${i18n.number(power)} kW`,
    free: freeOfTotal(i18n, station),
    status: <StatusCell station={station} now={now} />,
    age: <AgeCell station={station} now={now} />,
    // They hold of a station out of order too.
    hours: shut ? i18n.t('list.table.shut') : hoursWords(i18n, { ...station, outOfUse: null }, now),
    distance: distance !== null && i18n.distance(distance),
  }
}

/** Number of all plugs, which the column is sorted by, and types of the connectors that meet the plug requirements. */
function plugsCell(i18n: I18n, { total, matching, connectors }: StationSummary): string {
  // "Type 2" stays in one line.
  const types = (matching ?? connectors).map(({ type }) => connectorName(i18n, type).replace(' ', '\u00a0'))
  return inOneLine([total === null ? '' : i18n.number(total), ...new Set(types)])
}

/**
 * Formats the number of free plugs; `null`: it is unknown, or nobody can charge there now. More free plugs than plugs:
 * the total is wrong.
 */
function freeOfTotal(i18n: I18n, station: StationSummary): string | null {
  const { free, total } = station
  if (free === null || !isUsable(station)) return null
  return total === null || free > total ? i18n.number(free) : i18n.t('list.table.free', { free, total })
}

function StatusCell({ station, now }: Props) {
  const i18n = useI18n()
  const { status, faded } = station
  return (
    <span className={`table-state row-free text-${status}`} data-stale={faded || undefined}>
      <StatusIcon status={status} faded={faded} size={18} />
      {isUsable(station) ? i18n.t(`status.${status}`) : freeWords(i18n, station, now)}
    </span>
  )
}

function AgeCell({ station, now }: Props) {
  const age = ageWords(useI18n(), station, now)
  return age === null ? <NotStated /> : <span className={`freshness-${station.freshness}`}>{age}</span>
}

/** A dash for the eyes, and the words for screen readers. */
export function NotStated() {
  return (
    <>
      <span aria-hidden>–</span>
      <span className="visually-hidden">{useI18n().t('station.not-stated')}</span>
    </>
  )
}

import type { Snapshot } from '../../catalog/catalog-api'
import { isUsable, type StationSummary } from '../../catalog/station-summary'
import type { I18n } from '../../i18n/i18n'
import type { Filters } from '../../model/filters'
import { mayBeClosed } from '../../model/value'
import { useI18n } from '../../ui/i18n/I18nContext'
import { listChosen } from '../filters/chosen'
import { PrintSheet } from '../qr/PrintSheet'
import { ageWords } from '../words/age-words'
import { connectorWords, plugsWords } from '../words/connector-words'
import { fetchedWords } from '../words/fetched-words'
import { freeWords } from '../words/free-words'
import { optionName } from '../words/option-name'
import { placeWords } from '../words/place-words'
import { missingDataWords, newestWords } from '../words/snapshot-words'
import type { PrintedStations } from './printed'
import '../../ui/look/paper.css'
import './print.css'

interface Props {
  printed: PrintedStations
  snapshot: Snapshot
  filters: Filters
  /** Whether the list contains only stations in the visible part of the map. */
  within: boolean
  publisher: string
  licence: { name: string }
  /** Link back to this list. */
  link: string
}

/** Printed list: filters, stations, time of the data, and a link back. */
export function ListSheet({ printed, snapshot, filters, within, publisher, licence, link }: Props) {
  const i18n = useI18n()
  const { stations, matched, total, now, access } = printed
  const isClosed = mayBeClosed(access)
  const chosen = [
    ...listChosen(i18n, filters).map(({ name }) => name),
    ...(filters.only ? [i18n.t('station.favourites')] : []),
    ...(within ? [i18n.t('list.within')] : []),
  ]
  return (
    <section className="print-only list-sheet" aria-label={i18n.t('list.label')}>
      <h1>
        {i18n.t('list.label')} · {i18n.t('app.name')}
      </h1>
      <p>
        {i18n.t('list.count', { matched, of: total })}
        {stations.length < matched && ` · ${i18n.t('print.first', { count: stations.length, matched })}`}
      </p>
      {isClosed && <p className="list-sheet-closed">{i18n.t('print.closed')}</p>}
      {chosen.length > 0 && (
        <p>
          {i18n.t('filters.active')}: <bdi>{chosen.join(' · ')}</bdi>
        </p>
      )}
      <PrintedTable stations={stations} now={now} />
      <p>
        {listFreshness(i18n, snapshot, { isClosed, isWhole: matched === total, now }).join(' · ')} ·{' '}
        {i18n.t(isClosed ? 'print.licence' : 'freshness.licence', { publisher, licence: licence.name })}
      </p>
      <PrintSheet link={link} code={i18n.t('print.list.qr')} now={now} />
    </section>
  )
}

/**
 * Returns the freshness of the data. Counts that include closed values are left out if no closed value is printed, and
 * counts of all stations (`isWhole`) if only some are.
 */
function listFreshness(
  i18n: I18n,
  snapshot: Snapshot,
  { isClosed, isWhole, now }: { isClosed: boolean; isWhole: boolean; now: number },
): string[] {
  if (!isClosed && snapshot.revealed !== null)
    return [i18n.t('freshness.fetched', { time: i18n.time(snapshot.fetchedAt, now) })]
  return [
    fetchedWords(i18n, snapshot, now),
    newestWords(i18n, snapshot, now),
    isWhole ? missingDataWords(i18n, snapshot) : '',
  ].filter((part) => part !== '')
}

function PrintedTable({ stations, now }: Pick<PrintedStations, 'stations' | 'now'>) {
  const i18n = useI18n()
  const head = [
    i18n.t('filters.status'),
    i18n.t('list.sort.name'),
    i18n.t('print.free'),
    i18n.t('station.address'),
    i18n.t('filters.connector'),
    i18n.t('chart.time'),
  ]
  return (
    <table>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {stations.map((station) => (
          <PrintedRow key={station.id} station={station} now={now} />
        ))}
      </tbody>
    </table>
  )
}

function PrintedRow({ station, now }: { station: StationSummary; now: number }) {
  const i18n = useI18n()
  const { status, position, distance, connectors, closedValues, matching, freeConnectors } = station
  const { provider, limitedAccess } = station
  const statusWord = i18n.t(`status.${status}`)
  const free = freeWords(i18n, station, now)
  // Opening hours and the operator's statement have priority over what the plugs report.
  const isOverridden = !isUsable(station)
  const notes = [
    limitedAccess === null ? '' : optionName(i18n, 'access', limitedAccess),
    position === null ? i18n.t('list.unplaced') : '',
    distance === null ? '' : i18n.distance(distance),
    closedValues === 0 ? '' : i18n.t('list.closed', { count: closedValues }),
  ].filter((note) => note !== '')
  return (
    <tr>
      <td>{isOverridden ? free : statusWord}</td>
      <th scope="row">
        <bdi>{station.name}</bdi>
        {provider !== '' && (
          <small>
            <bdi>{provider}</bdi>
          </small>
        )}
      </th>
      <td className="list-sheet-free">{isOverridden || free === statusWord ? '' : free}</td>
      <td>
        <bdi>{placeWords(station)}</bdi>
        {notes.length > 0 && <small>{notes.join(' · ')}</small>}
      </td>
      <td>
        {(freeConnectors ?? matching)
          ? plugsWords(i18n, station, (others) => `(+ ${others.join(' · ')})`)
          : connectors.map((connector) => connectorWords(i18n, connector)).join(' · ')}
      </td>
      <td>{!isOverridden && printedTime(i18n, station, now)}</td>
    </tr>
  )
}

/** Formats the time of measurement. Paper is read later, when an age would be wrong. */
function printedTime(i18n: I18n, station: StationSummary, now: number): string | null {
  const { measuredAt, freshness } = station
  if (measuredAt === null || freshness === 'none' || freshness === 'age-unknown')
    return ageWords(i18n, station, now)
  const time = i18n.time(measuredAt, now)
  return freshness === 'stale' ? i18n.t('list.age.old', { age: time }) : time
}

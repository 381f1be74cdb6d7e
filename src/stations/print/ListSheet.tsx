import type { Snapshot } from '../../catalog/catalog-api'
import { isUsable, type StationSummary } from '../../catalog/station-summary'
import type { Translator } from '../../i18n/translator'
import type { Filters } from '../../model/filters'
import { useWords } from '../../ui/words/Words'
import { listChosen } from '../filters/chosen'
import { PrintSheet } from '../qr/PrintSheet'
import { ageWords } from '../words/age-words'
import { connectorWords, plugsWords } from '../words/connector-words'
import { fetchedWords } from '../words/fetched-words'
import { freeWords } from '../words/free-words'
import { placeWords } from '../words/place-words'
import { missingDataWords, newestWords } from '../words/snapshot-words'
import type { Printed } from './printed'
import '../../ui/look/paper.css'
import './print.css'

interface Props {
  printed: Printed
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
  const words = useWords()
  const { stations, matched, total, now } = printed
  const isClosed = stations.some(({ closedValues }) => closedValues > 0)
  const chosen = [
    ...listChosen(words, filters).map(({ name }) => name),
    ...(filters.only ? [words.t('station.favourites')] : []),
    ...(within ? [words.t('list.within')] : []),
  ]
  return (
    <section className="print-only list-sheet" aria-label={words.t('list.label')}>
      <h1>
        {words.t('list.label')} · {words.t('app.name')}
      </h1>
      <p>
        {words.t('list.count', { matched, of: total })}
        {stations.length < matched && ` · ${words.t('print.first', { count: stations.length, matched })}`}
      </p>
      {isClosed && <p className="list-sheet-closed">{words.t('print.closed')}</p>}
      {chosen.length > 0 && (
        <p>
          {words.t('filters.active')}: <bdi>{chosen.join(' · ')}</bdi>
        </p>
      )}
      <PrintedTable stations={stations} now={now} />
      <p>
        {listFreshness(words, snapshot, { isClosed, isWhole: matched === total, now }).join(' · ')} ·{' '}
        {words.t('freshness.licence', { publisher, licence: licence.name })}
      </p>
      <PrintSheet link={link} code={words.t('print.list.qr')} now={now} />
    </section>
  )
}

/**
 * Returns the freshness of the data. Counts that include closed values are left out if no closed value is printed, and
 * counts of all stations (`isWhole`) if only some are.
 */
function listFreshness(
  words: Translator,
  snapshot: Snapshot,
  { isClosed, isWhole, now }: { isClosed: boolean; isWhole: boolean; now: number },
): string[] {
  if (!isClosed && snapshot.revealed !== null)
    return [words.t('freshness.fetched', { time: words.time(snapshot.fetchedAt, now) })]
  return [
    fetchedWords(words, snapshot, now),
    newestWords(words, snapshot, now),
    isWhole ? missingDataWords(words, snapshot) : '',
  ].filter((part) => part !== '')
}

function PrintedTable({ stations, now }: Pick<Printed, 'stations' | 'now'>) {
  const words = useWords()
  const head = [
    words.t('filters.status'),
    words.t('list.sort.name'),
    words.t('print.free'),
    words.t('station.address'),
    words.t('filters.connector'),
    words.t('chart.time'),
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
  const words = useWords()
  const { status, position, distance, connectors, closedValues, matching, freeConnectors } = station
  const statusWord = words.t(`status.${status}`)
  const free = freeWords(words, station, now)
  // Opening hours and the operator's statement have priority over what the plugs report.
  const isOverridden = !isUsable(station)
  const notes = [
    position === null ? words.t('list.unplaced') : '',
    distance === null ? '' : words.distance(distance),
    closedValues === 0 ? '' : words.t('list.closed', { count: closedValues }),
  ].filter((note) => note !== '')
  return (
    <tr>
      <td>{isOverridden ? free : statusWord}</td>
      <th scope="row">
        <bdi>{station.name}</bdi>
      </th>
      <td>{isOverridden || free === statusWord ? '' : free}</td>
      <td>
        <bdi>{placeWords(station)}</bdi>
        {notes.length > 0 && <small>{notes.join(' · ')}</small>}
      </td>
      <td>
        {(freeConnectors ?? matching)
          ? plugsWords(words, station)
          : connectors.map((connector) => connectorWords(words, connector)).join(' · ')}
      </td>
      <td>{!isOverridden && printedTime(words, station, now)}</td>
    </tr>
  )
}

/** Formats the time of measurement. Paper is read later, when an age would be wrong. */
function printedTime(words: Translator, station: StationSummary, now: number): string | null {
  const { measuredAt, freshness } = station
  if (measuredAt === null || freshness === 'none' || freshness === 'age-unknown')
    return ageWords(words, station, now)
  const time = words.time(measuredAt, now)
  return freshness === 'stale' ? words.t('list.age.old', { age: time }) : time
}

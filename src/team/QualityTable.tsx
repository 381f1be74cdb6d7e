import type { QualityColumn, QualityQuery, QualityRow } from '../catalog/quality'
import type { MessageKey } from '../i18n/languages'
import type { UptimeReport } from '../model/uptime'
import { useWords } from '../ui/Words'
import type { Order } from './quality-choices'
import { shareWords } from './share-words'
import { UptimeCells } from './UptimeCells'
import { periodWords, uptimeColumns, uptimeLabel } from './uptime-columns'

interface Props {
  by: QualityQuery['by']
  rows: readonly QualityRow[]
  sorting: { order: Order; onOrder(order: Order): void }
  uptime: UptimeReport
  now: number
  /** Id of the row that list and map are filtered by. */
  chosen: string | null
  onChoose(row: QualityRow): void
  /** Filters list and map by the live stations of the row. */
  onLive(row: QualityRow): void
}

const columns: readonly (readonly [QualityColumn, MessageKey])[] = [
  ['stations', 'team.stations'],
  ['plugs', 'team.plugs'],
  ['complete', 'team.complete'],
  ['live', 'team.live'],
  ['stale', 'quality.old'],
  ['capacity', 'team.capacity'],
  ['positions', 'team.positions'],
]

/** Figures by provider or station. A press on a column head sorts by it; a second press reverses the order. */
export function QualityTable({ by, rows, sorting, uptime, now, chosen, onChoose, onLive }: Props) {
  const words = useWords()
  return (
    <div className="work-table-scroll">
      <table className="work-table work-figures" aria-label={words.t(`team.by-${by}`)}>
        <thead>
          <Heads {...{ by, sorting, uptime }} />
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row">
                {row.id === '' ? (
                  words.t('station.not-stated')
                ) : (
                  <button
                    type="button"
                    className="button-link"
                    aria-pressed={by === 'provider' ? row.id === chosen : undefined}
                    onClick={() => onChoose(row)}
                  >
                    <bdi>{row.name === '' ? words.t('station.not-stated') : row.name}</bdi>
                  </button>
                )}
              </th>
              <UptimeCells uptime={uptime} row={uptime.find(by, row.id, 'all')} plugs={row.plugs} now={now} />
              <Figures by={by} row={row} now={now} onLive={onLive} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Heads({ by, sorting, uptime }: Pick<Props, 'by' | 'sorting' | 'uptime'>) {
  const words = useWords()
  const { order, onOrder } = sorting
  const head = (column: Order['sort'], label: string) => {
    const isSorted = order.sort === column
    const next = { sort: column, isDescending: isSorted ? !order.isDescending : column !== 'name' }
    const direction = order.isDescending ? 'descending' : 'ascending'
    return (
      <th key={column} scope="col" aria-sort={isSorted ? direction : undefined}>
        <button type="button" className="work-sort" onClick={() => onOrder(next)}>
          {label}
          {isSorted && <span aria-hidden> {order.isDescending ? '↓' : '↑'}</span>}
        </button>
      </th>
    )
  }
  return (
    <tr>
      {head('name', words.t(by === 'provider' ? 'station.provider' : 'team.station'))}
      {uptimeColumns(uptime).map((column) => head(column, uptimeLabel(words, column, uptime)))}
      {uptime.periods.length > 0 && (
        <th scope="col">{words.t('team.uptime.course', { period: periodWords(words, uptime.period) })}</th>
      )}
      {columns
        .filter(([column]) => by === 'provider' || column !== 'stations')
        .map(([column, key]) => head(column, words.t(key)))}
      <th scope="col">{words.t('team.duplicates')}</th>
      <th scope="col">{words.t('team.oldest')}</th>
    </tr>
  )
}

function Figures({ by, row, now, onLive }: Pick<Props, 'by' | 'now' | 'onLive'> & { row: QualityRow }) {
  const words = useWords()
  const { dynamic, capacity, positions, stations, liveStations, oldestAt } = row
  const live = shareWords(words, liveStations, stations)
  return (
    <>
      {by === 'provider' && <td>{words.number(stations)}</td>}
      <td>{words.number(row.plugs)}</td>
      <td>{row.complete === null ? '–' : shareWords(words, row.complete, 1)}</td>
      <td>
        {liveStations === 0 ? (
          live
        ) : (
          <button
            type="button"
            className="button-link"
            aria-label={words.t('team.live.show', { share: live, name: row.name })}
            onClick={() => onLive(row)}
          >
            {live}
          </button>
        )}
      </td>
      <td>{shareWords(words, dynamic.stale, dynamic.values)}</td>
      <td>{capacity.stated === 0 ? '–' : words.number(capacity.different)}</td>
      <td>{words.number(positions.outside + positions.doubted + positions.missing)}</td>
      <td>{words.number(row.duplicates)}</td>
      <td>{oldestAt === null ? '–' : words.age(oldestAt, now)}</td>
    </>
  )
}

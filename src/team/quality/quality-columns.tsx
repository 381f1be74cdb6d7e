import type { ReactNode } from 'react'
import type { QualityColumn, QualityQuery, QualityRow } from '../../catalog/quality'
import type { I18n } from '../../i18n/i18n'
import type { MessageKey } from '../../i18n/languages'
import { shareWords } from '../../i18n/share-words'
import type { UptimeReport } from '../../model/uptime'
import type { Order } from './quality-choices'
import { UptimeFigure } from './UptimeFigure'
import {
  columnPeriods,
  isOfPeriod,
  periodWords,
  shownUptimeColumns,
  trendWords,
  type UptimeColumn,
  uptimeLabel,
  uptimeName,
} from './uptime-columns'
import { emptyUptimeWords } from './uptime-words'

/** A column after the first one, which has the names. */
export interface TableColumn {
  key: string
  /** `null`: it has no figure to sort by. */
  sort: Order['sort'] | null
  /** Name without the words of the group's head. */
  name: string
  /** Name by itself, such as in a card. */
  label: string
  cell(row: QualityRow): ReactNode
}

/** Columns below one head. */
export interface ColumnGroup {
  key: string
  label: string
  columns: TableColumn[]
}

interface Table {
  by: QualityQuery['by']
  sort: Order['sort']
  uptime: UptimeReport
  now: number
  /** Filters list and map by the live stations of the row. */
  onLive(row: QualityRow): void
}

/** Columns of the quality table, from left to right: those of the chosen period, and those of the latest values. */
export function listColumnGroups(i18n: I18n, table: Table): ColumnGroup[] {
  return [
    { key: 'period', label: periodWords(i18n, table.uptime.period), columns: listUptime(i18n, table) },
    { key: 'now', label: i18n.t('team.figures.now'), columns: listFigures(i18n, table) },
  ]
}

function listUptime(i18n: I18n, { by, sort, uptime, now }: Table): TableColumn[] {
  const { period } = uptime
  const shown = shownUptimeColumns(uptime, sort)
  const nameOf = (column: UptimeColumn) =>
    isOfPeriod(column) && columnPeriods[column] !== period
      ? uptimeLabel(i18n, column, period)
      : uptimeName(i18n, column)
  const cell = (column: UptimeColumn | 'trend') => (row: QualityRow) => {
    const found = uptime.find(by, row.id, 'all')
    if (found === null) return isOfPeriod(column) ? <small>{emptyUptimeWords(i18n, row)}</small> : '–'
    return (
      <UptimeFigure
        column={column}
        uptime={uptime}
        now={now}
        row={found}
        plugs={row.plugCount ?? found.plugs}
      />
    )
  }
  return [
    ...shown.map((column) => ({
      key: column,
      // There is nothing complete to sort by yet.
      sort: uptime.isLoading || uptime.periods.length === 0 ? null : column,
      name: nameOf(column),
      label: uptimeLabel(i18n, column, period),
      cell: cell(column),
    })),
    {
      key: 'trend',
      sort: null,
      name: i18n.t('team.uptime.trend'),
      label: trendWords(i18n, period),
      cell: cell('trend'),
    },
  ]
}

type Figure = Exclude<QualityColumn, 'name'>

/** From left to right. */
const order: readonly Figure[] = [
  'stations',
  'plugs',
  'complete',
  'live',
  'stale',
  'capacity',
  'positions',
  'duplicates',
  'oldest',
]

const labels: Record<Figure, MessageKey> = {
  stations: 'team.stations',
  plugs: 'team.plugs',
  complete: 'team.complete',
  live: 'team.live',
  stale: 'data.old',
  capacity: 'team.capacity',
  positions: 'team.positions',
  duplicates: 'team.duplicates',
  oldest: 'team.oldest',
}

function listFigures(i18n: I18n, { by, now, onLive }: Table): TableColumn[] {
  const cells: Record<Figure, (row: QualityRow) => ReactNode> = {
    stations: ({ stationCount }) => i18n.number(stationCount),
    plugs: ({ plugCount }) => (plugCount === null ? '–' : i18n.number(plugCount)),
    complete: ({ complete }) => (complete === null ? '–' : shareWords(i18n, complete, 1)),
    live: (row) => <Live i18n={i18n} row={row} onLive={onLive} />,
    stale: ({ dynamic }) => shareWords(i18n, dynamic.stale, dynamic.values),
    capacity: ({ capacity }) => (capacity.stated === 0 ? '–' : i18n.number(capacity.different)),
    positions: ({ positions }) => i18n.number(positions.outside + positions.invalid + positions.missing),
    duplicates: ({ duplicates }) => i18n.number(duplicates),
    oldest: ({ oldestAt }) => (oldestAt === null ? '–' : i18n.age(oldestAt, now)),
  }

  return order
    .filter((column) => by === 'provider' || column !== 'stations')
    .map((column) => {
      const name = i18n.t(labels[column])
      return { key: column, sort: column, name, label: name, cell: cells[column] }
    })
}

function Live({ i18n, row, onLive }: { i18n: I18n; row: QualityRow } & Pick<Table, 'onLive'>) {
  if (row.liveStations === null) return '–'
  const share = shareWords(i18n, row.liveStations, row.stationCount)
  if (row.liveStations === 0) return share
  return (
    <button
      type="button"
      className="button-link"
      aria-label={i18n.t('team.live.show', { share, name: row.name })}
      onClick={() => onLive(row)}
    >
      {share}
    </button>
  )
}

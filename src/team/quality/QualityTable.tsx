import type { QualityQuery, QualityRow } from '../../catalog/quality'
import type { UptimeReport } from '../../model/uptime'
import '../../ui/controls/further-choice.css'
import { useI18n } from '../../ui/i18n/I18nContext'
import { inOneLine } from '../../ui/i18n/in-one-line'
import type { RowListeners } from '../rows/use-rows-in-use'
import { type Order, pressColumn } from './quality-choices'
import { type ColumnGroup, listColumnGroups, type TableColumn } from './quality-columns'
import { TrendLegend } from './TrendLegend'
import { isOfPeriod } from './uptime-columns'
import './work-cards.css'

interface Sorting {
  order: Order
  onOrder(order: Order): void
  rowListeners: RowListeners
}

interface Props {
  by: QualityQuery['by']
  rows: readonly QualityRow[]
  sorting: Sorting
  uptime: UptimeReport
  now: number
  /** Id of the row that list and map are filtered by. */
  chosen: string | null
  onChoose(row: QualityRow): void
  /** Filters list and map by the live stations of the row. */
  onLive(row: QualityRow): void
}

/**
 * Figures by provider or station. A press on a column head sorts by it; a second press reverses the order. Where the
 * columns have no room, each row is a card with its labels, below the heads as buttons that sort.
 */
export function QualityTable({ by, rows, sorting, uptime, now, chosen, onChoose, onLive }: Props) {
  const i18n = useI18n()
  const hasTrend = uptime.ids(by).length > 0
  const groups = listColumnGroups(i18n, { by, sort: sorting.order.sort, uptime, now, onLive })
  const name = i18n.t(by === 'provider' ? 'station.provider' : 'team.station')
  const figures = groups.flatMap(({ columns }) => columns)
  return (
    <div className="work-rows">
      {(hasTrend || uptime.isLoading) && <TrendLegend period={uptime.period} isComing={!hasTrend} />}
      <div className="work-table-scroll">
        <table className="work-table work-figures" aria-label={i18n.t(`team.by-${by}`)}>
          <TableHead name={name} groups={groups} order={sorting.order} onOrder={sorting.onOrder} />
          <tbody {...sorting.rowListeners}>
            {rows.map((row) => (
              <tr key={row.id}>
                <th scope="row">
                  {row.id === '' ? (
                    i18n.t('station.not-stated')
                  ) : (
                    <button
                      type="button"
                      className="button-link"
                      aria-pressed={by === 'provider' ? row.id === chosen : undefined}
                      onClick={() => onChoose(row)}
                    >
                      <bdi>{row.name === '' ? i18n.t('station.not-stated') : row.name}</bdi>
                    </button>
                  )}
                  {by === 'station' && <ProviderAndPlace row={row} />}
                </th>
                {figures.map(({ key, label, cell }) => (
                  <td
                    key={key}
                    data-column={key}
                    data-label={label}
                    data-further={isFurther(key, sorting.order) || undefined}
                  >
                    {cell(row)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}

/** Whom to call about a station, and where it is. */
function ProviderAndPlace({ row: { municipality, provider } }: { row: QualityRow }) {
  const text = inOneLine([provider, municipality])
  return (
    text !== '' && (
      <small title={text}>
        <bdi>{text}</bdi>
      </small>
    )
  )
}

/**
 * Whether a phone shows the column only when all are asked for: it is neither one of those that say most about a row
 * nor the sorted one.
 */
function isFurther(column: string, { sort }: Order): boolean {
  return !isOfPeriod(column) && !['fault', 'complete', 'live', sort].includes(column)
}

interface TableHeadProps extends Pick<Sorting, 'order' | 'onOrder'> {
  /** Name of the first column, which is in no group. */
  name: string
  groups: readonly ColumnGroup[]
}

/** Heads of the groups, and below them those of the columns. On a phone they only sort, and come by a press. */
function TableHead({ name, groups, ...ordering }: TableHeadProps) {
  const i18n = useI18n()
  return (
    <thead className="further-choice">
      <tr className="work-groups">
        <td />
        {groups.map(({ key, label, columns }) => (
          <th key={key} scope="colgroup" colSpan={columns.length}>
            {label}
          </th>
        ))}
      </tr>
      <tr data-label={i18n.t('list.sort')}>
        <ColumnHead head={{ sort: 'name', name, label: name }} {...ordering} />
        {groups.flatMap(({ columns }) =>
          columns.map((column) => <ColumnHead key={column.key} head={column} {...ordering} />),
        )}
      </tr>
    </thead>
  )
}

interface HeadProps extends Pick<Sorting, 'order' | 'onOrder'> {
  head: Pick<TableColumn, 'sort' | 'name' | 'label'>
}

function ColumnHead({ head: { sort, name, label }, order, onOrder }: HeadProps) {
  const fullLabel = label === name ? undefined : label
  if (sort === null)
    return (
      <th scope="col" aria-label={fullLabel}>
        {name}
      </th>
    )
  const isSorted = order.sort === sort
  const direction = order.isDescending ? 'descending' : 'ascending'
  return (
    <th scope="col" aria-sort={isSorted ? direction : undefined}>
      <button
        type="button"
        className="work-sort"
        aria-label={fullLabel}
        onClick={() => onOrder(pressColumn(order, sort))}
      >
        {name}
        {isSorted && <span aria-hidden> {order.isDescending ? '↓' : '↑'}</span>}
      </button>
    </th>
  )
}

import { useQuery } from '@tanstack/react-query'
import { createContext, type RefObject, useContext, useMemo } from 'react'
import type { StationSummary } from '../../catalog/station-summary'
import type { ColumnOrder } from '../../catalog/table-query'
import { useI18n } from '../../ui/i18n/I18nContext'
import { useMedia } from '../../ui/look/use-media'
import { rowHeights } from '../list/list-table'
import { moveRowFocus } from '../list/move-row-focus'
import type { StationListProps } from '../list/StationList'
import {
  type ContainerProps,
  type ItemProps,
  pressable,
  toElementRef,
  useItem,
  useItemCount,
  VirtualItems,
} from '../list/VirtualItems'
import { pageQuery, rowsPerBlock } from '../queries'
import { hasId, isNamesake } from '../station-identity'
import { listCells, NotStated, PlaceCell } from './cells'
import { type Column, findOrder, listColumns } from './columns'
import { TableHead } from './TableHead'
import { tablePageQuery } from './table-page-query'
import { tableRoles } from './table-roles'
import './station-table.css'

/** Window in which an opened station leaves 580 pixels for the table. */
const veryWide = '(min-width: 1800px)'

/** Height of the columns' names, CSS pixels. */
const headHeight = 44

interface Props {
  list: StationListProps
  scroller: RefObject<HTMLElement | null>
  /** Order by a column; `null`: that of the list. */
  order: ColumnOrder | null
  onOrder(order: ColumnOrder | null): void
}

/** Stations as a table with the rows, the order and the keys of the list. */
export function StationTable({ list, scroller, order, onOrder }: Props) {
  const i18n = useI18n()
  const { matched, query } = list
  const hasDistance = query.origin !== null
  const hasPanel = list.openedId !== ''
  const isVeryWide = useMedia(veryWide)
  const columns = useMemo(
    () => listColumns({ hasDistance, hasPanel, isVeryWide }),
    [hasDistance, hasPanel, isVeryWide],
  )
  const change = (next: ColumnOrder | null) => {
    onOrder(next)
    if (scroller.current) scroller.current.scrollTop = 0
  }
  return (
    <TableContext value={{ list, columns, order }}>
      <table
        {...tableRoles.table}
        className="station-table"
        data-columns={columns.length}
        aria-label={i18n.t('list.label')}
        aria-rowcount={matched + 1}
      >
        <TableHead columns={columns} order={order ?? findOrder(query.sort)} onOrder={change} />
        <VirtualItems
          size={matched}
          scroller={scroller}
          rowHeight={rowHeights.table}
          startMargin={headHeight}
          elements={elements}
        >
          {() => <></>}
        </VirtualItems>
      </table>
    </TableContext>
  )
}

interface TableRows {
  list: StationListProps
  columns: readonly Column[]
  order: ColumnOrder | null
}

const TableContext = createContext<TableRows | null>(null)

function Rows({ style, children, ref }: ContainerProps) {
  const size = useItemCount()
  return (
    <tbody
      {...tableRoles.group}
      style={pressable(style)}
      ref={toElementRef<HTMLTableSectionElement>(ref)}
      onKeyDown={(event) => moveRowFocus(event, size)}
    >
      {children}
    </tbody>
  )
}

function Row({ style, index, ref }: ItemProps) {
  const item = useItem({ index, style })
  const table = useContext(TableContext)
  return (
    <tr
      {...tableRoles.row}
      {...item}
      className="table-row"
      ref={toElementRef<HTMLTableRowElement>(ref)}
      aria-rowindex={index + 2}
    >
      {table && <RowCells {...table} index={index} />}
    </tr>
  )
}

const elements = { container: Rows, item: Row }

function RowCells({ list, columns, order, index }: TableRows & { index: number }) {
  const i18n = useI18n()
  const { handle, snapshot, query } = list
  const from = index - (index % rowsPerBlock)
  const { data: page } = useQuery(
    order
      ? tablePageQuery(handle, snapshot.revision, { ...query, order }, from)
      : pageQuery(handle, snapshot.revision, query, from),
  )
  const station = page?.stations[index - page.from]
  if (!station)
    return <td {...tableRoles.cell} className="table-cell table-waiting" colSpan={columns.length + 1} />
  const cells = listCells(i18n, { station, now: query.now })
  return (
    <>
      <RowHead list={list} station={station} hasNamesake={isNamesake(station, page?.stations ?? [])} />
      {columns.map(({ name }) => (
        <td key={name} {...tableRoles.cell} className={`table-cell table-${name}`}>
          <div className="table-words">{cells[name] || <NotStated />}</div>
        </td>
      ))}
    </>
  )
}

interface HeadProps {
  list: StationListProps
  station: StationSummary
  /** Whether its id is shown, because another row has its name and place. */
  hasNamesake: boolean
}

/** Name and place of the station. Its button is as large as the row. */
function RowHead({ list, station, hasNamesake }: HeadProps) {
  const { openedId, hoveredId, onOpen, onHover } = list
  const isOpened = hasId(station, openedId)
  return (
    <th
      {...tableRoles.rowHead}
      className="table-cell table-station"
      data-opened={isOpened || undefined}
      data-hovered={station.id === hoveredId || undefined}
    >
      <button
        type="button"
        className="row-button row-name"
        aria-current={isOpened || undefined}
        onClick={() => onOpen(station.id)}
        onFocus={() => onHover(station.id)}
        onBlur={() => onHover(null)}
        // The button covers the row.
        onPointerEnter={() => onHover(station.id)}
        onPointerLeave={() => onHover(null)}
      >
        <bdi>{station.name}</bdi>
      </button>
      <PlaceCell station={station} />
      {hasNamesake && <bdi className="table-place">{station.id}</bdi>}
    </th>
  )
}

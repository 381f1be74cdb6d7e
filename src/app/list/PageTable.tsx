import type { ListTableProps } from '../../stations/list/list-table'
import { StationTable } from '../../stations/table/StationTable'
import { parseColumnOrder, serializeColumnOrder } from '../link/column-order'
import { useHover } from '../page/HoverContext'
import { usePage } from '../page/PageContext'

/** Table of the page's stations. */
export function PageTable({ scroller }: ListTableProps) {
  const { stations, view, changeView, onOpen } = usePage()
  const [hoveredId, onHover] = useHover()
  const { handle, query, snapshot, facets } = stations
  if (!snapshot || !facets) return null
  const { matched } = facets
  return (
    <StationTable
      list={{ handle, snapshot, query, matched, openedId: view.station, hoveredId, onOpen, onHover }}
      scroller={scroller}
      order={parseColumnOrder(view.list)}
      onOrder={(order) => changeView({ list: serializeColumnOrder(order) }, 'replace')}
    />
  )
}

import { useQuery } from '@tanstack/react-query'
import { type ReactElement, useRef } from 'react'
import type { Snapshot, StationPage } from '../../catalog/catalog-api'
import type { CatalogHandle } from '../../catalog/catalog-handle'
import type { ListQuery } from '../../catalog/station-query'
import { useI18n } from '../../ui/i18n/I18nContext'
import { pageQuery, rowsPerBlock } from '../queries'
import { hasId, isNamesake } from '../station-identity'
import { scrollerClass } from './list-scroller'
import { StationItem } from './StationItem'
import { useListed } from './use-listed'
import { useVirtualRows } from './use-virtual-rows'
import './station-list.css'

/** Number of rows in the first list: enough for a large screen. */
const firstRows = 16

export interface StationListProps {
  handle: CatalogHandle
  snapshot: Snapshot
  query: ListQuery
  /** Number of stations that match the filters. */
  matched: number
  openedId: string
  /** Id of the station under the mouse on the map. */
  hoveredId: string | null
  onOpen(id: string): void
  onHover(id: string | null): void
}

/** Stations as a list. It contains everything on the map, for people who do not use the map. */
export function StationList(props: StationListProps) {
  const { matched } = props
  const scroller = useRef<HTMLDivElement>(null)
  const Virtual = useVirtualRows(scroller)
  // Queried here, so that the first rows stay mounted while the virtual list replaces them.
  const { data: first, isPlaceholderData } = useQuery(blockQuery(props, 0))
  useListed(first !== undefined && !isPlaceholderData, props.snapshot.copy === 'stations')
  const station = (index: number) =>
    index < rowsPerBlock ? (
      <Station key={index} list={props} page={first} index={index} />
    ) : (
      <LaterStation key={index} list={props} index={index} />
    )
  return (
    <div className={scrollerClass} ref={scroller}>
      {Virtual ? (
        <Virtual size={matched} scroller={scroller}>
          {station}
        </Virtual>
      ) : (
        <FirstRows size={matched}>{station}</FirstRows>
      )}
    </div>
  )
}

/** Returns the query of the block with the row `index`. */
function blockQuery({ handle, snapshot, query }: StationListProps, index: number) {
  return pageQuery(handle, snapshot.revision, query, index - (index % rowsPerBlock))
}

function FirstRows({ size, children }: { size: number; children: (index: number) => ReactElement }) {
  const i18n = useI18n()
  return (
    <ul className="station-list" aria-label={i18n.t('list.label')}>
      {[...Array(Math.min(size, firstRows)).keys()].map((index) => (
        <li key={index} aria-setsize={size} aria-posinset={index + 1}>
          {children(index)}
        </li>
      ))}
    </ul>
  )
}

interface RowProps {
  list: StationListProps
  index: number
}

function LaterStation({ list, index }: RowProps) {
  const { data: page } = useQuery(blockQuery(list, index))
  return <Station list={list} index={index} page={page} />
}

function Station({ list, index, page }: RowProps & { page: StationPage | undefined }) {
  const { snapshot, openedId, hoveredId, query, onOpen, onHover } = list
  const station = page?.stations[index - page.from]
  if (!station) return <div className="row" />
  return (
    <>
      {index === page?.withPosition && <UnplacedHead count={page.matched - page.withPosition} />}
      <StationItem
        station={station}
        isOpened={hasId(station, openedId)}
        isHovered={station.id === hoveredId}
        hasPlugs={snapshot.plugCount > 0}
        hasNamesake={isNamesake(station, page?.stations ?? [])}
        now={query.now}
        onOpen={onOpen}
        onHover={onHover}
      />
    </>
  )
}

/** Heading of the stations without a position, which come last. */
function UnplacedHead({ count }: { count: number }) {
  const i18n = useI18n()
  return <p className="list-group">{i18n.t('list.unplaced.group', { count })}</p>
}

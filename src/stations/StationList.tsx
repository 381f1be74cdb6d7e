import { useQuery } from '@tanstack/react-query'
import { type ReactElement, useRef } from 'react'
import type { Page, Sort } from '../catalog/door'
import type { Source } from '../catalog/source'
import type { Filters } from '../model/filters'
import { useNow } from '../ui/use-now'
import { useWords } from '../ui/Words'
import { useListedMark } from './first-list'
import { block, pageQuery, type Whereabouts } from './queries'
import { StationRow } from './StationRow'
import { bears } from './station-words'
import { useVirtualRows } from './use-virtual-rows'
import './station-list.css'

/** Rows of the first list: as many as a large screen shows. */
const firstRows = 16

interface Props extends Whereabouts {
  source: Source
  revision: number
  filters: Filters
  sort: Sort
  /** Stations that pass the filters. */
  matched: number
  selected: string
  /** Id of the station that is pointed at on the map. */
  hovered: string | null
  onSelect(id: string): void
  onHover(id: string | null): void
}

/** The stations as a list: the whole of the map for those who cannot or do not want to use it. */
export function StationList(props: Props) {
  const { matched } = props
  const scroller = useRef<HTMLDivElement>(null)
  const now = useNow()
  const Virtual = useVirtualRows(scroller)
  // Held here, so that the first rows outlive the moment in which the long list takes over.
  const { data: first } = useQuery(blockQuery(props, 0, now))
  const station = (index: number) =>
    index < block ? (
      <Station key={index} {...props} page={first} index={index} now={now} />
    ) : (
      <LaterStation key={index} {...props} index={index} now={now} />
    )
  return (
    <div className="station-scroller" ref={scroller}>
      {Virtual ? (
        <Virtual size={matched} first={Math.min(matched, firstRows)} scroller={scroller}>
          {station}
        </Virtual>
      ) : (
        <FirstRows size={matched}>{station}</FirstRows>
      )}
    </div>
  )
}

/** The block in which the row `index` is. */
function blockQuery({ source, revision, ...question }: Props, index: number, now: number) {
  const { filters, sort, near, within } = question
  const from = index - (index % block)
  return pageQuery(source, revision, { filters, sort, near, within, from, to: from + block, now })
}

function FirstRows({ size, children }: { size: number; children: (index: number) => ReactElement }) {
  const words = useWords()
  return (
    <ul className="station-list" aria-label={words.t('list.label')}>
      {Array.from({ length: Math.min(size, firstRows) }, (_, index) => index + 1).map((position) => (
        <li key={position} aria-setsize={size} aria-posinset={position}>
          {children(position - 1)}
        </li>
      ))}
    </ul>
  )
}

interface RowProps extends Props {
  index: number
  now: number
}

function LaterStation(props: RowProps) {
  const { data: page } = useQuery(blockQuery(props, props.index, props.now))
  return <Station {...props} page={page} />
}

function Station({
  page,
  index,
  selected,
  hovered,
  now,
  onSelect,
  onHover,
}: RowProps & { page: Page | undefined }) {
  const station = page?.stations[index - page.from]
  const listed = station !== undefined

  useListedMark(listed)

  if (!station) return <div className="row row-waiting" />
  return (
    <>
      {index === page?.placed && <UnplacedHead count={page.matched - page.placed} />}
      <StationRow
        station={station}
        selected={bears(station, selected)}
        hovered={station.id === hovered}
        now={now}
        onSelect={onSelect}
        onHover={onHover}
      />
    </>
  )
}

/** Those that are not on the map stand together, after all others. */
function UnplacedHead({ count }: { count: number }) {
  const words = useWords()
  return <p className="list-group">{words.t('list.unplaced.group', { count })}</p>
}

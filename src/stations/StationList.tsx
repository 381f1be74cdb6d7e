import { useQuery } from '@tanstack/react-query'
import { createContext, type Ref, useContext, useMemo, useRef } from 'react'
import { type CustomContainerComponentProps, type CustomItemComponentProps, Virtualizer } from 'virtua'
import type { Sort } from '../catalog/door'
import type { Filters } from '../model/filters'
import { useNow } from '../ui/use-now'
import { useWords } from '../ui/Words'
import { useListedMark } from './first-list'
import { pageQuery, type Source } from './queries'
import { StationRow } from './StationRow'
import './station-list.css'

/** Rows are asked for in blocks, so that scrolling a little asks nothing. */
const block = 50
/** Height of a row before it is measured, CSS pixels. */
const rowHeight = 82

interface Props {
  source: Source
  revision: number
  filters: Filters
  sort: Sort
  /** Stations that pass the filters. */
  matched: number
  selected: string
  onSelect(id: string): void
  onHover(id: string | null): void
}

/** The stations as a list: the whole of the map for those who cannot or do not want to use it. */
export function StationList(props: Props) {
  const { matched } = props
  const scroller = useRef<HTMLDivElement>(null)
  const now = useNow()
  // Only the length is used: a row asks for its own content.
  const rows = useMemo(() => ({ length: matched }), [matched])
  return (
    <div className="station-scroller" ref={scroller}>
      <SetSize value={matched}>
        <Virtualizer data={rows} itemSize={rowHeight} scrollRef={scroller} as={Rows} item={Row}>
          {(_, index) => <Station key={index} {...props} index={index} now={now} />}
        </Virtualizer>
      </SetSize>
    </div>
  )
}

/** How many rows there are, of which only those in sight are in the document. */
const SetSize = createContext(0)

function Rows({ style, children, ref }: CustomContainerComponentProps) {
  const words = useWords()
  return (
    <ul
      className="station-list"
      aria-label={words.t('list.label')}
      style={style}
      ref={ref as Ref<HTMLUListElement>}
    >
      {children}
    </ul>
  )
}

function Row({ style, index, children, ref }: CustomItemComponentProps) {
  const size = useContext(SetSize)
  return (
    <li style={style} ref={ref as Ref<HTMLLIElement>} aria-setsize={size} aria-posinset={index + 1}>
      {children}
    </li>
  )
}

function Station({
  source,
  revision,
  filters,
  sort,
  index,
  selected,
  now,
  onSelect,
  onHover,
}: Props & { index: number; now: number }) {
  const from = index - (index % block)
  const page = useQuery(pageQuery(source, revision, { filters, sort, from, to: from + block, now })).data
  const station = page?.stations[index - page.from]
  const listed = station !== undefined

  useListedMark(listed)

  if (!station) return <div className="row row-waiting" />
  return (
    <StationRow
      station={station}
      selected={station.id === selected}
      now={now}
      onSelect={onSelect}
      onHover={onHover}
    />
  )
}

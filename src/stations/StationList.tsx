import { useQuery } from '@tanstack/react-query'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useRef } from 'react'
import type { Sort } from '../catalog/door'
import type { Filters } from '../model/filters'
import { useNow } from '../ui/use-now'
import { useWords } from '../ui/Words'
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
export function StationList({
  source,
  revision,
  filters,
  sort,
  matched,
  selected,
  onSelect,
  onHover,
}: Props) {
  const words = useWords()
  const now = useNow()
  const scroller = useRef<HTMLDivElement>(null)
  const virtualizer = useVirtualizer({
    count: matched,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 6,
  })
  const items = virtualizer.getVirtualItems()
  const from = Math.floor((items[0]?.index ?? 0) / block) * block
  const to = Math.ceil(((items.at(-1)?.index ?? 0) + 1) / block) * block
  const page = useQuery(pageQuery(source, revision, { filters, sort, from, to })).data
  const listed = page !== undefined

  useEffect(() => {
    if (!listed || performance.getEntriesByName('stations-listed').length > 0) return
    // The frame after next has painted what this commit made.
    const frame = requestAnimationFrame(() => performance.mark('stations-listed'))
    return () => cancelAnimationFrame(frame)
  }, [listed])

  return (
    <div className="station-scroller" ref={scroller}>
      <ul
        className="station-list"
        aria-label={words.t('list.label')}
        style={{ height: virtualizer.getTotalSize() }}
      >
        {items.map(({ index, start }) => {
          const station = page?.stations[index - page.from]
          return (
            <li
              key={station?.id ?? index}
              data-index={index}
              ref={virtualizer.measureElement}
              aria-setsize={matched}
              aria-posinset={index + 1}
              style={{ transform: `translateY(${start}px)` }}
            >
              {station ? (
                <StationRow
                  station={station}
                  selected={station.id === selected}
                  now={now}
                  onSelect={onSelect}
                  onHover={onHover}
                />
              ) : (
                <div className="row row-waiting" />
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

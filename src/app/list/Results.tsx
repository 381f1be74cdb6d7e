import { explain } from '../../catalog/explain'
import { noFilters } from '../../model/filters'
import { shownFromCopy } from '../../model/parts'
import { StationList } from '../../stations/StationList'
import { useListed } from '../../stations/use-listed'
import { lazyComponent } from '../../ui/lazy-component'
import { Placeholder } from '../../ui/Placeholder'
import { useWords } from '../../ui/Words'
import { LazyBoundary } from '../lazy/LazyBoundary'
import { usePage } from '../page/PageContext'

const UnreadStations = lazyComponent(
  async () => (await import('../../data-page/UnreadStations')).UnreadStations,
)

interface Props {
  /** Opens the data page. */
  onAbout(): void
  /** Shows the whole map again. */
  onEverywhere?: () => void
}

/** List of stations, or the reason why it is empty: loading, failed, no stations at the service, no match. */
export function Results({ onAbout, onEverywhere }: Props) {
  const words = useWords()
  const { stations, view, hovered, onFilter, onHover, onSelect } = usePage()
  const { handle, query, snapshotQuery, snapshot, facets, refresh } = stations
  const { error } = snapshotQuery
  useListed(facets?.matched === 0, snapshot !== undefined && shownFromCopy(snapshot.parts) === 'all')
  if (!snapshot && error && !snapshotQuery.isFetching) {
    const { key, values } = explain(error)
    return (
      <Placeholder title={words.t('notice.stations-failed')} hint={words.t(key, values)}>
        <button type="button" className="button" onClick={refresh}>
          {words.t('notice.retry')}
        </button>
      </Placeholder>
    )
  }
  if (!snapshot || !facets) return <Skeleton />
  if (snapshot.stations === 0 && snapshot.received.stations > 0)
    return (
      <LazyBoundary failure={<Placeholder title={words.t('quality.failed')} />}>
        <UnreadStations handle={handle} snapshot={snapshot} onAbout={onAbout} />
      </LazyBoundary>
    )
  if (snapshot.stations === 0)
    return <Placeholder title={words.t('list.none')} hint={words.t('list.none.hint')} />
  if (facets.matched === 0 && query.bounds)
    return (
      <Placeholder title={words.t('list.within.empty')} hint={words.t('list.within.empty.hint')}>
        <button type="button" className="button" onClick={onEverywhere}>
          {words.t('list.within.all')}
        </button>
      </Placeholder>
    )
  if (facets.matched === 0)
    return (
      <Placeholder title={words.t('list.empty')} hint={words.t('list.empty.hint')}>
        <button type="button" className="button" onClick={() => onFilter(noFilters)}>
          {words.t('filters.reset')}
        </button>
      </Placeholder>
    )
  return (
    <StationList
      key={handle.viewer}
      handle={handle}
      snapshot={snapshot}
      query={query}
      matched={facets.matched}
      selected={view.station}
      hovered={hovered}
      onSelect={onSelect}
      onHover={onHover}
    />
  )
}

function Skeleton() {
  return (
    <div className="skeleton" aria-hidden>
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
        <div key={key} />
      ))}
    </div>
  )
}

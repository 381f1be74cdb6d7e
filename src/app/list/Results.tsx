import { errorWords } from '../../catalog/failures/explain'
import { StationList } from '../../stations/list/StationList'
import { useListed } from '../../stations/list/use-listed'
import { Placeholder } from '../../ui/content/Placeholder'
import { useI18n } from '../../ui/i18n/I18nContext'
import { lazyComponent } from '../../ui/lazy-component'
import { ErrorBoundary } from '../lazy/ErrorBoundary'
import { PartFailure } from '../lazy/PartFailure'
import { useHover } from '../page/HoverContext'
import { usePage } from '../page/PageContext'

const EmptyList = lazyComponent(async () => (await import('./EmptyList')).EmptyList)

interface Props {
  /** Opens the data page. */
  onAbout(): void
  /** Shows the whole map again. */
  onEverywhere?: () => void
}

/** List of stations, or the reason why it is empty: loading, failed, no stations at the service, no match. */
export function Results({ onAbout, onEverywhere }: Props) {
  const i18n = useI18n()
  const { stations, view, onOpen } = usePage()
  const [hoveredId, onHover] = useHover()
  const { handle, query, snapshot, facets, error, refresh } = stations
  useListed(error !== null || facets?.matched === 0, snapshot?.copy === 'stations')
  if (error)
    return (
      <Placeholder title={i18n.t('notice.stations-failed')} hint={errorWords(i18n, error)}>
        <button type="button" className="button" onClick={refresh}>
          {i18n.t('notice.retry')}
        </button>
      </Placeholder>
    )
  // Grey rows while the first list loads.
  if (!snapshot || !facets) return <div className="skeleton" aria-hidden />
  if (facets.matched === 0)
    return (
      <ErrorBoundary fallback={(error) => <PartFailure error={error} />}>
        <EmptyList onAbout={onAbout} onEverywhere={onEverywhere} />
      </ErrorBoundary>
    )
  return (
    <StationList
      key={handle.viewer}
      handle={handle}
      snapshot={snapshot}
      query={query}
      matched={facets.matched}
      openedId={view.station}
      hoveredId={hoveredId}
      onOpen={onOpen}
      onHover={onHover}
    />
  )
}

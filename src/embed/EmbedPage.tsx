import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { AboutData } from '../app/AboutData'
import { ErrorBoundary } from '../app/ErrorBoundary'
import { narrow, wide } from '../app/layout'
import { MapArea } from '../app/MapArea'
import { Notices } from '../app/Notices'
import { PanelFailure } from '../app/PanelFailure'
import { ResultHead } from '../app/ResultHead'
import { Results } from '../app/Results'
import { useView } from '../app/view'
import type { Config } from '../config'
import type { Filters } from '../model/filters'
import { ChosenFilters } from '../stations/ChosenFilters'
import { FilterBar } from '../stations/FilterBar'
import { FreshnessLine } from '../stations/FreshnessLine'
import { Legend } from '../stations/Legend'
import { catalogQuery, facetsQuery, type Source } from '../stations/queries'
import { lazily } from '../ui/lazily'
import { Sheet, type SheetHeight } from '../ui/Sheet'
import { useMedia } from '../ui/use-media'
import { useNow } from '../ui/use-now'
import { useWords } from '../ui/Words'
import type { Panel } from './panels'
import '../app/app.css'
import './embed.css'

const StationPanel = lazily(async () => (await import('../stations/StationPanel')).StationPanel)
const OpenLink = lazily(async () => (await import('./OpenLink')).OpenLink)

const session = { kind: 'anonymous', viewer: 'anonymous', epoch: 0, reason: { kind: 'never' } } as const
const nothing = () => null
const ignore = () => undefined
/** Of the map where there is no list: nothing covers it. */
const uncovered = { top: 16, right: 16, bottom: 16, left: 16 } as const

interface Props {
  config: Config
  source: Source
  panels: ReadonlySet<Panel>
}

/** The same pipeline as the page, inside a page of somebody else: no chrome, no login, no steps in its history. */
export function EmbedPage({ config, source, panels }: Props) {
  const words = useWords()
  const [view, setView] = useView()
  const [hovered, setHovered] = useState<string | null>(null)
  const [sheet, setSheet] = useState<SheetHeight>('half')
  const [aboutData, setAboutData] = useState(false)
  const [mapless, setMapless] = useState(!panels.has('map'))
  const catalog = useQuery(catalogQuery(source, config.refreshSeconds))
  const snapshot = catalog.data
  const { filters, sort, station } = view
  const now = useNow()
  const facets = useQuery({
    ...facetsQuery(source, snapshot?.revision ?? 0, { filters, now }),
    enabled: snapshot !== undefined,
  }).data
  const isNarrow = useMedia(narrow)
  const isWide = useMedia(wide)

  const change = (part: Parameters<typeof setView>[0]) => setView(part, 'replace')
  const filter = (next: Filters) => change({ filters: next })
  const select = (id: string) => change({ station: id })
  const close = () => change({ station: '' })

  // Where the map cannot be drawn the list takes over.
  const hasList = panels.has('list') || mapless
  const hasDetails = panels.has('details') && station !== ''
  const isCovered = hasDetails && !isWide
  const freshness = snapshot && (
    <FreshnessLine
      snapshot={snapshot}
      refreshing={catalog.isFetching}
      onRefresh={() => void catalog.refetch()}
      onAbout={() => setAboutData(true)}
      publisher={config.publisher}
      licence={config.licence}
    />
  )
  return (
    <div
      className="page embed"
      data-station={hasDetails || undefined}
      data-list={hasList || undefined}
      data-map={!mapless || undefined}
      data-filters={panels.has('filters') || undefined}
    >
      {(hasList || panels.has('filters')) && (
        <div className="column" inert={isCovered && !isNarrow}>
          {panels.has('filters') && (
            <search className="find" aria-label={words.t('filters.label')}>
              <FilterBar filters={filters} facets={facets} onChange={filter} />
            </search>
          )}
          {hasList && (
            <Sheet
              inert={isCovered && isNarrow}
              height={sheet}
              onHeight={setSheet}
              handleLabel={words.t('list.handle', { open: String(sheet === 'full') })}
            >
              <main className="results" id="stations" tabIndex={-1}>
                <div className="results-top">
                  <ResultHead
                    failed={catalog.isError && !catalog.isFetching}
                    counts={snapshot && facets ? { matched: facets.matched, of: snapshot.stations } : null}
                    sort={sort}
                    placed={false}
                    onSort={(next) => change({ sort: next })}
                  />
                  <ChosenFilters filters={filters} onChange={filter} />
                  <Notices
                    session={session}
                    snapshot={snapshot}
                    facets={facets}
                    refreshError={catalog.error}
                    onRetry={() => void catalog.refetch()}
                    onSignIn={ignore}
                  />
                </div>
                <Results
                  source={source}
                  catalog={catalog}
                  facets={facets}
                  view={view}
                  onSelect={select}
                  onHover={setHovered}
                  onFilter={filter}
                />
              </main>
              {freshness}
            </Sheet>
          )}
        </div>
      )}
      {hasDetails && snapshot && (
        <ErrorBoundary key={station} fallback={<PanelFailure onClose={close} />}>
          <Suspense>
            <StationPanel
              source={source}
              revision={snapshot.revision}
              id={station}
              filters={filters}
              valuesFailed={snapshot.valuesFailed}
              onSignIn={undefined}
              contact={config.contact}
              tourism={undefined}
              timeZone={config.region.timeZone}
              sinceOf={nothing}
              history={nothing}
              onOpen={select}
              onClose={close}
            />
          </Suspense>
        </ErrorBoundary>
      )}
      {aboutData && snapshot && (
        <AboutData config={config} source={source} snapshot={snapshot} onClose={() => setAboutData(false)} />
      )}
      {panels.has('legend') && <Legend />}
      {panels.has('map') && (
        <MapArea
          config={config}
          source={source}
          snapshot={snapshot}
          view={view}
          sheet={sheet}
          padding={hasList || hasDetails ? undefined : uncovered}
          hovered={hovered}
          onHover={setHovered}
          onSelect={select}
          onCamera={(camera) => change({ camera })}
          onUnavailable={() => setMapless(true)}
        />
      )}
      <section className="embed-foot" aria-label={words.t('app.name')}>
        {!hasList && freshness}
        <Suspense>
          <OpenLink view={view} />
        </Suspense>
      </section>
    </div>
  )
}

import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { useSession } from '../auth/SessionContext'
import type { Config } from '../config'
import type { Bounds, Position } from '../model/station'
import { ChosenFilters } from '../stations/ChosenFilters'
import { FilterBar } from '../stations/FilterBar'
import { FreshnessLine } from '../stations/FreshnessLine'
import { afterFirstList } from '../stations/first-list'
import { Legend } from '../stations/Legend'
import { catalogQuery, facetsQuery } from '../stations/queries'
import { Sheet, type SheetHeight } from '../ui/Sheet'
import { useMedia } from '../ui/use-media'
import { useNow } from '../ui/use-now'
import { useWords } from '../ui/Words'
import './app.css'
import { AboutData } from './AboutData'
import type { CatalogOwner } from './catalog-owner'
import { ErrorBoundary } from './ErrorBoundary'
import { Header } from './Header'
import { Late } from './Late'
import { ExportButton, ListTools, loadPanel, NearNotice, OpenedStation } from './late-parts'
import { narrow, wide } from './layout'
import { MapArea } from './MapArea'
import { Notices } from './Notices'
import { PanelFailure } from './PanelFailure'
import { ResultHead } from './ResultHead'
import { Results } from './Results'
import { SearchField } from './SearchField'
import { useFavouritesView } from './use-favourites'
import { useNear } from './use-near'
import { useOpener } from './use-opener'

interface Props {
  config: Config
  owner: CatalogOwner
}

/** The page: puts the features together, and is the only one who reads and writes the view. */
export function App({ config, owner }: Props) {
  const words = useWords()
  const session = useSession()
  const [view, changeView, favourites] = useFavouritesView()
  const [hovered, setHovered] = useState<string | null>(null)
  const [sheet, setSheet] = useState<SheetHeight>('half')
  const [aboutData, setAboutData] = useState(false)
  const [listed, setListed] = useState(false)
  /** What the map shows, and whether the list holds that alone. */
  const [seen, setSeen] = useState<Bounds | null>(null)
  const [isWithin, setIsWithin] = useState(false)
  const within = isWithin ? seen : null
  const source = useSyncExternalStore(owner.subscribe, owner.current)
  const catalog = useQuery(catalogQuery(source, config.refreshSeconds))
  const snapshot = catalog.data
  const { filters, sort, station } = view
  const now = useNow()
  const facets = useQuery({
    ...facetsQuery(source, snapshot?.revision ?? 0, { filters, now, within }),
    enabled: snapshot !== undefined,
  }).data

  useEffect(
    () =>
      afterFirstList(() => {
        setListed(true)
        void Promise.all([loadPanel(), words.complete()]).catch(() => undefined)
      }),
    [words],
  )

  const { remember, giveBack } = useOpener()
  const select = (id: string) => {
    remember()
    changeView({ station: id }, 'push')
  }
  const close = () => {
    changeView({ station: '', span: 'day' }, 'push')
    giveBack()
  }
  const filter = (next: typeof filters) => changeView({ filters: next }, 'push')
  // The text has led here; what else is there is to be seen.
  const goTo = (position: Position, zoom: number) =>
    changeView({ camera: { ...position, zoom }, filters: { ...filters, q: '' } }, 'push')
  const { near, here, locate, forget } = useNear(source, (camera) =>
    changeView({ sort: 'distance', ...(camera && { camera }) }, 'replace'),
  )
  const refresh = () => void catalog.refetch()
  // Why it failed is in the session's state, and told from there.
  const signIn = () =>
    void session.signIn(window.location.pathname + window.location.search).catch(() => undefined)
  // What the opened station covers must not be reached by keyboard.
  const isNarrow = useMedia(narrow)
  const isCovered = !useMedia(wide) && station !== ''

  return (
    <div className="page" data-station={station || undefined}>
      <a className="skip-link" href="#stations">
        {words.t('app.skip')}
      </a>
      <div className="column" inert={isCovered && !isNarrow}>
        <Header
          account={session.state.kind === 'signed-in' ? session.state : null}
          canSignIn={session.available}
          revealed={snapshot?.revealed ?? null}
          timeLeft={session.timeLeft}
          onSignIn={signIn}
          onSignOut={() => void session.signOut()}
        />
        <search className="find" aria-label={words.t('filters.label')}>
          <SearchField
            config={config}
            source={source}
            revision={snapshot?.revision ?? null}
            text={filters.q}
            onChange={(q) => changeView({ filters: { ...filters, q } }, 'replace')}
            onSelect={select}
            onGoTo={goTo}
          />
          <FilterBar filters={filters} facets={facets} onChange={filter} />
        </search>
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
                placed={here !== null}
                onSort={(next) =>
                  next === 'distance' && !here ? locate() : changeView({ sort: next }, 'replace')
                }
              >
                {listed && snapshot && facets && (
                  <Late>
                    <ExportButton
                      key={source.viewer}
                      source={source}
                      snapshot={snapshot}
                      filters={filters}
                      sort={sort}
                      near={here}
                      within={within}
                      matched={facets.matched}
                      opened={station !== ''}
                      publisher={config.publisher}
                      licence={config.licence}
                    />
                  </Late>
                )}
              </ResultHead>
              <div className="list-tools">
                {listed && (
                  <Late>
                    <ListTools favourites={favourites} within={seen && isWithin} onWithin={setIsWithin} />
                  </Late>
                )}
              </div>
              <div className="notices" aria-live="polite">
                {near.kind !== 'off' && (
                  <Late>
                    <NearNotice near={near} onForget={forget} />
                  </Late>
                )}
              </div>
              <ChosenFilters filters={filters} onChange={filter} />
              <Notices
                session={session.state}
                snapshot={snapshot}
                facets={facets}
                refreshError={catalog.error}
                onRetry={refresh}
                onSignIn={signIn}
              />
            </div>
            <Results
              source={source}
              catalog={catalog}
              facets={facets}
              view={view}
              near={here}
              within={within}
              hovered={hovered}
              onEverywhere={() => setIsWithin(false)}
              onSelect={select}
              onHover={setHovered}
              onFilter={filter}
            />
          </main>
          {snapshot && (
            <FreshnessLine
              snapshot={snapshot}
              refreshing={catalog.isFetching}
              onRefresh={refresh}
              onAbout={() => setAboutData(true)}
              publisher={config.publisher}
              licence={config.licence}
            />
          )}
        </Sheet>
      </div>
      {station !== '' && snapshot && (
        <ErrorBoundary key={`${source.viewer} ${station}`} fallback={<PanelFailure onClose={close} />}>
          <Suspense>
            <OpenedStation
              config={config}
              source={source}
              revision={snapshot.revision}
              id={station}
              filters={filters}
              valuesFailed={snapshot.valuesFailed}
              span={view.span}
              onSpan={(span) => changeView({ span }, 'replace')}
              onSignIn={session.available && session.state.kind === 'anonymous' ? signIn : undefined}
              onOpen={select}
              onClose={close}
            />
          </Suspense>
        </ErrorBoundary>
      )}
      {aboutData && snapshot && (
        <AboutData config={config} source={source} snapshot={snapshot} onClose={() => setAboutData(false)} />
      )}
      <Legend />
      <MapArea
        key={source.viewer}
        config={config}
        source={source}
        snapshot={snapshot}
        view={view}
        sheet={sheet}
        hovered={hovered}
        here={here}
        onLocate={here ? forget : locate}
        onSeen={setSeen}
        onHover={setHovered}
        onSelect={select}
        onUnavailable={() => {
          setSeen(null)
          setSheet('full')
        }}
        onCamera={(camera) => changeView({ camera }, 'replace')}
      />
    </div>
  )
}

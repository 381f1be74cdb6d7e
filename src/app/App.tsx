import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useSession } from '../auth/SessionContext'
import type { Config } from '../config'
import { ChosenFilters } from '../stations/ChosenFilters'
import { FilterBar } from '../stations/FilterBar'
import { FreshnessLine } from '../stations/FreshnessLine'
import { afterFirstList } from '../stations/first-list'
import { Legend } from '../stations/Legend'
import { catalogQuery, facetsQuery } from '../stations/queries'
import { Sheet, type SheetHeight } from '../ui/Sheet'
import { useMedia } from '../ui/use-media'
import { useWords } from '../ui/Words'
import './app.css'
import type { CatalogOwner } from './catalog-owner'
import { ErrorBoundary } from './ErrorBoundary'
import { Header } from './Header'
import { narrow, wide } from './layout'
import { MapArea } from './MapArea'
import { Notices } from './Notices'
import { PanelFailure } from './PanelFailure'
import { ResultHead } from './ResultHead'
import { Results } from './Results'
import { SearchField } from './SearchField'
import { useView } from './view'

// Few open a station before there is a list: the panel's script comes right after it.
const loadPanel = async () => ({ default: (await import('../stations/StationPanel')).StationPanel })
const StationPanel = lazy(loadPanel)
interface Props {
  config: Config
  owner: CatalogOwner
}

/** The page: puts the features together, and is the only one who reads and writes the view. */
export function App({ config, owner }: Props) {
  const words = useWords()
  const session = useSession()
  const [view, changeView] = useView()
  const [hovered, setHovered] = useState<string | null>(null)
  const [sheet, setSheet] = useState<SheetHeight>('half')
  const source = useSyncExternalStore(owner.subscribe, owner.current)
  const catalog = useQuery(catalogQuery(source, config.refreshSeconds))
  const snapshot = catalog.data
  const { filters, sort, station } = view
  const facets = useQuery({
    ...facetsQuery(source, snapshot?.revision ?? 0, filters),
    enabled: snapshot !== undefined,
  }).data

  useEffect(() => afterFirstList(() => loadPanel().catch(() => undefined)), [])

  const opener = useRef<HTMLElement | null>(null)
  const select = (id: string) => {
    if (document.activeElement instanceof HTMLElement) opener.current = document.activeElement
    changeView({ station: id }, 'push')
  }
  const close = () => {
    changeView({ station: '' }, 'push')
    // Once the page is drawn without the panel, back to where the person came from.
    requestAnimationFrame(() => {
      const back = opener.current?.isConnected ? opener.current : document.getElementById('stations')
      back?.focus()
    })
  }
  const filter = (next: typeof filters) => changeView({ filters: next }, 'push')
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
          account={session.state.kind === 'signed-in' ? session.state.name : null}
          canSignIn={session.available}
          revealed={snapshot?.revealed ?? null}
          onSignIn={signIn}
          onSignOut={() => void session.signOut()}
        />
        <search className="find" aria-label={words.t('filters.label')}>
          <SearchField
            text={filters.q}
            onChange={(q) => changeView({ filters: { ...filters, q } }, 'replace')}
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
                onSort={(next) => changeView({ sort: next }, 'replace')}
              />
              <ChosenFilters filters={filters} onChange={filter} />
              <Notices
                session={session.state}
                snapshot={snapshot}
                facets={facets}
                refreshError={catalog.error}
                onRetry={refresh}
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
          {snapshot && (
            <FreshnessLine
              source={source}
              snapshot={snapshot}
              refreshing={catalog.isFetching}
              onRefresh={refresh}
              publisher={config.publisher}
              licence={config.licence}
            />
          )}
        </Sheet>
      </div>
      {station !== '' && snapshot && (
        <ErrorBoundary key={`${source.viewer} ${station}`} fallback={<PanelFailure onClose={close} />}>
          <Suspense>
            <StationPanel
              source={source}
              revision={snapshot.revision}
              id={station}
              filters={filters}
              valuesFailed={snapshot.valuesFailed}
              onSignIn={session.available && session.state.kind === 'anonymous' ? signIn : undefined}
              contact={config.contact}
              onClose={close}
            />
          </Suspense>
        </ErrorBoundary>
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
        onHover={setHovered}
        onSelect={select}
        onCamera={(camera) => changeView({ camera }, 'replace')}
      />
    </div>
  )
}

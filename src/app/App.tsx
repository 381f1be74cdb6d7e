import { useEffect, useState, useSyncExternalStore } from 'react'
import { useSession } from '../auth/SessionContext'
import type { Config } from '../config'
import type { Bounds } from '../model/station'
import { FilterBar } from '../stations/FilterBar'
import { afterFirstScreen } from '../stations/first-list'
import type { Colouring } from '../stations/map/colouring'
import { useStations } from '../stations/use-stations'
import { useMedia } from '../ui/use-media'
import type { SheetHeight } from '../ui/use-sheet-drag'
import { useWords } from '../ui/Words'
import './app.css'
import './header.css'
import './results.css'
import './widths.css'
import { roomy } from '../ui/widths'
import type { CatalogOwner } from './catalog-owner'
import { Header } from './Header'
import { LazyBoundary } from './LazyBoundary'
import {
  DataPageDialog,
  ExportStations,
  Legend,
  ListNotes,
  ListTools,
  loadPanel,
  OpenedStation,
  TeamWorkspace,
} from './lazy-parts'
import { MapArea } from './MapArea'
import { PanelFailure } from './PanelFailure'
import { SearchField } from './SearchField'
import { StationsSheet } from './StationsSheet'
import type { GoTo } from './search-choices'
import { useCoveredPart } from './use-covered-part'
import { useFavouritesView } from './use-favourites'
import { useFocusRestore } from './use-focus-restore'
import { useListMiddle } from './use-list-middle'
import { useUserLocation } from './use-user-location'

interface Props {
  config: Config
  owner: CatalogOwner
}

/** Main page: combines the features and owns the view. Other components change single parameters of it. */
export function App({ config, owner }: Props) {
  const words = useWords()
  const session = useSession()
  const [view, changeView, favourites] = useFavouritesView()
  const [hovered, setHovered] = useState<string | null>(null)
  const [sheet, setSheet] = useState<SheetHeight>('half')
  const [workSheet, setWorkSheet] = useState<SheetHeight>('full')
  const [stationSheet, setStationSheet] = useState<SheetHeight>('half')
  const [isDataPageOpen, setDataPageOpen] = useState(false)
  const [listed, setListed] = useState(false)
  /** Visible bounds of the map, and whether the list is limited to them. */
  const [visibleBounds, setVisibleBounds] = useState<Bounds | null>(null)
  const [boundsToShow, setBoundsToShow] = useState<Bounds | null>(null)
  const [isLimitedToMap, setLimitedToMap] = useState(false)
  const [colouring, setColouring] = useState<Colouring | null>(null)
  const source = useSyncExternalStore(owner.subscribe, owner.current)
  const { filters, sort, station, work } = view
  const middle = useListMiddle(view.camera)

  useEffect(
    () =>
      afterFirstScreen(() => {
        setListed(true)
        void Promise.all([loadPanel(), words.complete()]).catch(() => undefined)
      }),
    [words],
  )

  const { opener, saveFocus, restoreFocus } = useFocusRestore()
  const select = (id: string) => {
    saveFocus()
    setStationSheet('half')
    changeView({ station: id }, 'push')
  }
  const close = () => {
    changeView({ station: '', ...(work === '' && { range: 'day' }) }, 'push')
    restoreFocus()
  }
  // An opened station would cover the workspace.
  const showWork = (next: typeof work) => changeView({ work: next, station: '' }, 'push')
  const filter = (next: typeof filters) => changeView({ filters: next }, 'push')
  // The search text is replaced by its place: the list shows the stations there that match the other filters.
  const goTo: GoTo = (position, zoom, municipality) => {
    const place = { q: '', municipality: municipality === undefined ? [] : [municipality] }
    changeView({ camera: { ...position, zoom }, filters: { ...filters, ...place } }, 'push')
    setLimitedToMap(municipality === undefined)
  }
  const { userLocation, here, locate, stopLocating } = useUserLocation(source, filters, (camera) => {
    changeView({ sort: 'distance', ...(camera && { camera }) }, 'replace')
  })
  const where = { origin: here, middle: middle.position, bounds: isLimitedToMap ? visibleBounds : null }
  const stations = useStations(source, config.refreshSeconds, { filters, sort, ...where })
  const { snapshot, facets } = stations
  // The session's state contains the reason of a failure, and its notice shows it.
  const signIn = () =>
    void session.signIn(window.location.pathname + window.location.search).catch(() => undefined)
  const covered = useCoveredPart(station !== '' || work !== '')
  const hasRoom = useMedia(roomy)
  const columnSheet = work === '' ? sheet : workSheet

  return (
    <div className="page" data-station={station || undefined}>
      <a className="skip-link" href="#stations">
        {words.t('app.skip')}
      </a>
      <div className="column" inert={covered === 'column'}>
        <Header
          account={session.state.kind === 'signed-in' ? session.state : null}
          canSignIn={session.available}
          revealed={snapshot?.revealed ?? null}
          timeLeft={session.timeLeft}
          onSignIn={signIn}
          onSignOut={() => {
            changeView({ work: '' }, 'replace')
            void session.signOut()
          }}
        />
        <search className="find" aria-label={words.t('filters.label')}>
          <SearchField
            config={config}
            source={source}
            revision={snapshot?.revision ?? null}
            filters={filters}
            onChange={(q) => changeView({ filters: { ...filters, q } }, 'replace')}
            onShow={setBoundsToShow}
            onSelect={select}
            onGoTo={goTo}
          />
          <FilterBar filters={filters} facets={facets} hasRoom={hasRoom} onChange={filter} />
        </search>
        <StationsSheet
          stations={stations}
          session={session.state}
          view={view}
          sheet={{ inert: covered === 'sheet', height: sheet, onHeight: setSheet }}
          hovered={hovered}
          more={
            listed && (
              <LazyBoundary>
                <ExportStations config={config} stations={stations} view={view} />
              </LazyBoundary>
            )
          }
          tools={
            <div className="list-tools">
              {listed && (
                <LazyBoundary>
                  <ListTools
                    work={session.state.kind === 'signed-in' ? work : null}
                    onWork={showWork}
                    favourites={favourites}
                    within={visibleBounds && isLimitedToMap}
                    onWithin={setLimitedToMap}
                  />
                </LazyBoundary>
              )}
            </div>
          }
          note={
            (listed || config.pages) && (
              <LazyBoundary>
                <ListNotes
                  config={config}
                  stations={stations}
                  userLocation={userLocation}
                  onStop={stopLocating}
                  onOpen={select}
                />
              </LazyBoundary>
            )
          }
          onSort={(sort) => changeView({ sort }, 'replace')}
          onFilter={filter}
          onSelect={select}
          onHover={setHovered}
          onSignIn={signIn}
          onEverywhere={() => setLimitedToMap(false)}
          onAbout={() => setDataPageOpen(true)}
        />
      </div>
      {work !== '' && (
        <LazyBoundary
          key={`${source.viewer} work`}
          failure={<PanelFailure label={words.t('team.label')} onClose={() => showWork('')} />}
        >
          <TeamWorkspace
            config={config}
            stations={stations}
            view={view}
            sheet={{ height: workSheet, onHeight: setWorkSheet }}
            onView={changeView}
            onOpen={select}
            onColouring={setColouring}
          />
        </LazyBoundary>
      )}
      {station !== '' && snapshot && (
        <LazyBoundary key={`${source.viewer} ${station}`} failure={<PanelFailure onClose={close} />}>
          <OpenedStation
            config={config}
            source={source}
            snapshot={snapshot}
            opened={{ id: station, opener }}
            sheet={{ height: stationSheet, onHeight: setStationSheet }}
            covers={covered !== null}
            actions={{ onFilter: filter, onSignIn: signIn, onOpen: select, onClose: close }}
          />
        </LazyBoundary>
      )}
      {isDataPageOpen && snapshot && (
        <LazyBoundary>
          <DataPageDialog
            config={config}
            source={source}
            snapshot={snapshot}
            onClose={() => setDataPageOpen(false)}
          />
        </LazyBoundary>
      )}
      {listed && facets && (
        <LazyBoundary>
          <Legend facets={facets} />
        </LazyBoundary>
      )}
      <MapArea
        key={source.viewer}
        config={config}
        stations={stations}
        view={view}
        boundsToShow={boundsToShow}
        sheet={station === '' ? columnSheet : stationSheet}
        middle={middle}
        hovered={hovered}
        here={here}
        colouring={colouring}
        onLocate={here ? stopLocating : locate}
        onVisibleBounds={setVisibleBounds}
        onHover={setHovered}
        onSelect={select}
        onCamera={(camera) => changeView({ camera }, 'replace')}
      />
    </div>
  )
}

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { Config } from '../config/config'
import type { Bounds } from '../model/station'
import { useI18n } from '../ui/i18n/I18nContext'
import type { SheetHeight } from '../ui/sheet/use-sheet-drag'
import './app.css'
import './header.css'
import './list/result-head.css'
import './list/results.css'
import './widths.css'
import './narrow.css'
// Small styles of parts that load later: each would be one more request after the first list. Those of all dialogs
// come first, because those of single dialogs change them.
import '../ui/dialog/dialog.css'
import '../stations/export/export-dialog.css'
import '../stations/favourites/favourites.css'
import '../stations/filters/filter-dialog.css'
import '../stations/free-alert/free-alert.css'
import '../stations/legend.css'
import '../stations/my-car/my-car-chip.css'
import '../ui/closed/include-closed.css'
import '../ui/content/notice.css'
import './account/account-menu.css'
import './location/location-failure.css'
import './search/search-suggestions.css'
import './settings/settings.css'
import { Header } from './Header'
import { lazyPart } from './lazy/lazy-part'
import { PageList } from './list/PageList'
import { useListedStations } from './list/use-listed-stations'
import { LazyMapRegion } from './map/LazyMapRegion'
import { useColouring } from './map/use-colouring'
import type { MapCommands } from './map/use-stations-view'
import { HoverProvider } from './page/HoverContext'
import { PageContext } from './page/PageContext'
import { useCoveredPart } from './page/use-covered-part'
import { useFirstScreen } from './page/use-first-screen'
import { useMainView } from './page/use-main-view'
import { loadStationPanel, OpenedPanels } from './panels/OpenedPanels'
import { PageSearch } from './search/PageSearch'
import type { CatalogOwner } from './start/catalog-owner'

const DataPageDialog = lazyPart(async () => (await import('./DataPageDialog')).DataPageDialog)
const LateParts = lazyPart(async () => (await import('./LateParts')).LateParts)

interface Props {
  config: Config
  owner: CatalogOwner
}

/** Main page: combines the features and owns the view. Other components change single parameters of it. */
export function App({ config, owner }: Props) {
  const i18n = useI18n()
  const handle = useSyncExternalStore(owner.subscribe, owner.current)
  const { page, favourites, stationPanel, onWork } = useMainView()
  const { view } = page
  const { stations, bounds, location } = useListedStations(config, handle, page)
  const map = useRef<MapCommands>(null)
  const showOnMap = (area: Bounds) => map.current?.show(area)
  const colouring = useColouring(stations, view.work)
  const [isDataPageOpen, setDataPageOpen] = useState(false)
  const [listHeight, setListHeight] = useState<SheetHeight>('half')
  const [workHeight, setWorkHeight] = useState<SheetHeight>('full')
  const columnHeight = view.work === '' ? listHeight : workHeight
  const covered = useCoveredPart(view.station !== '' || view.work !== '')
  const isFirstScreenOver = useFirstScreen()
  useEffect(() => {
    // Loads ahead. What opens a panel loads them again, and shows a failure.
    if (isFirstScreenOver) void Promise.all([loadStationPanel(), i18n.complete()]).catch(() => undefined)
  }, [isFirstScreenOver, i18n])

  return (
    <PageContext value={{ config, stations, ...page }}>
      <HoverProvider>
        <div className="page" data-station={view.station || undefined} data-table={view.list || undefined}>
          <a className="skip-link" href="#stations">
            {i18n.t('app.skip')}
          </a>
          <div className="column" inert={covered === 'column'}>
            <Header />
            <PageSearch onShow={showOnMap} onPlace={bounds.setLimited} />
            <PageList
              isFirstScreenOver={isFirstScreenOver}
              sheet={{ inert: covered === 'sheet', height: listHeight, onHeight: setListHeight }}
              tools={{ bounds, favourites, onWork, onShow: showOnMap }}
              notes={location}
              onAbout={() => setDataPageOpen(true)}
            />
          </div>
          <OpenedPanels
            stationPanel={stationPanel}
            workSheet={{ height: workHeight, onHeight: setWorkHeight }}
            coversList={covered !== null}
            onWork={onWork}
          />
          {isDataPageOpen && <DataPageDialog onClose={() => setDataPageOpen(false)} />}
          {isFirstScreenOver && <LateParts location={location} />}
          <LazyMapRegion
            ref={map}
            sheet={view.station === '' ? columnHeight : stationPanel.sheet.height}
            colouring={colouring}
            location={location}
            onVisibleBounds={bounds.setVisible}
          />
        </div>
      </HoverProvider>
    </PageContext>
  )
}

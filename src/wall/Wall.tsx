import { useRef, useSyncExternalStore } from 'react'
import { ErrorBoundary } from '../app/lazy/ErrorBoundary'
import { useViewStations } from '../app/list/use-view-stations'
import { LazyMapRegion } from '../app/map/LazyMapRegion'
import { HoverProvider } from '../app/page/HoverContext'
import { type Page, PageContext } from '../app/page/PageContext'
import { useAppUpdate } from '../app/page/use-app-update'
import { useFirstScreen } from '../app/page/use-first-screen'
import { useReplacedView } from '../app/page/use-replaced-view'
import { Versions } from '../app/page/Versions'
import type { CatalogOwner } from '../app/start/catalog-owner'
import { findRetry } from '../catalog/failures/find-retry'
import type { Config } from '../config/config'
import { useErrorLog } from '../queries/use-error-log'
import { useRecovery } from '../queries/use-recovery'
import { Placeholder } from '../ui/content/Placeholder'
import { useI18n } from '../ui/i18n/I18nContext'
import { useMapLoss } from './use-map-loss'
import { useReloadAfter } from './use-reload-after'
import { WallBoard } from './WallBoard'
import '../app/app.css'

/** Padding of the map: nothing covers it. */
const uncovered = { top: 24, right: 24, bottom: 24, left: 24 } as const

/** Milliseconds before a reload, so that a server that is restarting has time to answer. */
const reloadPause = 60_000
/** Milliseconds that a lost map has to come back: the pauses between its attempts grow to 8 s. */
const mapPause = 300_000

interface Props {
  config: Config
  owner: CatalogOwner
}

/**
 * Page for a screen that nobody operates (`?display=wall`): counts by status and the map, without controls. It keeps
 * the screen on, uses a new version by itself, and reloads itself where nothing else helps.
 */
export function Wall(props: Props) {
  return (
    <ErrorBoundary fallback={() => <FailedWall />}>
      <WorkingWall {...props} />
    </ErrorBoundary>
  )
}

function WorkingWall({ config, owner }: Props) {
  const handle = useSyncExternalStore(owner.subscribe, owner.current)
  const replaced = useReplacedView()
  const stations = useViewStations(config, handle, replaced.view)
  const mapArea = useRef<HTMLDivElement>(null)
  // The map takes no presses.
  const page: Page = { config, stations, ...replaced, onOpen: () => undefined }
  const { reload, reloadLost } = useAppUpdate()
  useReloadAfter(reloadPause, reload !== null, reload ?? undefined)
  const { error } = stations.snapshotQuery
  const isWorkerBroken = error !== null && findRetry(error, stations.refresh) === undefined
  useReloadAfter(reloadPause, reloadLost !== null || isWorkerBroken)
  useReloadAfter(mapPause, useMapLoss(mapArea))
  useErrorLog()
  useRecovery(handle.viewer)
  const isFirstScreenOver = useFirstScreen()
  return (
    <PageContext value={page}>
      <HoverProvider>
        <div className="page wall">
          <WallBoard />
          <div ref={mapArea} className="wall-map" inert>
            <LazyMapRegion hasList={false} sheet="half" padding={uncovered} />
          </div>
          {isFirstScreenOver && <Versions />}
        </div>
      </HoverProvider>
    </PageContext>
  )
}

/** Instead of a page that failed: it is loaded again. */
function FailedWall() {
  const i18n = useI18n()
  useReloadAfter(reloadPause, true)
  return (
    <main className="start-failure">
      <Placeholder as="h1" title={i18n.t('error.unexpected')} hint={i18n.t('wall.reloads')} />
    </main>
  )
}

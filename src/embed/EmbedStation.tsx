import { LazyBoundary } from '../app/LazyBoundary'
import { PanelFailure } from '../app/PanelFailure'
import type { View } from '../app/view'
import type { Snapshot } from '../catalog/catalog-api'
import type { CatalogHandle } from '../catalog/catalog-handle'
import type { Config } from '../config'
import type { Filters } from '../model/filters'
import { lazyComponent } from '../ui/lazy-component'
import type { Opening } from './use-opening'

const StationPanel = lazyComponent(async () => (await import('../stations/StationPanel')).StationPanel)

interface Props {
  config: Config
  source: CatalogHandle
  snapshot: Snapshot
  view: View
  opening: Opening
  onFilter(filters: Filters): void
}

/** Opened station, without login, problem reports and tourism. */
export function EmbedStation({ config, source, snapshot, view, opening, onFilter }: Props) {
  const { opener, sheet, open, close } = opening
  return (
    <LazyBoundary key={view.station} failure={<PanelFailure onClose={close} />}>
      <StationPanel
        source={source}
        snapshot={snapshot}
        opened={{ id: view.station, opener }}
        sheet={sheet}
        filters={view.filters}
        settings={{
          contact: config.contact,
          report: undefined,
          tourism: undefined,
          timeZone: config.region.timeZone,
        }}
        actions={{ onFilter, onSignIn: undefined, onOpen: open, onClose: close }}
      />
    </LazyBoundary>
  )
}

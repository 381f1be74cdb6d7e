import { usePage } from '../app/page/PageContext'
import type { Opening } from '../app/page/use-opening'
import { PanelBoundary } from '../app/panels/PanelBoundary'
import type { Snapshot } from '../catalog/catalog-api'
import { lazyComponent } from '../ui/lazy-component'

const StationPanel = lazyComponent(async () => (await import('../stations/panel/StationPanel')).StationPanel)

interface Props {
  snapshot: Snapshot
  opening: Opening
}

/** Opened station, without login, problem reports and tourism. */
export function EmbedStation({ snapshot, opening }: Props) {
  const { config, stations, view, resetFilters } = usePage()
  const { handle } = stations
  const { opener, sheet, open, close } = opening
  return (
    <PanelBoundary key={view.station} onClose={close}>
      <StationPanel
        handle={handle}
        snapshot={snapshot}
        opening={{ id: view.station, opener }}
        sheet={sheet}
        filters={view.filters}
        settings={{
          contact: config.contact,
          report: undefined,
          tourism: undefined,
        }}
        actions={{ onReset: resetFilters, onSignIn: undefined, onOpen: open, onClose: close }}
      />
    </PanelBoundary>
  )
}

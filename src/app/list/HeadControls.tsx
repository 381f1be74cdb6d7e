import { ExportButton } from '../../stations/export/ExportButton'
import { listLink } from '../link/list-link'
import { usePage } from '../page/PageContext'
import { ViewsButton } from '../views/ViewsButton'
import { TableChoice } from './TableChoice'
import type { ListBounds } from './use-list-bounds'
import { WithinMap } from './WithinMap'

/** Controls of the list, once the stations are loaded: as a table, limited to the map, the saved views, its file. */
export function HeadControls({ bounds }: { bounds: ListBounds }) {
  const { config, stations, view } = usePage()
  const { handle, query, snapshot, facets } = stations
  if (!snapshot || !facets) return null
  return (
    <>
      <TableChoice />
      <WithinMap {...bounds} />
      <ViewsButton />
      <ExportButton
        key={handle.viewer}
        handle={handle}
        snapshot={snapshot}
        query={query}
        matched={facets.matched}
        getLink={(hasStation) => listLink(window.location, hasStation)}
        isPanelOpen={view.station !== '' || view.work !== ''}
        config={config}
      />
    </>
  )
}

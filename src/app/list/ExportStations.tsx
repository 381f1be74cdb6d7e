import { ExportButton } from '../../stations/export/ExportButton'
import { usePage } from '../page/PageContext'
import { ViewsButton } from '../views/ViewsButton'

/** Buttons that save the view and export the list. They appear when the stations are loaded. */
export function ExportStations() {
  const { config, stations, view } = usePage()
  const { handle, query, snapshot, facets } = stations
  if (!snapshot || !facets) return null
  return (
    <>
      <ViewsButton />
      <ExportButton
        key={handle.viewer}
        handle={handle}
        snapshot={snapshot}
        query={query}
        matched={facets.matched}
        opened={view.station !== ''}
        publisher={config.publisher}
        licence={config.licence}
      />
    </>
  )
}

import type { Config } from '../config'
import { ExportButton } from '../stations/export/ExportButton'
import type { Stations } from '../stations/use-stations'
import type { View } from './view'
import { ViewsButton } from './views/ViewsButton'

interface Props {
  config: Config
  stations: Stations
  view: View
}

/** Buttons that save the view and export the list. They appear when the stations are loaded. */
export function ExportStations({ config, stations, view }: Props) {
  const { source, query, snapshot, facets } = stations
  if (!snapshot || !facets) return null
  return (
    <>
      <ViewsButton />
      <ExportButton
        key={source.viewer}
        source={source}
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

import type { Config } from '../config'
import type { Position } from '../model/station'
import { ExportButton } from '../stations/export/ExportButton'
import type { Stations } from '../stations/use-stations'
import type { View } from './view'

interface Props {
  config: Config
  stations: Stations
  view: View
  /** From where distances count. */
  near: Position | null
}

/** Takes along what the list holds, once it holds anything. */
export function ExportStations({ config, stations, view, near }: Props) {
  const { source, within, snapshot, facets } = stations
  if (!snapshot || !facets) return null
  return (
    <ExportButton
      key={source.viewer}
      source={source}
      snapshot={snapshot}
      filters={view.filters}
      sort={view.sort}
      near={near}
      within={within}
      matched={facets.matched}
      opened={view.station !== ''}
      publisher={config.publisher}
      licence={config.licence}
    />
  )
}

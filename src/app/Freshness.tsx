import type { Config } from '../config'
import { FreshnessLine } from '../stations/FreshnessLine'
import type { Stations } from './use-stations'

export interface FreshnessProps {
  config: Config
  stations: Stations
  /** Tells all about the data. */
  onAbout(): void
}

/** How fresh the stations are, once there are any. */
export function Freshness({ config, stations, onAbout }: FreshnessProps) {
  const { snapshot, catalog, refresh } = stations
  if (!snapshot) return null
  return (
    <FreshnessLine
      snapshot={snapshot}
      refreshing={catalog.isFetching}
      onRefresh={refresh}
      onAbout={onAbout}
      publisher={config.publisher}
      licence={config.licence}
    />
  )
}

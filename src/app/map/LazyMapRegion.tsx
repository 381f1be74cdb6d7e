import { useEffect, useState } from 'react'
import { basemapFile } from '../../map/basemap/basemap-file'
import { startup } from '../../startup'
import { ErrorBoundary } from '../lazy/ErrorBoundary'
import { usePage } from '../page/PageContext'
import { MapSection, MissingMap } from './MapSection'
import type { MapRegionProps } from './use-stations-view'
// Imported here, because a lazy script would wait for the styles that it imports.
import '../../map/controls/controls.css'
import '../../map/maplibre/map-overlay.css'
import '../../map/picture/picture.css'
import '../../stations/map/map-tooltip.css'
import '../../stations/map/stations-map.css'
import './map-region.css'

type MapModule = typeof import('./MapRegion')

let loaded: MapModule | null = null

/** Loads the map's first script and, if the line is fast, its base map in parallel. MapLibre loads later. */
export async function loadMap(): Promise<MapModule> {
  const loading = import('./MapRegion')
  void startup.whenLineIsFree().then(() => basemapFile.load())
  loaded = await loading
  return loaded
}

/**
 * Map with its loading and failure states. Without it (script not loaded) the page is still complete. Another viewer has
 * another map.
 */
export function LazyMapRegion(props: MapRegionProps) {
  const { viewer } = usePage().stations.handle
  // Not by `lazy`: React shows suspended content up to 300 ms after the last fallback.
  const [region, setRegion] = useState<MapModule | 'loading' | 'unavailable'>(loaded ?? 'loading')
  useEffect(() => {
    loadMap().then(setRegion, () => setRegion('unavailable'))
  }, [])
  const without = (state: 'loading' | 'unavailable') => (
    <MapSection className="map-waiting" state={state} drawn={0}>
      <MissingMap state={state} />
    </MapSection>
  )
  return (
    <div className="map-area">
      <ErrorBoundary key={viewer} fallback={without('unavailable')}>
        {typeof region === 'string' ? without(region) : <region.MapRegion {...props} />}
      </ErrorBoundary>
    </div>
  )
}

import { basemapFile } from '../../map/basemap/basemap-file'
import { startup } from '../../startup'
import { lazyComponent } from '../../ui/lazy-component'
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

const MapRegion = lazyComponent(async () => {
  const loading = import('./MapRegion')
  void startup.whenNetworkIsFree().then(() => basemapFile.load())
  return (await loading).MapRegion
}, 'first messages')

/** Loads the map's first script and, if the network is fast, its base map in parallel. MapLibre loads later. */
export const loadMap = MapRegion.load

/**
 * Map with its loading and failure states. Without it (script not loaded) the page is still complete. Another viewer
 * has another map.
 */
export function LazyMapRegion(props: MapRegionProps) {
  const { viewer } = usePage().stations.handle
  const without = (state: 'loading' | 'unavailable') => (
    <MapSection className="map-waiting" state={state} drawn={0}>
      <MissingMap state={state} />
    </MapSection>
  )
  return (
    <div className="map-area">
      <ErrorBoundary key={viewer} fallback={() => without('unavailable')}>
        <MapRegion {...props} placeholder={without('loading')} />
      </ErrorBoundary>
    </div>
  )
}

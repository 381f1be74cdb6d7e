import { lazy, Suspense } from 'react'
import { basemapFile } from '../map/basemap-file'
import { useWords } from '../ui/Words'
import { ErrorBoundary } from './ErrorBoundary'
import type { MapRegionProps } from './use-view-props'
// Here, because a script waits for the styles that come with it.
import '../map/controls.css'
import '../map/picture.css'
import './map-region.css'

let loading: Promise<typeof import('./MapRegion')> | null = null

/** Asks for the map's first script and, beside it, for the base map that it needs; MapLibre comes later. */
export function loadMap() {
  if (!loading) {
    loading = import('./MapRegion')
    basemapFile.load()
  }
  return loading
}
const MapRegion = lazy(async () => ({ default: (await loadMap()).MapRegion }))

/** The map and its states; without it (script not loaded) the page is complete all the same. */
export function MapArea(props: MapRegionProps) {
  const words = useWords()
  const without = (state: 'loading' | 'unavailable') => (
    <section className="map-waiting" aria-label={words.t('map.label')} data-state={state} data-drawn={0}>
      <p>{words.t(state === 'loading' ? 'map.loading' : 'map.failed')}</p>
    </section>
  )
  return (
    <div className="map-area">
      <ErrorBoundary fallback={without('unavailable')}>
        <Suspense fallback={without('loading')}>
          <MapRegion {...props} />
        </Suspense>
      </ErrorBoundary>
    </div>
  )
}

import type { ReactNode } from 'react'
import { basemapFile } from '../map/basemap-file'
import { createLoader, useLoaded } from '../ui/loader'
import { useWords } from '../ui/Words'
import { ErrorBoundary } from './ErrorBoundary'
import type { MapRegionProps } from './use-view-props'
// Here, because a script waits for the styles that come with it.
import '../map/controls.css'
import '../map/picture.css'
import './map-region.css'

/** The map's first script and, beside it, the base map that it needs; MapLibre comes later. */
export const mapLoader = createLoader(() => {
  basemapFile.load()
  return import('./MapRegion')
})

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
        <LoadedRegion {...props} placeholder={without('loading')} />
      </ErrorBoundary>
    </div>
  )
}

function LoadedRegion({ placeholder, ...props }: MapRegionProps & { placeholder: ReactNode }) {
  const loaded = useLoaded(mapLoader)
  return loaded ? <loaded.MapRegion {...props} /> : placeholder
}

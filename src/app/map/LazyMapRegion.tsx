import { useEffect, useState } from 'react'
import { basemapFile } from '../../map/basemap/basemap-file'
import { useWords } from '../../ui/Words'
import { ErrorBoundary } from '../lazy/ErrorBoundary'
import type { MapRegionProps } from './use-stations-view'
// Imported here, because a lazy script would wait for the styles that it imports.
import '../../map/controls/controls.css'
import '../../map/picture/picture.css'
import '../../stations/map/map-tooltip.css'
import './map-region.css'

type MapModule = typeof import('./MapRegion')

let loading: Promise<MapModule> | null = null
let loaded: MapModule | null = null

/** Loads the map's first script and, in parallel, its base map. MapLibre loads later. */
export function loadMap(): Promise<MapModule> {
  loading ??= importMap()
  return loading
}

async function importMap(): Promise<MapModule> {
  const importing = import('./MapRegion')
  basemapFile.load()
  loaded = await importing
  return loaded
}

/** Map with its loading and failure states. Without it (script not loaded) the page is still complete. */
export function LazyMapRegion(props: MapRegionProps) {
  const words = useWords()
  // Not by `lazy`: React shows suspended content up to 300 ms after the last fallback.
  const [region, setRegion] = useState<MapModule | 'loading' | 'unavailable'>(loaded ?? 'loading')
  useEffect(() => {
    loadMap().then(setRegion, () => setRegion('unavailable'))
  }, [])
  const without = (state: 'loading' | 'unavailable') => (
    <section className="map-waiting" aria-label={words.t('map.label')} data-state={state} data-drawn={0}>
      <p>{words.t(state === 'loading' ? 'map.loading' : 'map.failed')}</p>
    </section>
  )
  return (
    <div className="map-area">
      <ErrorBoundary fallback={without('unavailable')}>
        {typeof region === 'string' ? without(region) : <region.MapRegion {...props} />}
      </ErrorBoundary>
    </div>
  )
}

import { type ReactNode, useEffect, useState } from 'react'
import { basemapFile } from '../map/basemap-file'
import { useWords } from '../ui/Words'
import { ErrorBoundary } from './ErrorBoundary'
import type { MapRegionProps } from './use-view-props'
// Here, because a script waits for the styles that come with it.
import '../map/controls.css'
import '../map/picture.css'
import './map-region.css'

type MapModule = typeof import('./MapRegion')

let loading: Promise<MapModule> | null = null
let loaded: MapModule | null = null

/** Loads the map's first script and, beside it, the base map that it needs; MapLibre comes later. */
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

/** Not by `lazy`: React shows suspended content up to 300 ms after the last fallback. */
function LoadedRegion({ placeholder, ...props }: MapRegionProps & { placeholder: ReactNode }) {
  const [module, setModule] = useState(loaded)
  useEffect(() => {
    const fail = (error: unknown) =>
      setModule(() => {
        throw error
      })
    loadMap().then(setModule, fail)
  }, [])
  return module ? <module.MapRegion {...props} /> : placeholder
}

import { lazy, Suspense } from 'react'
import { useWords } from '../ui/Words'
import { ErrorBoundary } from './ErrorBoundary'
import type { StationsMapProps } from './StationsMap'

// MapLibre is most of the script; it comes while the list is already there.
const StationsMap = lazy(async () => ({ default: (await import('./StationsMap')).StationsMap }))

/** The map and its states; without it (no WebGL, script not loaded) the page is complete all the same. */
export function MapArea(props: StationsMapProps) {
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
          <StationsMap {...props} />
        </Suspense>
      </ErrorBoundary>
    </div>
  )
}

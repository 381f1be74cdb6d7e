import { Suspense, useEffect, useState } from 'react'
import { afterFirstList } from '../stations/first-list'
import type { Stations } from '../stations/use-stations'
import { lazily } from '../ui/lazily'
import { useWords } from '../ui/Words'
import { ErrorBoundary } from './ErrorBoundary'
import type { StationsMapProps } from './StationsMap'

// MapLibre is most of the script.
const StationsMap = lazily(async () => (await import('./StationsMap')).StationsMap)

/** Milliseconds that the map waits for a list that does not come. */
const patience = 8_000

interface Props extends StationsMapProps {
  /** Whether the page has a list, which then comes first. */
  hasList?: boolean
}

/** The map and its states; without it (no WebGL, script not loaded) the page is complete all the same. */
export function MapArea({ hasList = true, ...props }: Props) {
  const words = useWords()
  const isTime = useTurn(props.stations, hasList)
  const without = (state: 'loading' | 'unavailable') => (
    <section className="map-waiting" aria-label={words.t('map.label')} data-state={state} data-drawn={0}>
      <p>{words.t(state === 'loading' ? 'map.loading' : 'map.failed')}</p>
    </section>
  )
  return (
    <div className="map-area">
      <ErrorBoundary fallback={without('unavailable')}>
        <Suspense fallback={without('loading')}>
          {isTime ? <StationsMap {...props} /> : without('loading')}
        </Suspense>
      </ErrorBoundary>
    </div>
  )
}

/**
 * Whether it is the map's turn: its script takes the network from the stations' data, and its graphics make the first
 * list wait for half a second (measured by software, 1,000 stations). Where no list comes, the map does not wait for it.
 */
function useTurn({ catalog, facets }: Stations, hasList: boolean): boolean {
  const [isListed, setListed] = useState(false)
  useEffect(() => {
    const late = setTimeout(() => setListed(true), patience)
    const callOff = afterFirstList(() => setListed(true))
    return () => {
      clearTimeout(late)
      callOff()
    }
  }, [])
  return isListed || catalog.error !== null || (!hasList && facets !== undefined)
}

// Before all others, because it runs before MapLibre.
import '../../map/maplibre/preload-worker'
import { MinZoom } from '../../map/maplibre/MinZoom'
import { useBasemap } from '../../map/streets/use-basemap'
import { StationsMap, type StationsMapProps } from '../../stations/map/StationsMap'
import { lazyComponent } from '../../ui/lazy-component'
import { useLook } from '../../ui/use-look'
import { LazyBoundary } from '../lazy/LazyBoundary'
import { usePage } from '../page/PageContext'
import { hostsToAllow, useIsAllowed } from '../settings/street-hosts'

const StreetsNote = lazyComponent(async () => (await import('./StreetsNote')).StreetsNote)

/**
 * Zoom levels from which the embedded map has less detail than online maps, and from which it shows little but names.
 */
const detailEnds = { online: 11, embedded: 13 }

/** Map of the page with its base map and the note about streets. */
export function MainMap(props: Omit<StationsMapProps, 'basemap' | 'streets'>) {
  const configured = usePage().config.basemap ?? null
  const hosts = configured ? hostsToAllow(configured, window.location.host) : []
  const isAllowed = useIsAllowed(hosts)
  const basemap = useBasemap(useLook(), isAllowed ? configured : null)
  const streets = (
    <MinZoom zoom={configured ? detailEnds.online : detailEnds.embedded}>
      <LazyBoundary>
        <StreetsNote online={basemap.online} hosts={hosts} asks={!isAllowed} />
      </LazyBoundary>
    </MinZoom>
  )
  return <StationsMap {...props} basemap={basemap} streets={streets} />
}

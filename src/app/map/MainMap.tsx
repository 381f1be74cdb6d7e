import type { Config } from '../../config/config'
import { MinZoom } from '../../map/maplibre/MinZoom'
import { useBasemap } from '../../map/streets/use-basemap'
import { anonymous } from '../../model/viewer'
import { StationsMap, type StationsMapProps } from '../../stations/map/StationsMap'
import { type ReplacedPicture, storePicture } from '../../stations/map/store-picture'
import { lazyComponent } from '../../ui/lazy-component'
import { useLook } from '../../ui/use-look'
import { useWords } from '../../ui/Words'
import { currentSearch } from '../../url/search-params'
import { LazyBoundary } from '../lazy/LazyBoundary'
import { hostsToAllow, useIsAllowed } from '../settings/street-hosts'
import type { MapRegionProps } from './use-view-props'

const StreetsNote = lazyComponent(async () => (await import('./StreetsNote')).StreetsNote)

/**
 * Zoom levels from which the embedded map has less detail than online maps, and from which it shows little but names.
 */
const detailEnds = { online: 11, embedded: 13 }

interface Props extends Omit<StationsMapProps, 'basemap' | 'units' | 'texts' | 'streets'> {
  config: Config
}

/** Map of the main page with its texts. */
export function MainMap({ config, ...props }: Props) {
  const words = useWords()
  const texts = {
    canvas: words.t('map.canvas'),
    zoomIn: words.t('map.zoom.in'),
    zoomOut: words.t('map.zoom.out'),
    attribution: words.t('map.attribution'),
    locate: words.t('map.locate'),
    unavailable: words.t('map.unavailable'),
    lost: words.t('map.lost'),
    retry: words.t('notice.retry'),
    failed: words.t('map.failed'),
  }
  const configured = config.basemap ?? null
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
  const hasStreets = basemap.online === 'loading' || basemap.online === 'drawn'
  return <StationsMap {...props} {...{ basemap, streets, hasStreets, texts }} units={words.units} />
}

/** Milliseconds before a picture is stored, so that this does not delay the map. */
const pause = 3_000

/**
 * Stores the picture for the next visit if it shows what everyone sees at the plain address: open data, without
 * filters and without the person's position.
 */
export function storeLater(
  picture: ReplacedPicture,
  { config, stations, here, hasList = true }: MapRegionProps,
  language: string,
): void {
  if (!hasList || stations.handle.viewer !== anonymous || here || currentSearch() !== '') return
  // Without a stored picture, the next visit is only slower.
  setTimeout(() => storePicture(picture, config, language).catch(() => undefined), pause)
}

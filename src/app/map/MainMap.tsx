// Before all others, because it runs before MapLibre.
import '../../map/maplibre/preload-worker'
import type { Config } from '../../config/config'
import { MinZoom } from '../../map/maplibre/MinZoom'
import { useBasemap } from '../../map/streets/use-basemap'
import { anonymous } from '../../model/viewer'
import { StationsMap, type StationsMapProps } from '../../stations/map/StationsMap'
import type { StationsView } from '../../stations/map/stations-view'
import { type RemovedPicture, storePicture } from '../../stations/map/store-picture'
import { useLook } from '../../ui/look/use-look'
import { currentSearch } from '../../url/search-params'
import { lazyPart } from '../lazy/lazy-part'
import { usePage } from '../page/PageContext'
import { hostsToAllow, useIsAllowed } from '../settings/street-hosts'

const LegendItem = lazyPart(async () => (await import('./LegendItem')).LegendItem)
const StreetsNote = lazyPart(async () => (await import('./StreetsNote')).StreetsNote)
const NoStreets = lazyPart(async () => (await import('./StreetsNote')).NoStreets)

/**
 * Zoom levels from which the embedded map has less detail than online maps, and from which it shows little but names.
 */
const detailEnds = { online: 11, embedded: 13 }

/** Map of the page with its base map, the note about streets and the legend. */
export function MainMap(props: Omit<StationsMapProps, 'basemap' | 'streets' | 'creditNotes'>) {
  const configured = usePage().config.basemap ?? null
  const hosts = configured ? hostsToAllow(configured, window.location.host) : []
  const isAllowed = useIsAllowed(hosts)
  const basemap = useBasemap(useLook(), isAllowed ? configured : null)
  const streets = (
    <MinZoom zoom={detailEnds.online}>
      <StreetsNote online={basemap.online} hosts={hosts} asks={!isAllowed} />
    </MinZoom>
  )
  const noStreets = (
    <MinZoom zoom={detailEnds.embedded}>
      <NoStreets />
    </MinZoom>
  )
  const creditNotes = (
    <>
      <LegendItem />
      {!configured && noStreets}
    </>
  )
  return (
    <StationsMap {...props} basemap={basemap} streets={configured && streets} creditNotes={creditNotes} />
  )
}

/** Milliseconds before a picture is stored, so that this does not delay the map. */
const storeDelay = 3_000

/**
 * Stores a removed picture for the next visit if it shows what everyone sees at the plain address: open data, without
 * filters and without the person's position. In this file, because it runs when the map's script has loaded: another
 * one would be another request.
 */
export function storeForNextVisit(
  picture: RemovedPicture,
  { data, highlighted }: Pick<StationsView, 'data' | 'highlighted'>,
  { config, hasList, language }: { config: Config; hasList: boolean; language: string },
): void {
  const isPlain = currentSearch() === '' && highlighted.userPosition === null
  if (!hasList || data.handle.viewer !== anonymous || !isPlain) return
  // Without a stored picture, the next visit is only slower.
  setTimeout(() => storePicture(picture, config, language).catch(() => undefined), storeDelay)
}

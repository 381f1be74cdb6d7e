import { useMap } from '../../map/map-context'
import { KeepVisible } from '../../map/maplibre/KeepVisible'
import { MapOverlay } from '../../map/maplibre/MapOverlay'
import type { Drawing } from '../../map/overlay/drawing'
import type { OverlayImages } from '../../map/overlay/overlay-images'
import type { Padding } from '../../map/padding'
import type { StationsOverlay } from './use-stations-overlay'

interface Props {
  content: StationsOverlay
  images: OverlayImages
  /** Covered sides of the map. */
  padding: Padding
  hasStreets: boolean
  /** Whether a panel shows a station. */
  isPanelOpen: boolean
  /** Called when these drawings are on the screen; `count` is the number of stations that they represent. */
  onPainted(drawings: readonly Drawing[], count: number): void
}

/** Stations, clusters, names and highlights on the map, and the handlers of clicks on them. */
export function StationsOnMap(props: Props) {
  const { content, images, padding, hasStreets, isPanelOpen, onPainted } = props
  const { overlay, placeToShow, activate, hover } = content
  const map = useMap()

  const open = async (id: string) => {
    const camera = await activate(id)
    if (camera) map.easeTo({ center: [camera.lon, camera.lat], zoom: camera.zoom })
  }
  return (
    <>
      <MapOverlay
        overlay={overlay}
        images={images}
        // A lost script reloads the page.
        onPress={(id) => open(id).catch(() => undefined)}
        onHover={hover}
        onPainted={onPainted}
      />
      <KeepVisible {...placeToShow} hasStreets={hasStreets} padding={padding} isPanelOpen={isPanelOpen} />
    </>
  )
}

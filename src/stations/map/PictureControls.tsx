import { type RefObject, useLayoutEffect, useRef } from 'react'
import { useBasemapFile } from '../../map/basemap/basemap-file'
import { roundCamera } from '../../map/camera'
import { AttributionList } from '../../map/controls/AttributionList'
import { Controls } from '../../map/controls/Controls'
import type { PictureCamera } from '../../map/use-flat-camera'
import { useI18n } from '../../ui/i18n/I18nContext'
import type { LocateControl, StationsView } from './stations-view'
import { useControls } from './use-controls'

interface Props {
  view: StationsView
  /** `null`: the picture has no size yet. */
  pictureCamera: PictureCamera | null
  /** Absent: the person's position is not used. */
  location?: LocateControl | undefined
}

/** Controls and credits of the picture. Their script loads after it. */
export function PictureControls({ view, pictureCamera, location }: Props) {
  const i18n = useI18n()
  const { target, listeners, appearance } = view
  const { bottom, left } = target.padding
  const corner = useRef<HTMLDivElement>(null)
  useFocusOnMap(corner)
  const controls = useControls(location)
  const credits = [appearance.credit, ...(useBasemapFile()?.credits ?? [])]
  const zoomBy = (levels: number) => {
    if (!pictureCamera) return
    const { camera } = pictureCamera
    listeners.onCamera(roundCamera({ ...camera, zoom: camera.zoom + levels }))
  }
  return (
    <div ref={corner} className="map-corner picture-controls" style={{ bottom, left }}>
      <Controls {...controls} onZoom={zoomBy} />
      <div className="map-foot">
        <AttributionList lines={credits.map((one) => [one])} label={i18n.t('map.attribution')} />
      </div>
    </div>
  )
}

/** Moves the focus from a button to the same one of the map that replaces the picture. */
function useFocusOnMap(corner: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = corner.current
    const landmark = element?.parentElement
    return () => {
      const { activeElement } = document
      if (!element?.contains(activeElement)) return
      const label = activeElement?.getAttribute('aria-label')
      // The map's buttons are hidden as long as there is a picture.
      requestAnimationFrame(() => {
        const buttons = [...(landmark?.querySelectorAll('button') ?? [])]
        buttons.find((button) => button.getAttribute('aria-label') === label)?.focus()
      })
    }
  }, [corner])
}

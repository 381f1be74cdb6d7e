import { useEffect, useState } from 'react'
import type { Camera } from '../../map/camera'
import { isSameCamera } from '../../map/flat-view'
import type { PictureCamera } from '../../map/use-flat-camera'

/** Milliseconds after which the map replaces the picture even with another camera: the map cannot show some cameras. */
const maxCameraWait = 2_000

export interface PictureReplacement {
  /** Whether the map has replaced the picture. */
  isMapShown: boolean
  /** Camera of the picture; `null` when there is none. */
  pictureCamera: PictureCamera | null
  onView(camera: PictureCamera): void
  onMoving(isMoving: boolean): void
  onMapReady(camera: Camera): void
  /** Shows the picture again after the loss of the map. */
  showPicture(): void
}

/**
 * Replaces the picture with the map when the map has drawn everything from the same camera and nobody is dragging the
 * picture.
 */
export function usePictureReplacement(): PictureReplacement {
  const [isMapShown, setMapShown] = useState(false)
  const [pictureCamera, setPictureCamera] = useState<PictureCamera | null>(null)
  const [isMoving, setMoving] = useState(false)
  const [mapCamera, setMapCamera] = useState<Camera | null>(null)

  const mayReplace = mapCamera !== null && !isMoving
  if (!isMapShown && mayReplace && pictureCamera && isSameCamera(mapCamera, pictureCamera.camera))
    setMapShown(true)
  useEffect(() => {
    if (!mayReplace || isMapShown) return
    const timer = setTimeout(() => setMapShown(true), maxCameraWait)
    return () => clearTimeout(timer)
  }, [mayReplace, isMapShown])

  return {
    isMapShown,
    pictureCamera: isMapShown ? null : pictureCamera,
    onView: setPictureCamera,
    onMoving: setMoving,
    onMapReady: setMapCamera,
    showPicture() {
      setMapShown(false)
      setMapCamera(null)
      setMoving(false)
    },
  }
}

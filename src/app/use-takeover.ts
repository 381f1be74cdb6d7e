import { useEffect, useState } from 'react'
import type { Camera } from '../map/camera'
import { isSameCamera } from '../map/flat-view'
import type { PictureAt } from '../map/use-flat-camera'

/** Milliseconds after which the map takes over although its camera differs: some cameras it cannot show. */
const longestWait = 2_000

export interface Takeover {
  /** The map has replaced the picture. */
  isMapShown: boolean
  /** Camera of the picture; `null` when there is none. */
  pictured: PictureAt | null
  onView(at: PictureAt): void
  onHold(isHeld: boolean): void
  onMapReady(camera: Camera): void
  /** The map was lost: shows the picture again. */
  showPicture(): void
}

/**
 * The map replaces the picture when it has drawn everything from the same camera and nobody is dragging the picture.
 */
export function useTakeover(): Takeover {
  const [isMapShown, setMapShown] = useState(false)
  const [pictured, setPictured] = useState<PictureAt | null>(null)
  const [isHeld, setHeld] = useState(false)
  const [readyAt, setReadyAt] = useState<Camera | null>(null)

  const isFree = readyAt !== null && !isHeld
  if (!isMapShown && isFree && pictured && isSameCamera(readyAt, pictured.camera)) setMapShown(true)
  useEffect(() => {
    if (!isFree || isMapShown) return
    const late = setTimeout(() => setMapShown(true), longestWait)
    return () => clearTimeout(late)
  }, [isFree, isMapShown])

  return {
    isMapShown,
    pictured: isMapShown ? null : pictured,
    onView: setPictured,
    onHold: setHeld,
    onMapReady: setReadyAt,
    showPicture() {
      setMapShown(false)
      setReadyAt(null)
      setHeld(false)
    },
  }
}

import { useRef } from 'react'
import type { MapLook } from '../basemap/basemap-palette'
import { pan, zoomAround } from '../flat-view'
import type { Drawing, Overlay } from '../overlay/drawing'
import type { OverlayImages } from '../overlay/overlay-images'
import {
  countAllStations,
  findNearestSymbol,
  hitMargin,
  type PaintedSymbol,
  type SymbolTarget,
} from '../overlay/painted-symbols'
import { type CameraListeners, type CameraTarget, useFlatCamera } from '../use-flat-camera'
import { useSize } from '../use-size'
import type { PaintedBase } from './picture-painter'
import { usePictureGestures } from './use-picture-gestures'
import { usePicturePainter } from './use-picture-painter'

export interface PictureListeners extends CameraListeners {
  /** Called when a person grabs or releases the picture; on a release, after the camera. */
  onMoving(isMoving: boolean): void
  /** Called with the id of the station or cluster whose symbol was clicked or tapped. */
  onPress(id: string): void
  /** Called with the symbol under the mouse; `null` when there is none or the picture moves. */
  onHover(symbol: SymbolTarget | null): void
  /** Called when all visible drawings of the overlay are on the canvas. */
  onPainted(drawings: readonly Drawing[]): void
  /** Called when the picture is removed, with its base map if that was painted. */
  onRemoved(base: PaintedBase | null): void
}

interface Props {
  /** Description of the canvas for screen readers. */
  label: string
  look: MapLook
  target: CameraTarget
  /** A new object causes a new paint: pass the same one while nothing changes. */
  overlay: Overlay
  /** Whether the first symbols are still loading. */
  isComing: boolean
  /** Must be the same object on each render. */
  images: OverlayImages
  listeners: PictureListeners
}

/** Flat map that Canvas 2D paints at once and without WebGL. `data-pictured` is the number of painted stations. */
export function Picture({ label, look, target, overlay, isComing, images, listeners }: Props) {
  const base = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const symbols = useRef<readonly PaintedSymbol[]>([])
  const { view, isMoving, move, endMove } = useFlatCamera(target, useSize(canvas), listeners)

  usePictureGestures(canvas, {
    onMoving(isMoving) {
      if (isMoving) listeners.onHover(null)
      else endMove()
      listeners.onMoving(isMoving)
    },
    onPan: (from, to) => move((view) => pan(view, from, to)),
    onZoom: (levels, point) => move((view) => zoomAround(view, levels, point)),
    onPress(point, isTouch) {
      const symbol = findNearestSymbol(symbols.current, point, isTouch ? hitMargin.touch : hitMargin.mouse)
      if (symbol) listeners.onPress(symbol.id)
    },
    onHover(point) {
      const symbol = point && findNearestSymbol(symbols.current, point, hitMargin.mouse)
      if (canvas.current) canvas.current.style.cursor = symbol ? 'pointer' : ''
      listeners.onHover(symbol)
    },
  })

  usePicturePainter(
    {
      base,
      canvas,
      images,
      onPainted(painted) {
        symbols.current = painted.symbols
        // Set directly, because a React render could be delayed by other work of the page.
        if (canvas.current) canvas.current.dataset.pictured = String(countAllStations(painted.symbols))
        listeners.onPainted(painted.drawings)
      },
      onRemoved: listeners.onRemoved,
    },
    { view, look, overlay, isMoving, isComing },
  )

  return (
    <>
      <div ref={base} className="picture-base" />
      <canvas ref={canvas} className="picture" role="img" aria-label={label} data-pictured={0} />
    </>
  )
}

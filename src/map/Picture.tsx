import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { MapLook } from './basemap-palette'
import type { Camera } from './camera'
import type { Drawing, SignScene } from './drawing'
import type { MapExtent } from './extent'
import { pan, viewExtent, zoomAround } from './flat-view'
import { countStations, nearestSign, type PaintedSign, type PointedSign } from './painted-signs'
import type { PaintedBase } from './picture-painter'
import { reach } from './reach'
import type { DrawSign } from './sign-painter'
import { type Aim, type PictureAt, useFlatCamera } from './use-flat-camera'
import { useGestures } from './use-gestures'
import { usePicturePainter } from './use-picture-painter'
import { useSize } from './use-size'

export interface PictureListeners {
  /** Called when a person has moved the picture; the camera is rounded to what pixels show. */
  onCamera(camera: Camera): void
  /** Called with the camera after every move. */
  onView(at: PictureAt): void
  /** Called with the bounds of the whole canvas, covered parts included, after every move and resize. */
  onExtent(extent: MapExtent): void
  /** Called when a person grabs or releases the picture. */
  onHold(isHeld: boolean): void
  /** Called with the id of the station or cluster whose sign was pressed. */
  onPress(id: string): void
  /** Called with the sign under the mouse; `null` when there is none or the picture moves. */
  onPoint(sign: PointedSign | null): void
  /** Called when all visible drawings of the scene are on the canvas. */
  onPainted(drawings: readonly Drawing[]): void
  /** Called when the picture is removed, with its base map if that was painted. */
  onRemoved(base: PaintedBase | null): void
}

interface Props {
  /** Description of the canvas for screen readers. */
  label: string
  look: MapLook
  aim: Aim
  /** A new object causes a new paint: pass the same one while nothing changes. */
  scene: SignScene
  /** Whether the first signs are still loading. */
  isComing: boolean
  /** Must be the same function on each render. */
  draw: DrawSign
  listeners: PictureListeners
}

/** Flat map that Canvas 2D paints at once and without WebGL. `data-pictured` is the number of painted stations. */
export function Picture({ label, look, aim, scene, isComing, draw, listeners }: Props) {
  const base = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const signs = useRef<readonly PaintedSign[]>([])
  const [isHeld, setHeld] = useState(false)
  const { view, isMoving, move, rest } = useFlatCamera(aim, useSize(canvas), listeners)

  const reportHold = useEffectEvent((isHeld: boolean) => listeners.onHold(isHeld))
  const reportExtent = useEffectEvent((extent: MapExtent) => listeners.onExtent(extent))

  useGestures(canvas, {
    onHold(isHeld) {
      setHeld(isHeld)
      if (isHeld) listeners.onPoint(null)
      else rest()
    },
    onPan: (from, to) => move((view) => pan(view, from, to)),
    onZoom: (levels, at) => move((view) => zoomAround(view, levels, at)),
    onPress(at, isTouch) {
      const sign = nearestSign(signs.current, at, isTouch ? reach.coarse : reach.fine)
      if (sign) listeners.onPress(sign.id)
    },
    onPoint(at) {
      const sign = at && nearestSign(signs.current, at, reach.fine)
      if (canvas.current) canvas.current.style.cursor = sign ? 'pointer' : ''
      listeners.onPoint(sign)
    },
  })

  usePicturePainter(
    {
      base,
      canvas,
      draw,
      onPainted(painted) {
        signs.current = painted.signs
        // Set directly, because a React render could be delayed by other work of the page.
        if (canvas.current) canvas.current.dataset.pictured = String(countStations(painted.signs))
        listeners.onPainted(painted.drawings)
      },
      onRemoved: listeners.onRemoved,
    },
    { view, look, signs: scene, isMoving, isComing },
  )

  const still = isMoving ? null : view
  useLayoutEffect(() => {
    if (still) reportExtent(viewExtent(still))
  }, [still])

  // Runs after the camera's effects: the listener receives the camera before the release.
  useLayoutEffect(() => reportHold(isHeld), [isHeld])

  return (
    <>
      <div ref={base} className="picture-base" />
      <canvas ref={canvas} className="picture" role="img" aria-label={label} data-pictured={0} />
    </>
  )
}

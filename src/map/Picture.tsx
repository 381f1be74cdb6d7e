import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { MapLook } from './basemap-palette'
import type { Camera } from './camera'
import type { Drawing, SignScene } from './drawing'
import type { MapExtent } from './extent'
import { pan, viewExtent, zoomAround } from './flat-view'
import { countStations, nearestSign, type PaintedSign, type PointedSign } from './painted-signs'
import { type Painted, PicturePainter } from './picture-painter'
import { reach } from './reach'
import type { DrawSign } from './sign-painter'
import { type Aim, type PictureAt, useFlatCamera } from './use-flat-camera'
import { useGestures } from './use-gestures'
import { useSize } from './use-size'

export interface PictureListeners {
  /** A person moved it; rounded to what pixels show. */
  onCamera(camera: Camera): void
  /** Where it looks after every move. */
  onView(at: PictureAt): void
  /** What is on the canvas, covered parts too, after every move and change of size. */
  onExtent(extent: MapExtent): void
  /** A hand has it, or lets it go. */
  onHold(isHeld: boolean): void
  /** A sign was pressed: the id of its station or cluster. */
  onPress(id: string): void
  /** The sign under the mouse, `null` when there is none any more, or the picture moves. */
  onPoint(sign: PointedSign | null): void
  /** All of the scene's drawings that are in sight are on the canvas. */
  onPainted(drawings: readonly Drawing[]): void
}

interface Props {
  /** What the canvas is, for those who cannot see it. */
  label: string
  look: MapLook
  aim: Aim
  /** A new one is painted anew: keep it. */
  scene: SignScene
  /** Whether the first signs are still coming. */
  isComing: boolean
  /** A function that stays the same. */
  draw: DrawSign
  listeners: PictureListeners
}

/** A flat map painted by Canvas 2D: there at once, and without WebGL. `data-pictured` counts what was painted. */
export function Picture({ label, look, aim, scene, isComing, draw, listeners }: Props) {
  const base = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const painter = useRef<PicturePainter>(null)
  const signs = useRef<readonly PaintedSign[]>([])
  const [isHeld, setHeld] = useState(false)
  const { view, isMoving, move, rest } = useFlatCamera(aim, useSize(canvas), listeners)

  const notePaint = useEffectEvent((painted: Painted) => {
    signs.current = painted.signs
    // Without a render, which the page's own work could put off.
    if (canvas.current) canvas.current.dataset.pictured = String(countStations(painted.signs))
    listeners.onPainted(painted.drawings)
  })
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

  useLayoutEffect(() => {
    if (!base.current || !canvas.current) return
    const layers = { base: base.current, signs: canvas.current }
    const created = new PicturePainter(layers, draw, (painted) => notePaint(painted))
    painter.current = created
    return () => created.close()
  }, [draw])

  useLayoutEffect(() => {
    if (view) painter.current?.show({ view, look, signs: scene, isMoving, isComing })
  }, [view, look, scene, isMoving, isComing])

  const still = isMoving ? null : view
  useLayoutEffect(() => {
    if (still) reportExtent(viewExtent(still))
  }, [still])

  // After the camera's own effects: who hears that it was let go has heard where it looks.
  useLayoutEffect(() => reportHold(isHeld), [isHeld])

  return (
    <>
      <div ref={base} className="picture-base" />
      <canvas ref={canvas} className="picture" role="img" aria-label={label} data-pictured={0} />
    </>
  )
}

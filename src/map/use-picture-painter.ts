import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { FlatView } from './flat-view'
import { type Painted, type PaintedBase, PicturePainter, type Scene } from './picture-painter'
import type { DrawSign } from './sign-painter'

interface Options {
  base: RefObject<HTMLElement | null>
  canvas: RefObject<HTMLCanvasElement | null>
  /** Must be the same function on each render. */
  draw: DrawSign
  onPainted(painted: Painted): void
  /** Called when the elements are removed, with the base map if that was painted. */
  onRemoved(base: PaintedBase | null): void
}

/** Paints each new scene on the elements, as soon as it has a view. */
export function usePicturePainter(
  { base, canvas, draw, onPainted, onRemoved }: Options,
  { view, look, signs, isMoving, isComing }: Omit<Scene, 'view'> & { view: FlatView | null },
): void {
  const painter = useRef<PicturePainter>(null)
  const notePaint = useEffectEvent(onPainted)
  const reportRemoval = useEffectEvent(onRemoved)

  useLayoutEffect(() => {
    if (!base.current || !canvas.current) return
    const layers = { base: base.current, signs: canvas.current }
    const created = new PicturePainter(layers, draw, (painted) => notePaint(painted))
    painter.current = created
    return () => reportRemoval(created.close())
  }, [base, canvas, draw])

  useLayoutEffect(() => {
    if (view) painter.current?.show({ view, look, signs, isMoving, isComing })
  }, [view, look, signs, isMoving, isComing])
}

import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { FlatView } from '../flat-view'
import type { OverlayImages } from '../overlay/overlay-images'
import { type PaintedBase, type PaintedPicture, PicturePainter, type PictureScene } from './picture-painter'

interface Options {
  base: RefObject<HTMLElement | null>
  canvas: RefObject<HTMLCanvasElement | null>
  /** Must be the same object on each render. */
  images: OverlayImages
  onPainted(painted: PaintedPicture): void
  /** Called when the elements are removed, with the base map if that was painted. */
  onRemoved(base: PaintedBase | null): void
}

/** Paints each new scene on the elements, as soon as the view is known. */
export function usePicturePainter(
  { base, canvas, images, onPainted, onRemoved }: Options,
  { view, look, overlay, isMoving, isComing }: Omit<PictureScene, 'view'> & { view: FlatView | null },
): void {
  const painter = useRef<PicturePainter>(null)
  const reportPaint = useEffectEvent(onPainted)
  const reportRemoval = useEffectEvent(onRemoved)

  useLayoutEffect(() => {
    if (!base.current || !canvas.current) return
    const layers = { base: base.current, symbols: canvas.current }
    const created = new PicturePainter(layers, images, (painted) => reportPaint(painted))
    painter.current = created
    return () => reportRemoval(created.close())
  }, [base, canvas, images])

  useLayoutEffect(() => {
    if (view) painter.current?.show({ view, look, overlay, isMoving, isComing })
  }, [view, look, overlay, isMoving, isComing])
}

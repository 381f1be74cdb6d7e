import type { FlatView } from '../flat-view'
import { shrinkToFit } from '../padding'
import type { PixelBox } from '../pixel-box'

/** CSS pixels that are kept free around a control. */
const gap = 4
/** Size of the corner with the buttons, CSS pixels. It is kept free before they are there. */
const corner = { width: 64, height: 176 } as const

/**
 * Returns the boxes of the controls and notes above a map, in CSS pixels from the corner of its canvas. The page marks
 * the element that has all of them with `data-map-region`.
 */
export function findControlBoxes(canvas: HTMLElement): PixelBox[] {
  const { left: x, top: y } = canvas.getBoundingClientRect()
  const controls = canvas.closest('[data-map-region]')?.querySelectorAll('.map-corner > *') ?? []
  return [...controls].map((control) => {
    const { left, top, right, bottom } = control.getBoundingClientRect()
    return { left: left - x - gap, top: top - y - gap, right: right - x + gap, bottom: bottom - y + gap }
  })
}

/** Returns the box of the buttons, which the picture of a map has later. */
export function cornerBox({ width, height, padding }: FlatView): PixelBox {
  const bottom = height - padding.bottom
  return { left: width - corner.width, right: width, top: bottom - corner.height, bottom }
}

/** Returns boxes around the uncovered part of a map: a name there would be cut. */
export function coveredBoxes({ width, height, padding }: FlatView): PixelBox[] {
  const { top, right, bottom, left } = shrinkToFit(padding, width, height)
  const all = { left: -width, top: -height, right: 2 * width, bottom: 2 * height }
  return [
    { ...all, right: left },
    { ...all, left: width - right },
    { ...all, bottom: top },
    { ...all, top: height - bottom },
  ]
}

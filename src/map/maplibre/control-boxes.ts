import type { PixelBox } from '../overlay/place-names'

/** Free CSS pixels around a control. */
const gap = 4

/** Returns the boxes of the children of `controls`, in CSS pixels from the canvas's corner. */
export function findControlBoxes(controls: HTMLElement | null, canvas: HTMLCanvasElement): PixelBox[] {
  const { left: x, top: y } = canvas.getBoundingClientRect()
  return [...(controls?.children ?? [])].map((control) => {
    const { left, top, right, bottom } = control.getBoundingClientRect()
    return { left: left - x - gap, top: top - y - gap, right: right - x + gap, bottom: bottom - y + gap }
  })
}

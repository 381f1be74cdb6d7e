/** Covered CSS pixels on each side of the map. */
export interface Padding {
  top: number
  right: number
  bottom: number
  left: number
}

export const noPadding: Padding = { top: 0, right: 0, bottom: 0, left: 0 }

/** Minimum width of the uncovered strip in the middle. */
const strip = 96

/** Scales the padding down if it leaves too little of the canvas. */
export function shrinkToFit({ top, right, bottom, left }: Padding, width: number, height: number): Padding {
  const across = Math.min(1, Math.max(0, width - strip) / Math.max(1, left + right))
  const down = Math.min(1, Math.max(0, height - strip) / Math.max(1, top + bottom))
  return { top: top * down, right: right * across, bottom: bottom * down, left: left * across }
}

/** Returns whether a point is in the uncovered part, at least `margin` pixels from its edges. */
export function isUncovered(
  { x, y }: { x: number; y: number },
  { top, right, bottom, left }: Padding,
  { width, height, margin }: { width: number; height: number; margin: number },
): boolean {
  return (
    x >= left + margin && x <= width - right - margin && y >= top + margin && y <= height - bottom - margin
  )
}

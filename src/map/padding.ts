/** CSS pixels of each side of the map that something covers. */
export interface Padding {
  top: number
  right: number
  bottom: number
  left: number
}

export const noPadding: Padding = { top: 0, right: 0, bottom: 0, left: 0 }

/** Cover that leaves less than a strip in the middle would leave nothing to look at. */
const strip = 96

/** The same cover, scaled down where it takes more of a canvas than can be spared. */
export function shrinkToFit({ top, right, bottom, left }: Padding, width: number, height: number): Padding {
  const across = Math.min(1, Math.max(0, width - strip) / Math.max(1, left + right))
  const down = Math.min(1, Math.max(0, height - strip) / Math.max(1, top + bottom))
  return { top: top * down, right: right * across, bottom: bottom * down, left: left * across }
}

/** Whether a point of the canvas is in its uncovered part, `margin` pixels from any edge of it. */
export function isInSight(
  { x, y }: { x: number; y: number },
  { top, right, bottom, left }: Padding,
  { width, height, margin }: { width: number; height: number; margin: number },
): boolean {
  return (
    x >= left + margin && x <= width - right - margin && y >= top + margin && y <= height - bottom - margin
  )
}

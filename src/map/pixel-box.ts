/** Box in CSS pixels of the map. */
export interface PixelBox {
  left: number
  top: number
  right: number
  bottom: number
}

export function boxAround({ x, y }: { x: number; y: number }, width: number, height: number): PixelBox {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 }
}

/** @param padding pixels that must be free between the boxes */
export function overlap(one: PixelBox, other: PixelBox, padding: number): boolean {
  return (
    one.left - padding < other.right &&
    other.left < one.right + padding &&
    one.top - padding < other.bottom &&
    other.top < one.bottom + padding
  )
}

import type { Pixel } from '../../map/flat-view'
import type { SymbolTarget } from '../../map/overlay/painted-symbols'
import type { Padding } from '../../map/padding'

/** CSS pixels from tooltip to symbol (above: beyond its target; below: beyond the mouse arrow) and to the map's edge. */
const gap = { above: 8, below: 24, edge: 8 } as const

interface Room {
  /** Covered sides of the map. */
  padding: Padding
  mapWidth: number
}

/** Left top corner of a tooltip: above its symbol, else below it, and within the uncovered part from left to right. */
export function placeTooltip(
  { middle, half }: Pick<SymbolTarget, 'middle' | 'half'>,
  { width, height }: { width: number; height: number },
  { padding: { top, right, left }, mapWidth }: Room,
): Pixel {
  const min = left + gap.edge
  const max = mapWidth - right - gap.edge - width
  const above = middle.y - half - gap.above - height
  return {
    x: Math.max(min, Math.min(max, middle.x - width / 2)),
    y: above >= top + gap.edge ? above : middle.y + half + gap.below,
  }
}

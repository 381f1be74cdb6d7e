import type { Pixel } from '../../map/flat-view'
import type { SymbolTarget } from '../../map/overlay/painted-symbols'
import type { Padding } from '../../map/padding'

/** CSS pixels from the tooltip to its symbol, below it with room for the mouse pointer, and to the map's edge. */
const gap = { above: 8, below: 24, edge: 8 } as const

interface Room {
  /** Parts of the map under panels and controls. */
  padding: Padding
  mapWidth: number
}

/**
 * Returns the left top corner of a tooltip: above its symbol, or below it without room above. From left to right it
 * stays in the part of the map that no panel covers.
 */
export function placeTooltip(
  { middle, halfWidth }: Pick<SymbolTarget, 'middle' | 'halfWidth'>,
  { width, height }: { width: number; height: number },
  { padding: { top, right, left }, mapWidth }: Room,
): Pixel {
  const min = left + gap.edge
  const max = mapWidth - right - gap.edge - width
  const above = middle.y - halfWidth - gap.above - height
  return {
    x: Math.max(min, Math.min(max, middle.x - width / 2)),
    y: above >= top + gap.edge ? above : middle.y + halfWidth + gap.below,
  }
}

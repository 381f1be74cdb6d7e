import type { Pixel } from '../flat-view'
import type { MapSymbol } from './drawing'

/** Symbol on the canvas with its middle and half its width in CSS pixels. */
export interface PaintedSymbol {
  symbol: MapSymbol
  middle: Pixel
  halfWidth: number
}

/** Station or cluster at a point of the canvas: its id, and the middle and half width of its symbol in CSS pixels. */
export interface SymbolTarget {
  id: string
  middle: Pixel
  halfWidth: number
}

/**
 * CSS pixels around a symbol in which a click hits it: a finger covers 44 pixels, and a symbol is 28 wide with its
 * outline.
 */
export const hitMargin = { mouse: 4, touch: 12 } as const

/** Returns the number of stations that a symbol represents; 0 for a highlight. */
export function countStations({ target }: MapSymbol): number {
  return target?.kind === 'stations' ? target.count : 0
}

/** Returns the number of stations that the symbols represent. */
export function countAllStations(symbols: readonly PaintedSymbol[]): number {
  return symbols.reduce((sum, { symbol }) => sum + countStations(symbol), 0)
}

/**
 * Returns the station or cluster at a point: a highlighted one, because it is in front; otherwise the one whose symbol
 * is nearest, within the margin; `null` if there is none.
 * @param symbols from bottom to top
 * @param margin CSS pixels around a symbol in which a click still hits it
 */
export function findNearestSymbol(
  symbols: readonly PaintedSymbol[],
  { x, y }: Pixel,
  margin: number,
): SymbolTarget | null {
  let nearest: SymbolTarget | null = null
  let shortest = Number.POSITIVE_INFINITY
  for (const { symbol, middle, halfWidth } of symbols) {
    const [across, down] = [Math.abs(middle.x - x), Math.abs(middle.y - y)]
    if (!symbol.target || across > halfWidth + margin || down > halfWidth + margin) continue
    const distance = Math.hypot(across, down)
    const isInFront = symbol.target.kind === 'highlight' && distance <= halfWidth
    if (distance >= shortest && !isInFront) continue
    shortest = isInFront ? -1 : distance
    nearest = { id: symbol.target.id, middle, halfWidth }
  }
  return nearest
}

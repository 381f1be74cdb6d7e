import { lengthAt, type ZoomFunction } from '../basemap/zoom-function'
import { type FlatView, type Mercator, worldOrigin, worldSize } from '../flat-view'
import { boxAround, overlap, type PixelBox } from '../pixel-box'

/** Name that is painted on the map where there is room. */
export interface PlaceName {
  place: Mercator
  text: string
  /** Zoom from which it is painted. */
  minzoom: number
  /** Height of the letters. */
  size: ZoomFunction
  /** Style; the same object for all names of a kind. */
  style: NameStyle
}

export interface NameStyle {
  weight: 400 | 600
  colour: string
  halo: string
  /** Free CSS pixels between this name and others. */
  padding: number
  /** Possible positions, the best first. */
  positions: readonly LabelPosition[]
}

/** Position of a name. `offset`: CSS pixels between the place and the text. */
export interface LabelPosition {
  side: 'middle' | 'below' | 'above' | 'right' | 'left'
  offset: number
}

/** Size of a name in ems, broken into lines at its spaces. */
export interface NameShape {
  lines: readonly string[]
  width: number
  height: number
}

export interface PlacedName {
  name: PlaceName
  position: LabelPosition
  shape: NameShape
  /** Height of the letters and middle of the name, CSS pixels. */
  size: number
  x: number
  y: number
}

/** Line height in ems. */
export const lineHeight = 1.2

/** Pixels beyond the canvas within which names still block others, so that none jumps at the edge. */
const marginPixels = 100

/** Pixels between a name and a symbol. */
const symbolPadding = 2

/**
 * Returns the names that there is room for: none on a symbol, none too close to another.
 * @param names earlier names have priority
 * @param shapeOf returns `null` for names to leave out
 * @param symbols boxes that no name may cover
 * @param previous positions before this move, which names keep if possible, so that they do not jump while the map
 * moves
 */
export function layOutNames(
  view: FlatView,
  names: readonly PlaceName[],
  shapeOf: (name: PlaceName) => NameShape | null,
  { symbols, previous }: { symbols: readonly PixelBox[]; previous?: ReadonlyMap<PlaceName, LabelPosition> },
): PlacedName[] {
  const { zoom } = view.camera
  const origin = worldOrigin(view)
  const world = worldSize(zoom)
  const taken: PixelBox[] = []
  const placed: PlacedName[] = []
  for (const name of names) {
    if (zoom < name.minzoom) continue
    const x = origin.x + name.place[0] * world
    const y = origin.y + name.place[1] * world
    if (
      x < -marginPixels ||
      y < -marginPixels ||
      x > view.width + marginPixels ||
      y > view.height + marginPixels
    )
      continue
    const shape = shapeOf(name)
    if (!shape) continue
    const { positions, padding } = name.style
    const size = roundSize(lengthAt(name.size, zoom))
    const before = previous?.get(name)
    for (const position of before ? [before, ...positions] : positions) {
      const middle = middleAt(position, { x, y, width: shape.width * size, height: shape.height * size })
      const box = boxAround(middle, shape.width * size, shape.height * size)
      if (symbols.some((symbol) => overlap(box, symbol, symbolPadding))) continue
      if (taken.some((other) => overlap(box, other, padding))) continue
      taken.push(enlarge(box, padding))
      placed.push({ name, position, shape, size, ...middle })
      break
    }
  }
  return placed
}

/** Rounds to half pixels: each size needs another image. */
function roundSize(size: number): number {
  return Math.round(2 * size) / 2
}

function middleAt(
  { side, offset }: LabelPosition,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): { x: number; y: number } {
  if (side === 'below') return { x, y: y + offset + height / 2 }
  if (side === 'above') return { x, y: y - offset - height / 2 }
  if (side === 'right') return { x: x + offset + width / 2, y }
  if (side === 'left') return { x: x - offset - width / 2, y }
  return { x, y }
}

function enlarge({ left, top, right, bottom }: PixelBox, by: number): PixelBox {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by }
}

/** Breaks a name at its spaces so that no line is wider than `maxWidth`, unless a single word is. */
export function breakLines(name: string, maxWidth: number, widthOf: (text: string) => number): string[] {
  const parts = name.split(' ')
  if (parts.length === 1 || widthOf(name) <= maxWidth) return [name]
  // Use the minimum number of lines, of about equal length.
  const target = widthOf(name) / Math.ceil(widthOf(name) / maxWidth)
  const lines: string[] = []
  let line = ''
  for (const part of parts) {
    const longer = line === '' ? part : `${line} ${part}`
    if (line !== '' && Math.abs(widthOf(longer) - target) > Math.abs(widthOf(line) - target)) {
      lines.push(line)
      line = part
    } else line = longer
  }
  return [...lines, line]
}

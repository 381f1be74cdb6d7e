import type { FlatView } from './flat-view'
import {
  type Box,
  breakLines,
  lineHeight,
  type NameShape,
  type NameStyle,
  type PlacedName,
  type PlaceName,
  placeNames,
  type Spot,
} from './place-names'

/** In ems: the longest line of a name, and the space between its letters; in CSS pixels, the rim around it. */
const type = { maxWidth: 9, letterSpacing: 0.02, halo: 1.5 } as const

/** Pixels at which a name is measured; its shape is kept in ems. */
const measuredAt = 100

/** Beyond so many images all are dropped and drawn anew. */
const keptImages = 2_000

/** Milliseconds of measuring, and of drawing, after which a frame is painted: signs do not wait for all names. */
const longest = 4

interface NameImage {
  canvas: HTMLCanvasElement
  /** CSS pixels of its letters. */
  size: number
}

/** Paints the names of a map where there is room for them. */
export class NamePainter {
  readonly #shapes = new Map<string, NameShape>()
  readonly #images = new Map<string, NameImage>()
  #spots = new Map<PlaceName, Spot>()
  #ratio = 0
  #measuring: CanvasRenderingContext2D | null = null
  #until = 0
  #isFirst = true
  #isComplete = true

  /** What was measured and drawn with another font than the page has now. */
  forget(): void {
    this.#shapes.clear()
    this.#images.clear()
  }

  /**
   * @param names those that come first get room first
   * @param signs boxes that no name covers
   * @param isMoving names stay on the side where they are
   * @returns whether nothing is left to draw: else the next frame has more
   */
  paint(
    context: CanvasRenderingContext2D,
    view: FlatView,
    names: readonly PlaceName[],
    { signs, isMoving }: { signs: readonly Box[]; isMoving: boolean },
  ): boolean {
    const ratio = window.devicePixelRatio
    if (this.#ratio !== ratio || this.#images.size > keptImages) this.#images.clear()
    this.#ratio = ratio
    this.#isComplete = true
    this.#begin()
    const placed = placeNames(view, names, (name) => this.#shape(name), {
      signs,
      ...(isMoving && { stay: this.#spots }),
    })
    this.#spots = new Map(placed.map(({ name, spot }) => [name, spot]))
    this.#begin()
    for (const each of placed) {
      const image = this.#image(each)
      if (!image) continue
      // One that is not drawn in this size yet.
      const scale = each.size / image.size
      const { width, height } = image.canvas
      const corner = (middle: number, side: number) => Math.round(middle * ratio - (side * scale) / 2)
      context.drawImage(
        image.canvas,
        corner(each.x, width),
        corner(each.y, height),
        width * scale,
        height * scale,
      )
    }
    return this.#isComplete
  }

  #begin(): void {
    this.#until = performance.now() + longest
    this.#isFirst = true
  }

  /** Whether this frame has time for one more, which it has for one at least; if not, it is not complete. */
  #hasTime(): boolean {
    if (this.#isFirst || performance.now() < this.#until) {
      this.#isFirst = false
      return true
    }
    this.#isComplete = false
    return false
  }

  #shape({ text, style }: PlaceName): NameShape | null {
    const key = `${style.weight} ${text}`
    const known = this.#shapes.get(key)
    if (known) return known
    if (!this.#hasTime()) return null
    this.#measuring ??= document.createElement('canvas').getContext('2d')
    const context = this.#measuring
    if (context) setFont(context, style.weight, measuredAt)
    const measureWidth = (line: string) => (context?.measureText(line).width ?? 0) / measuredAt
    const lines = breakLines(text, type.maxWidth, measureWidth)
    const shape = { lines, width: Math.max(...lines.map(measureWidth)), height: lines.length * lineHeight }
    this.#shapes.set(key, shape)
    return shape
  }

  #image({ name: { text, style, minzoom }, spot, shape, size }: PlacedName): NameImage | undefined {
    const align = alignments[spot.side]
    // Two towns of one name may have two sizes: their zoom tells them apart.
    const key = `${style.weight} ${style.colour} ${minzoom} ${align} ${text}`
    const known = this.#images.get(key)
    if (known?.size === size || !this.#hasTime()) return known
    const image = { canvas: drawName(shape, style, { size, align, ratio: this.#ratio }), size }
    this.#images.set(key, image)
    return image
  }
}

/** Lines end towards the place. */
const alignments = {
  middle: 'center',
  below: 'center',
  above: 'center',
  right: 'left',
  left: 'right',
} as const

function drawName(
  { lines, width, height }: NameShape,
  { weight, colour, halo }: NameStyle,
  { size, align, ratio }: { size: number; align: 'center' | 'left' | 'right'; ratio: number },
): HTMLCanvasElement {
  const image = document.createElement('canvas')
  const rim = 2 * (type.halo + 1)
  image.width = Math.ceil((width * size + rim) * ratio)
  image.height = Math.ceil((height * size + rim) * ratio)
  const context = image.getContext('2d', { willReadFrequently: true })
  if (!context) return image
  context.scale(ratio, ratio)
  setFont(context, weight, size)
  context.textAlign = align
  context.textBaseline = 'middle'
  context.lineJoin = 'round'
  context.lineWidth = 2 * type.halo
  context.strokeStyle = halo
  context.fillStyle = colour
  const middle = image.width / ratio / 2
  const x = middle + (align === 'center' ? 0 : (align === 'left' ? -1 : 1) * ((width * size) / 2))
  const rows = lines.map((line, index) => ({
    line,
    y: image.height / ratio / 2 + (index - (lines.length - 1) / 2) * lineHeight * size,
  }))
  // Every rim before any word: none covers the line above it.
  for (const { line, y } of rows) context.strokeText(line, x, y)
  for (const { line, y } of rows) context.fillText(line, x, y)
  return image
}

function setFont(context: CanvasRenderingContext2D, weight: NameStyle['weight'], size: number): void {
  context.font = `${weight} ${size}px "Inter Variable", system-ui, sans-serif`
  context.letterSpacing = `${type.letterSpacing * size}px`
}

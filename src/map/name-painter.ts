import type { FlatView } from './flat-view'
import {
  type Box,
  breakLines,
  type LabelPosition,
  lineHeight,
  type NameShape,
  type NameStyle,
  type PlacedName,
  type PlaceName,
  placeNames,
} from './place-names'

/** Maximum line length and letter spacing in ems; width of the halo in CSS pixels. */
const type = { maxWidth: 9, letterSpacing: 0.02, halo: 1.5 } as const

/** Font size in pixels for measuring a name; its shape is stored in ems. */
const measuredSize = 100

/** Maximum number of stored images. When it is exceeded, all are removed and drawn again. */
const maxImages = 2_000

/** Milliseconds for measuring and drawing names in one frame, so that symbols do not wait for all names. */
const maxPaintMs = 4

interface NameImage {
  canvas: HTMLCanvasElement
  /** Height of the letters in CSS pixels. */
  size: number
}

/** Painter of a map's names where there is room for them. */
export class NamePainter {
  readonly #shapes = new Map<string, NameShape>()
  readonly #images = new Map<string, NameImage>()
  #positions = new Map<PlaceName, LabelPosition>()
  #ratio = 0
  #measureContext: CanvasRenderingContext2D | null = null
  #deadline = 0
  #isFirst = true
  #isComplete = true

  /** Drops everything that was measured and drawn with an earlier font. */
  clear(): void {
    this.#shapes.clear()
    this.#images.clear()
  }

  /**
   * Paints the names that fit.
   * @param names earlier names have priority
   * @param symbols boxes that no name covers
   * @param isMoving whether the map moves: names stay on the side of their place where they were painted before
   * @returns whether all names are drawn; if not, paint another frame
   */
  paint(
    context: CanvasRenderingContext2D,
    view: FlatView,
    names: readonly PlaceName[],
    { symbols, isMoving }: { symbols: readonly Box[]; isMoving: boolean },
  ): boolean {
    const ratio = window.devicePixelRatio
    if (this.#ratio !== ratio || this.#images.size > maxImages) this.#images.clear()
    this.#ratio = ratio
    this.#isComplete = true
    this.#startTimer()
    const placed = placeNames(view, names, (name) => this.#shape(name), {
      symbols,
      ...(isMoving && { previous: this.#positions }),
    })
    this.#positions = new Map(placed.map(({ name, position }) => [name, position]))
    this.#startTimer()
    for (const each of placed) {
      const image = this.#image(each)
      if (!image) continue
      // The image may still have another size.
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

  #startTimer(): void {
    this.#deadline = performance.now() + maxPaintMs
    this.#isFirst = true
  }

  /** Returns whether this frame has time for another name. The first one is always drawn. */
  #hasTime(): boolean {
    if (this.#isFirst || performance.now() < this.#deadline) {
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
    this.#measureContext ??= document.createElement('canvas').getContext('2d')
    const context = this.#measureContext
    if (context) setFont(context, style.weight, measuredSize)
    const measureWidth = (line: string) => (context?.measureText(line).width ?? 0) / measuredSize
    const lines = breakLines(text, type.maxWidth, measureWidth)
    const shape = { lines, width: Math.max(...lines.map(measureWidth)), height: lines.length * lineHeight }
    this.#shapes.set(key, shape)
    return shape
  }

  #image({ name: { text, style, minzoom }, position, shape, size }: PlacedName): NameImage | undefined {
    const align = alignments[position.side]
    // Two towns with the same name may have two sizes, which differ by `minzoom`.
    const key = `${style.weight} ${style.colour} ${minzoom} ${align} ${text}`
    const known = this.#images.get(key)
    if (known?.size === size || !this.#hasTime()) return known
    const image = { canvas: drawName(shape, style, { size, align, ratio: this.#ratio }), size }
    this.#images.set(key, image)
    return image
  }
}

/** Text alignment by side: lines end towards the place. */
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
  const margin = 2 * (type.halo + 1)
  image.width = Math.ceil((width * size + margin) * ratio)
  image.height = Math.ceil((height * size + margin) * ratio)
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
  // Draw all halos before the words, so that none covers the line above.
  for (const { line, y } of rows) context.strokeText(line, x, y)
  for (const { line, y } of rows) context.fillText(line, x, y)
  return image
}

function setFont(context: CanvasRenderingContext2D, weight: NameStyle['weight'], size: number): void {
  context.font = `${weight} ${size}px "Inter Variable", system-ui, sans-serif`
  context.letterSpacing = `${type.letterSpacing * size}px`
}

import { pageFont } from './page-font'
import {
  breakLines,
  lineHeight,
  type NameShape,
  type NameStyle,
  type PlacedName,
  type PlaceName,
} from './place-names'

/** Maximum line length and letter spacing in ems; width of the halo in CSS pixels. */
const type = { maxWidth: 9, letterSpacing: 0.02, halo: 1.5 } as const

/** Font size in pixels for measuring a name; its shape is stored in ems. */
const measuredSize = 100

/** Maximum number of stored images. When it is exceeded, all are removed and drawn again. */
const maxImages = 2_000

export interface NameImage {
  canvas: HTMLCanvasElement
  /** Height of the letters in CSS pixels. */
  size: number
}

/** Shapes of names, and their images at the screen's resolution. */
export class NameImages {
  readonly #shapes = new Map<string, NameShape>()
  readonly #images = new Map<string, NameImage>()
  #ratio = 0
  #context: CanvasRenderingContext2D | null = null

  /** Drops everything that was measured and drawn with an earlier font. */
  clear(): void {
    this.#shapes.clear()
    this.#images.clear()
  }

  /** Drops images of another resolution, and all of them when there are too many. */
  dropImages(): void {
    const ratio = window.devicePixelRatio
    if (this.#ratio !== ratio || this.#images.size > maxImages) this.#images.clear()
    this.#ratio = ratio
  }

  /** Returns `null` if the name has not been measured. */
  shape(name: PlaceName): NameShape | null {
    return this.#shapes.get(shapeKey(name)) ?? null
  }

  measure(name: PlaceName): void {
    const { text, style } = name
    this.#context ??= document.createElement('canvas').getContext('2d')
    const context = this.#context
    if (context) setFont(context, style.weight, measuredSize)
    const measureWidth = (line: string) => (context?.measureText(line).width ?? 0) / measuredSize
    const lines = breakLines(text, type.maxWidth, measureWidth)
    const width = Math.max(...lines.map(measureWidth))
    this.#shapes.set(shapeKey(name), { lines, width, height: lines.length * lineHeight })
  }

  /** Returns an image, maybe of another size; `undefined` if none is drawn. */
  image(placed: PlacedName): NameImage | undefined {
    return this.#images.get(imageKey(placed))
  }

  /** Draws the image of a name, unless there is one of its size. */
  draw(placed: PlacedName): void {
    const { shape, name, size, position } = placed
    if (this.image(placed)?.size === size) return
    const options = { size, align: alignments[position.side], ratio: this.#ratio }
    this.#images.set(imageKey(placed), { canvas: drawName(shape, name.style, options), size })
  }
}

const shapeKey = ({ text, style }: PlaceName) => `${style.weight} ${text}`

/** Two towns with the same name may have two sizes, which differ by `minzoom`. */
const imageKey = ({ name: { text, style, minzoom }, position }: PlacedName) =>
  `${style.weight} ${style.colour} ${minzoom} ${alignments[position.side]} ${text}`

/** Text alignment by side: lines end towards the place. */
const alignments = {
  middle: 'center',
  below: 'center',
  above: 'center',
  right: 'left',
  left: 'right',
} as const

/** From the middle of an image to the line's anchor, in halves of its width, by alignment. */
const edges = { left: -1, center: 0, right: 1 } as const

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
  const x = middle + (edges[align] * width * size) / 2
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
  context.font = pageFont(weight, size)
  context.letterSpacing = `${type.letterSpacing * size}px`
}

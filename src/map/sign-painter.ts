import { type FlatView, type Mercator, type Pixel, worldOrigin, worldSize } from './flat-view'
import { type LabelText, paintLabel } from './paint-label'

/** An image at the screen's own resolution. */
export interface SignImage {
  canvas: HTMLCanvasElement
  /** Image pixels to a CSS pixel. */
  pixelRatio: number
}

/** Draws the image of an id; `null` for an id that it does not have. */
export type DrawSign = (icon: string) => SignImage | null

interface Placed {
  place: Mercator
}

/** An image in the middle of its place. */
export interface Sign extends Placed {
  icon: string
  scale: number
  /** Its station or cluster: the id, and the number of stations; `null` for a mark. */
  of: { id: string; count: number } | null
}

/** A circle around its place; lengths in CSS pixels, the line outside the radius. */
export interface Circle extends Placed {
  radius: number
  fill: string | null
  line: { width: number; colour: string }
}

/** The name of a place. */
export interface Label extends Placed, LabelText {}

export type Drawing = Sign | Circle | Label

/** What is on the canvas: a sign and its box in CSS pixels. */
export interface PaintedSign {
  sign: Sign
  at: Pixel
  half: number
}

/** Beyond so many images those out of use are dropped: a screen on a wall needs ever new ones. */
const keptImages = 400

/** Paints signs, circles and labels on a canvas of their own, above a map. */
export class SignPainter {
  readonly #canvas: HTMLCanvasElement
  readonly #draw: DrawSign
  readonly #settings: CanvasRenderingContext2DSettings
  readonly #images = new Map<string, SignImage | null>()
  #ratio = window.devicePixelRatio

  constructor(canvas: HTMLCanvasElement, draw: DrawSign, settings: CanvasRenderingContext2DSettings = {}) {
    this.#canvas = canvas
    this.#draw = draw
    this.#settings = settings
  }

  /** Draws the images that are missing, one between two yields. */
  *prepare(drawings: readonly Drawing[]): Generator<void, void> {
    this.#dropImages(drawings)
    for (const drawing of drawings) {
      if (!('icon' in drawing) || this.#images.has(drawing.icon)) continue
      this.#images.set(drawing.icon, this.#draw(drawing.icon))
      yield
    }
  }

  /** Whether no image is missing. */
  isReady(drawings: readonly Drawing[]): boolean {
    return drawings.every((drawing) => !('icon' in drawing) || this.#images.has(drawing.icon))
  }

  /** Images that were drawn with another font than the page has now. */
  forgetImages(): void {
    this.#images.clear()
  }

  /**
   * Replaces what is on the canvas.
   * @param drawings from bottom to top
   * @returns the signs that are on the canvas now
   */
  paint(view: FlatView, drawings: readonly Drawing[]): PaintedSign[] {
    const canvas = this.#canvas
    const context = canvas.getContext('2d', this.#settings)
    if (!context) return []
    const ratio = window.devicePixelRatio
    const [width, height] = [Math.floor(view.width * ratio), Math.floor(view.height * ratio)]
    if (canvas.width !== width) canvas.width = width
    if (canvas.height !== height) canvas.height = height
    context.clearRect(0, 0, width, height)

    const origin = worldOrigin(view)
    const world = worldSize(view.camera.zoom)
    const signs: PaintedSign[] = []
    for (const drawing of drawings) {
      const [x, y] = drawing.place
      const at = { x: origin.x + x * world, y: origin.y + y * world }
      if ('text' in drawing) {
        paintLabel(context, drawing, view, at)
        continue
      }
      if (!('icon' in drawing)) {
        paintCircle(context, drawing, at, ratio)
        continue
      }
      const image = this.#images.get(drawing.icon)
      if (!image) continue
      const half = (image.canvas.width / image.pixelRatio / 2) * drawing.scale
      if (at.x + half < 0 || at.y + half < 0 || at.x - half > view.width || at.y - half > view.height)
        continue
      const side = Math.round(2 * half * ratio)
      // On whole pixels: it would be blurred elsewhere.
      const corner = (middle: number) => Math.round((middle - half) * ratio)
      context.drawImage(image.canvas, corner(at.x), corner(at.y), side, side)
      signs.push({ sign: drawing, at, half })
    }
    return signs
  }

  #dropImages(drawings: readonly Drawing[]) {
    if (this.#ratio !== window.devicePixelRatio) this.#images.clear()
    this.#ratio = window.devicePixelRatio
    if (this.#images.size <= keptImages) return
    const used = new Set(drawings.flatMap((drawing) => ('icon' in drawing ? drawing.icon : [])))
    for (const icon of this.#images.keys()) if (!used.has(icon)) this.#images.delete(icon)
  }
}

/** Stations that the signs stand for. */
export function countStations(signs: readonly PaintedSign[]): number {
  return signs.reduce((sum, { sign }) => sum + (sign.of?.count ?? 0), 0)
}

/** A station or cluster on the canvas: its id, and the box of its sign in CSS pixels. */
export interface PointedSign {
  id: string
  at: Pixel
  half: number
}

/**
 * The station or cluster at a point: of the signs within reach the one whose middle is nearest, `null` without any.
 * @param reach CSS pixels around a sign that count as on it
 */
export function nearestSign(
  signs: readonly PaintedSign[],
  { x, y }: Pixel,
  reach: number,
): PointedSign | null {
  let nearest: PointedSign | null = null
  let least = Number.POSITIVE_INFINITY
  for (const { sign, at, half } of signs) {
    if (!sign.of || Math.abs(at.x - x) > half + reach || Math.abs(at.y - y) > half + reach) continue
    const distance = Math.hypot(at.x - x, at.y - y)
    if (distance >= least) continue
    least = distance
    nearest = { id: sign.of.id, at, half }
  }
  return nearest
}

function paintCircle(
  context: CanvasRenderingContext2D,
  { radius, fill, line }: Circle,
  { x, y }: Pixel,
  ratio: number,
) {
  const disc = (by: number) => {
    context.beginPath()
    context.arc(x * ratio, y * ratio, by * ratio, 0, 2 * Math.PI)
  }
  if (fill !== null) {
    disc(radius)
    context.fillStyle = fill
    context.fill()
  }
  disc(radius + line.width / 2)
  context.strokeStyle = line.colour
  context.lineWidth = line.width * ratio
  context.stroke()
}

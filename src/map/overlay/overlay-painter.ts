import { type FlatView, type Pixel, worldOrigin, worldSize } from '../flat-view'
import { boxAround, overlap, type PixelBox } from '../pixel-box'
import { besideRings, isRing } from './beside-rings'
import { cornerBox, coveredBoxes } from './control-boxes'
import type { Circle, Drawing, Overlay } from './drawing'
import { NamePainter } from './name-painter'
import type { OverlayImages } from './overlay-images'
import { layOutLabel, paintLabel } from './paint-label'
import { countStations, type PaintedSymbol } from './painted-symbols'

interface OverlayScene {
  view: FlatView
  overlay: Overlay
  /** Whether the view will change again soon: names stay on their side of the place. */
  isMoving: boolean
  /** Finds the boxes of the controls above the map; absent: there are none. */
  findControls?: () => readonly PixelBox[]
}

/** Painter of names, symbols, circles and labels on a separate canvas above a map. */
export class OverlayPainter {
  readonly #canvas: HTMLCanvasElement
  readonly #images: OverlayImages
  readonly #settings: CanvasRenderingContext2DSettings
  readonly #names: NamePainter

  constructor(
    canvas: HTMLCanvasElement,
    images: OverlayImages,
    settings: CanvasRenderingContext2DSettings = {},
  ) {
    this.#canvas = canvas
    this.#images = images
    this.#settings = settings
    this.#names = new NamePainter(images.names)
  }

  /** Measures and draws the names that the last paint lacked, one between two yields. */
  prepareNames(): Generator<void, void> {
    return this.#names.prepare()
  }

  /**
   * Replaces the content of the canvas.
   * @returns the symbols on the canvas, and whether all names are on it: if not, prepare them and paint again
   */
  paint({ view, overlay, isMoving, findControls }: OverlayScene): {
    symbols: PaintedSymbol[]
    isComplete: boolean
  } {
    const { names, drawings } = overlay
    const canvas = this.#canvas
    const context = canvas.getContext('2d', this.#settings)
    if (!context) return { symbols: [], isComplete: true }
    const ratio = window.devicePixelRatio
    const [width, height] = [Math.floor(view.width * ratio), Math.floor(view.height * ratio)]
    if (canvas.width !== width) canvas.width = width
    if (canvas.height !== height) canvas.height = height
    context.clearRect(0, 0, width, height)

    const origin = worldOrigin(view)
    const world = worldSize(view.camera.zoom)
    const controls = [cornerBox(view), ...(findControls?.() ?? [])]
    const canvasBox = { left: 0, top: 0, right: view.width, bottom: view.height }
    const symbols: PaintedSymbol[] = []
    /** Boxes of what names and labels must not cover. */
    const boxes: PixelBox[] = []
    /** Run when the names, which are below all drawings, are painted. */
    const paints: (() => void)[] = []
    const toPixel = ({ place: [x, y] }: Drawing) => ({ x: origin.x + x * world, y: origin.y + y * world })
    const rings = drawings.flatMap((drawing) =>
      isRing(drawing) ? { ...drawing, middle: toPixel(drawing) } : [],
    )
    for (const drawing of drawings) {
      let middle = toPixel(drawing)
      if (drawing.kind === 'label') {
        const layout = layOutLabel(context, drawing, { view, point: middle, symbols: boxes, controls })
        boxes.push(layout.box)
        paints.push(() => paintLabel(context, drawing, layout))
      } else if (drawing.kind === 'circle') {
        const size = 2 * (drawing.radius + drawing.line.width)
        if (drawing.keepsNamesOff) boxes.push(boxAround(middle, size, size))
        paints.push(() => paintCircle(context, drawing, middle, ratio))
      } else {
        const image = this.#images.icon(drawing.icon)
        if (!image) continue
        const halfWidth = (image.canvas.width / image.pixelRatio / 2) * drawing.scale
        if (countStations(drawing) > 1) middle = besideRings(middle, halfWidth, rings)
        const box = boxAround(middle, 2 * halfWidth, 2 * halfWidth)
        if (!overlap(box, canvasBox, 0)) continue
        const side = Math.round(2 * halfWidth * ratio)
        // Round to whole device pixels, otherwise the image is blurred.
        const [x, y] = [Math.round(box.left * ratio), Math.round(box.top * ratio)]
        paints.push(() => context.drawImage(image.canvas, x, y, side, side))
        symbols.push({ symbol: drawing, middle, halfWidth })
        if (drawing.target) boxes.push(box)
      }
    }
    const covers = [...boxes, ...controls, ...coveredBoxes(view)]
    const isComplete = this.#names.paint(context, { view, names, symbols: covers, isMoving })
    for (const paint of paints) paint()
    return { symbols, isComplete }
  }
}

function paintCircle(
  context: CanvasRenderingContext2D,
  { radius, fill, line }: Circle,
  { x, y }: Pixel,
  ratio: number,
) {
  const circlePath = (by: number) => {
    context.beginPath()
    context.arc(x * ratio, y * ratio, by * ratio, 0, 2 * Math.PI)
  }
  if (fill !== null) {
    circlePath(radius)
    context.fillStyle = fill
    context.fill()
  }
  circlePath(radius + line.width / 2)
  context.strokeStyle = line.colour
  context.lineWidth = line.width * ratio
  context.stroke()
}

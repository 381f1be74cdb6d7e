import { basemapFile } from './basemap-file'
import { basemapPalettes, type MapLook } from './basemap-palette'
import { type BasemapShapes, readShapes } from './basemap-shapes'
import { type FlatView, type Mercator, type Pixel, shownTiles, worldOrigin, worldSize } from './flat-view'
import { paintBasemap } from './paint-basemap'
import { inSlices } from './slices'

/** An image at the screen's own resolution. */
export interface PictureImage {
  canvas: HTMLCanvasElement
  /** Image pixels to a CSS pixel. */
  pixelRatio: number
}

interface Somewhere {
  place: Mercator
}

/** An image in the middle of its place. */
export interface Sign extends Somewhere {
  icon: string
  scale: number
  /** Its station or cluster: the id, and the number of stations; `null` for a mark. */
  of: { id: string; count: number } | null
}

/** A circle around its place; lengths in CSS pixels, the line outside the radius. */
export interface Circle extends Somewhere {
  radius: number
  fill: string | null
  line: { width: number; colour: string }
}

export type Drawing = Sign | Circle

export interface Scene {
  view: FlatView
  look: MapLook
  /** From bottom to top. */
  drawings: readonly Drawing[]
  /** It will be another one soon: the base map is moved along, and painted anew when it stands. */
  isMoving: boolean
}

/** What is on the canvas: a sign and its box in CSS pixels. */
export interface PaintedSign {
  sign: Sign
  at: Pixel
  half: number
}

export interface Painted {
  scene: Scene
  signs: readonly PaintedSign[]
}

/** A painted base map, on a canvas of its own beneath the signs. */
interface Base {
  canvas: HTMLCanvasElement
  view: FlatView
  look: MapLook
  ratio: number
}

/** Where a picture is painted. */
export interface PictureLayers {
  /** Holds the canvas of the base map, which is replaced by each new one: nobody sees it half painted. */
  base: HTMLElement
  signs: HTMLCanvasElement
}

let shapes: BasemapShapes | null = null

const font = '400 12px "Inter Variable"'

/** Drawn by the processor, a canvas does not wait for the graphics process, which may be starting, or in trouble. */
const byProcessor: CanvasRenderingContext2DSettings = { willReadFrequently: true }

/**
 * Paints a map: the embedded base map, and signs above it. No task takes long. While the view moves, CSS moves the base
 * map; a new one replaces it when the view rests.
 */
export class PicturePainter {
  readonly #layers: PictureLayers
  readonly #draw: (icon: string) => PictureImage | null
  readonly #onPainted: (painted: Painted) => void
  readonly #images = new Map<string, PictureImage | null>()
  #scene: Scene | null = null
  #base: Base | null = null
  #frame = 0
  #callOff = () => {}
  readonly #forgetBasemap = basemapFile.subscribe(() => this.#scene && this.show(this.#scene))
  #isOpen = true

  constructor(
    layers: PictureLayers,
    draw: (icon: string) => PictureImage | null,
    onPainted: (painted: Painted) => void,
  ) {
    this.#layers = layers
    this.#draw = draw
    this.#onPainted = onPainted
    // Without its font a page is readable, and so is the picture.
    if (!document.fonts.check(font)) {
      document.fonts.load(font).then(
        () => this.#repaint(),
        () => undefined,
      )
    }
  }

  show(scene: Scene): void {
    this.#scene = scene
    this.#callOff()
    this.#callOff = inSlices(this.#work(scene), () => this.#paintSoon())
    if (this.#base) this.#paintSoon()
  }

  close(): void {
    this.#isOpen = false
    this.#forgetBasemap()
    this.#callOff()
    cancelAnimationFrame(this.#frame)
  }

  /** What was painted with another font than the page has now. */
  #repaint() {
    this.#base = null
    this.#images.clear()
    if (this.#isOpen && this.#scene) this.show(this.#scene)
  }

  #paintSoon() {
    cancelAnimationFrame(this.#frame)
    this.#frame = requestAnimationFrame(() => this.#paint())
  }

  *#work({ view, look, drawings, isMoving }: Scene): Generator<void, void> {
    for (const drawing of drawings) {
      if (!('icon' in drawing) || this.#images.has(drawing.icon)) continue
      this.#images.set(drawing.icon, this.#draw(drawing.icon))
      yield
    }
    const ratio = window.devicePixelRatio
    const base = this.#base
    if (isMoving || (base?.view === view && base.look === look && base.ratio === ratio)) return
    if (drawings.length > 0) this.#paintSoon()
    const file = basemapFile.current()
    // The ground alone, until it is there.
    if (file === null) return
    shapes ??= yield* readShapes(file)
    const canvas = document.createElement('canvas')
    canvas.width = Math.floor(view.width * ratio)
    canvas.height = Math.floor(view.height * ratio)
    const context = canvas.getContext('2d', { ...byProcessor, alpha: false })
    if (!context) return
    context.scale(ratio, ratio)
    yield* paintBasemap(context, view, look, shapes)
    this.#base = { canvas, view, look, ratio }
    this.#layers.base.replaceChildren(canvas)
  }

  #paint() {
    const scene = this.#scene
    const canvas = this.#layers.signs
    const context = canvas.getContext('2d', byProcessor)
    if (!scene || !context) return
    const { view, drawings } = scene
    const ratio = window.devicePixelRatio
    const [width, height] = [Math.floor(view.width * ratio), Math.floor(view.height * ratio)]
    if (canvas.width !== width) canvas.width = width
    if (canvas.height !== height) canvas.height = height
    context.clearRect(0, 0, width, height)
    this.#moveBase(scene)

    const origin = worldOrigin(view)
    const world = worldSize(view.camera.zoom)
    const isShown = shownTiles(view)
    const signs: PaintedSign[] = []
    for (const drawing of drawings) {
      const [x, y] = drawing.place
      const at = { x: origin.x + x * world, y: origin.y + y * world }
      if (!('icon' in drawing)) paintCircle(context, drawing, at, ratio)
      else {
        const image = this.#images.get(drawing.icon)
        if (!image || !isShown(drawing.place)) continue
        const half = (image.canvas.width / image.pixelRatio / 2) * drawing.scale
        if (at.x + half < 0 || at.y + half < 0 || at.x - half > view.width || at.y - half > view.height)
          continue
        const side = Math.round(2 * half * ratio)
        // On whole pixels, as MapLibre samples images: it would be blurred elsewhere.
        const corner = (middle: number) => Math.round((middle - half) * ratio)
        context.drawImage(image.canvas, corner(at.x), corner(at.y), side, side)
        signs.push({ sign: drawing, at, half })
      }
    }
    const isWhole = drawings.every((drawing) => !('icon' in drawing) || this.#images.has(drawing.icon))
    if (isWhole) this.#onPainted({ scene, signs })
  }

  /** Moves the base map along with the view that it was not painted for. */
  #moveBase({ view, look }: Scene) {
    this.#layers.base.style.background = basemapPalettes[look].ground
    const base = this.#base
    if (!base) return
    const scale = 2 ** (view.camera.zoom - base.view.camera.zoom)
    const [from, to] = [worldOrigin(base.view), worldOrigin(view)]
    const { style } = base.canvas
    style.visibility = base.look === look ? '' : 'hidden'
    style.width = `${base.view.width}px`
    style.height = `${base.view.height}px`
    style.transform =
      base.view === view
        ? ''
        : `translate(${to.x - from.x * scale}px, ${to.y - from.y * scale}px) scale(${scale})`
  }
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

import { afterFont } from './after-font'
import { basemapFile } from './basemap-file'
import type { MapLook } from './basemap-palette'
import { type BasemapShapes, readShapes } from './basemap-shapes'
import type { Drawing, SignScene } from './drawing'
import { type FlatView, worldOrigin } from './flat-view'
import { paintBasemap } from './paint-basemap'
import type { PaintedSign } from './painted-signs'
import { type DrawSign, SignPainter } from './sign-painter'
import { runInSlices } from './slices'

export interface Scene {
  view: FlatView
  look: MapLook
  /** Signs and names above the base map. */
  signs: SignScene
  /** Whether the view is changing: the base map is only shifted, and painted again when the view rests. */
  isMoving: boolean
  /** Whether signs are still loading. The base map is painted after them, so that it delays neither signs nor list. */
  isComing: boolean
}

export interface Painted {
  drawings: readonly Drawing[]
  signs: readonly PaintedSign[]
}

/** Painted base map on a separate canvas beneath the signs. Nothing changes the canvas after it was painted. */
export interface PaintedBase {
  canvas: HTMLCanvasElement
  view: FlatView
  look: MapLook
  ratio: number
}

/** Elements of a picture. */
export interface PictureLayers {
  /** Container of the base map's canvas. Each new canvas replaces it when it is complete. */
  base: HTMLElement
  signs: HTMLCanvasElement
}

let shapes: BasemapShapes | null = null

/** Canvas settings for software drawing, which does not wait for a graphics process that is starting or failing. */
const byProcessor: CanvasRenderingContext2DSettings = { willReadFrequently: true }

/**
 * Painter of a map: the embedded base map, and signs above it. All tasks are short. While the view moves, CSS moves
 * the base map; a new one replaces it when the view rests.
 */
export class PicturePainter {
  readonly #layers: PictureLayers
  readonly #signs: SignPainter
  readonly #onPainted: (painted: Painted) => void
  #scene: Scene | null = null
  #base: PaintedBase | null = null
  #frame = 0
  #callOff = () => {}
  readonly #forgetBasemap = basemapFile.subscribe(() => this.#scene && this.show(this.#scene))
  readonly #callOffFont: () => void

  constructor(layers: PictureLayers, draw: DrawSign, onPainted: (painted: Painted) => void) {
    this.#layers = layers
    this.#signs = new SignPainter(layers.signs, draw, byProcessor)
    this.#onPainted = onPainted
    this.#callOffFont = afterFont(() => this.#repaint())
  }

  show(scene: Scene): void {
    this.#scene = scene
    this.#callOff()
    this.#callOff = runInSlices(this.#work(scene), () => this.#paintSoon())
    if (this.#base) this.#paintSoon()
  }

  /** @returns the base map; `null` until it is painted */
  close(): PaintedBase | null {
    this.#forgetBasemap()
    this.#callOffFont()
    this.#callOff()
    cancelAnimationFrame(this.#frame)
    return this.#base
  }

  /** Repaints everything that was painted with an earlier font. */
  #repaint() {
    this.#base = null
    this.#signs.forgetImages()
    if (this.#scene) this.show(this.#scene)
  }

  #paintSoon() {
    cancelAnimationFrame(this.#frame)
    this.#frame = requestAnimationFrame(() => this.#paint())
  }

  *#work({ view, look, signs: { drawings }, isMoving, isComing }: Scene): Generator<void, void> {
    yield* this.#signs.prepare(drawings)
    const ratio = window.devicePixelRatio
    const base = this.#base
    if (isComing || isMoving || (base?.view === view && base.look === look && base.ratio === ratio)) return
    if (drawings.length > 0) this.#paintSoon()
    const file = basemapFile.current()
    // Paint the ground only until the file has loaded.
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
    if (!scene) return
    const { drawings } = scene.signs
    const { signs, isComplete } = this.#signs.paint(scene.view, scene.signs, scene.isMoving)
    if (!isComplete) this.#paintSoon()
    this.#moveBase(scene)
    if (this.#signs.isReady(drawings)) this.#onPainted({ drawings, signs })
  }

  /** Shifts the base map to a view that differs from the painted one. */
  #moveBase({ view, look }: Scene) {
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

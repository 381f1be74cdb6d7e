import { basemapFile } from '../basemap/basemap-file'
import type { MapLook } from '../basemap/basemap-palette'
import { type BasemapShapes, readShapes } from '../basemap/basemap-shapes'
import { paintBasemap } from '../basemap/paint-basemap'
import { type FlatView, worldOrigin } from '../flat-view'
import { findControlBoxes } from '../overlay/control-boxes'
import type { Drawing, Overlay } from '../overlay/drawing'
import type { OverlayImages } from '../overlay/overlay-images'
import { OverlayPainter } from '../overlay/overlay-painter'
import { afterFont } from '../overlay/page-font'
import type { PaintedSymbol } from '../overlay/painted-symbols'
import { runInTimeSlices } from '../overlay/time-slices'

export interface PictureScene {
  view: FlatView
  look: MapLook
  overlay: Overlay
  /** Whether the view is changing: the base map is only shifted, and painted again when the view rests. */
  isMoving: boolean
  /**
   * Whether symbols are still loading. Base map and names are painted after them, so that they delay neither symbols
   * nor list.
   */
  isComing: boolean
}

export interface PaintedPicture {
  drawings: readonly Drawing[]
  symbols: readonly PaintedSymbol[]
}

/** Painted base map on a separate canvas beneath the symbols. Nothing changes the canvas after it was painted. */
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
  symbols: HTMLCanvasElement
}

let shapes: BasemapShapes | null = null

/** Canvas settings for software rendering, which does not wait for a GPU process that is starting or failing. */
const softwareRendering: CanvasRenderingContext2DSettings = { willReadFrequently: true }

/**
 * Painter of a map: the embedded base map, and symbols above it. All tasks are short. While the view moves, CSS moves
 * the base map; a new one replaces it when the view rests.
 */
export class PicturePainter {
  readonly #layers: PictureLayers
  readonly #images: OverlayImages
  readonly #symbols: OverlayPainter
  readonly #onPainted: (painted: PaintedPicture) => void
  #scene: PictureScene | null = null
  #base: PaintedBase | null = null
  #frame = 0
  #cancelIcons = () => {}
  #cancelRest = () => {}
  readonly #unsubscribe = basemapFile.subscribe(() => this.#scene && this.show(this.#scene))
  readonly #cancelFont: () => void

  constructor(layers: PictureLayers, images: OverlayImages, onPainted: (painted: PaintedPicture) => void) {
    this.#layers = layers
    this.#images = images
    this.#symbols = new OverlayPainter(layers.symbols, images, softwareRendering)
    this.#onPainted = onPainted
    this.#cancelFont = afterFont(() => this.#repaint())
  }

  /** Paints the symbols in the next frame, then base map and names. */
  show(scene: PictureScene): void {
    this.#scene = scene
    this.#cancelIcons()
    this.#cancelRest()
    if (this.#base) this.#paintSoon()
    if (scene.isComing) return
    this.#cancelIcons = runInTimeSlices(this.#images.drawIcons(scene.overlay.drawings), () =>
      this.#paintSoon(),
    )
  }

  /** @returns the base map; `null` until it is painted */
  close(): PaintedBase | null {
    this.#unsubscribe()
    this.#cancelFont()
    this.#cancelIcons()
    this.#cancelRest()
    cancelAnimationFrame(this.#frame)
    return this.#base
  }

  /** Repaints everything that was painted with an earlier font. */
  #repaint() {
    this.#base = null
    this.#images.clear()
    if (this.#scene) this.show(this.#scene)
  }

  #paintSoon() {
    cancelAnimationFrame(this.#frame)
    this.#frame = requestAnimationFrame(() => this.#paint())
  }

  #paint() {
    const scene = this.#scene
    if (!scene) return
    const { drawings } = scene.overlay
    const { symbols, isComplete } = this.#symbols.paint({
      ...scene,
      findControls: () => findControlBoxes(this.#layers.symbols),
    })
    this.#moveBase(scene)
    if (this.#images.hasIcons(drawings)) this.#onPainted({ drawings, symbols })
    if (!isComplete || this.#needsBase(scene)) this.#prepareRest(scene)
  }

  /** Prepares what the last paint lacked after its frame, and paints again. */
  #prepareRest(scene: PictureScene) {
    this.#cancelRest()
    let cancel = () => {}
    const frame = requestAnimationFrame(() => {
      cancel = runInTimeSlices(this.#rest(scene), () => this.#paintSoon())
    })
    this.#cancelRest = () => {
      cancelAnimationFrame(frame)
      cancel()
    }
  }

  *#rest(scene: PictureScene): Generator<void, void> {
    if (this.#needsBase(scene)) yield* this.#paintBase(scene)
    yield* this.#symbols.prepareNames()
  }

  /** The base map is painted when the view rests. Only the ground is shown until its file has loaded. */
  #needsBase({ view, look, isMoving }: PictureScene): boolean {
    if (isMoving || basemapFile.current() === null) return false
    const base = this.#base
    return base?.view !== view || base.look !== look || base.ratio !== window.devicePixelRatio
  }

  *#paintBase({ view, look }: PictureScene): Generator<void, void> {
    const file = basemapFile.current()
    if (file === null) return
    shapes ??= yield* readShapes(file)
    const ratio = window.devicePixelRatio
    const canvas = document.createElement('canvas')
    canvas.width = Math.floor(view.width * ratio)
    canvas.height = Math.floor(view.height * ratio)
    const context = canvas.getContext('2d', { ...softwareRendering, alpha: false })
    // Without memory for a canvas the ground stays: another try in each frame would not end.
    if (context) {
      context.scale(ratio, ratio)
      yield* paintBasemap(context, view, look, shapes)
    }
    this.#base = { canvas, view, look, ratio }
    this.#layers.base.replaceChildren(canvas)
  }

  /** Shifts the base map to a view that differs from the painted one. */
  #moveBase({ view, look }: PictureScene) {
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

import type { FlatView } from '../flat-view'
import type { PixelBox } from '../pixel-box'
import type { NameImages } from './name-images'
import { type LabelPosition, layOutNames, type PlacedName, type PlaceName } from './place-names'

interface NameScene {
  view: FlatView
  /** Earlier names have priority. */
  names: readonly PlaceName[]
  /** Boxes that no name covers. */
  symbols: readonly PixelBox[]
  /** Whether the map moves: names stay on the side of their place where they were painted before. */
  isMoving: boolean
}

/** Painter of a map's names where there is room for them. */
export class NamePainter {
  readonly #images: NameImages
  #positions = new Map<PlaceName, LabelPosition>()
  #scene: NameScene | null = null
  /** Names that the last paint left out because they were not measured. */
  readonly #unmeasured = new Set<PlaceName>()

  constructor(images: NameImages) {
    this.#images = images
  }

  /**
   * Paints the names that are prepared and fit.
   * @returns whether these are all: if not, prepare the others and paint again
   */
  paint(context: CanvasRenderingContext2D, scene: NameScene): boolean {
    const ratio = window.devicePixelRatio
    this.#scene = scene
    this.#images.dropImages()
    this.#unmeasured.clear()
    const placed = this.#place(scene)
    this.#positions = new Map(placed.map(({ name, position }) => [name, position]))
    let isComplete = this.#unmeasured.size === 0
    for (const each of placed) {
      const image = this.#images.image(each)
      // While the map zooms, images of another size are scaled.
      if (!image || !(scene.isMoving || image.size === each.size)) isComplete = false
      if (!image) continue
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
    return isComplete
  }

  /** Measures and draws what the last paint lacked, one name between two yields. */
  *prepare(): Generator<void, void> {
    const scene = this.#scene
    if (!scene) return
    for (const name of this.#unmeasured) {
      this.#images.measure(name)
      yield
    }
    for (const each of this.#place(scene)) {
      if (scene.isMoving && this.#images.image(each)) continue
      this.#images.draw(each)
      yield
    }
  }

  #place({ view, names, symbols, isMoving }: NameScene): PlacedName[] {
    const findShape = (name: PlaceName) => {
      const shape = this.#images.shape(name)
      if (!shape) this.#unmeasured.add(name)
      return shape
    }
    return layOutNames(view, names, findShape, { symbols, ...(isMoving && { previous: this.#positions }) })
  }
}

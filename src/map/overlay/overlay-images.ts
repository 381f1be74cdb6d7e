import type { Drawing, IconImage, MapIcon } from './drawing'
import { NameImages } from './name-images'

/** Number of images above which unused ones are removed: a page that stays open needs new ones all the time. */
const maxImages = 400

/** Images of icons and names. A map that replaces another with the same images need not draw them again. */
export class OverlayImages {
  readonly names = new NameImages()
  /** By the key of the icon. */
  readonly #icons = new Map<string, IconImage | null>()
  #ratio = window.devicePixelRatio

  /** Returns whether all icons are drawn. */
  hasIcons(drawings: readonly Drawing[]): boolean {
    return drawings.every((drawing) => drawing.kind !== 'symbol' || this.#icons.has(drawing.icon.key))
  }

  /** Draws the missing icons, one between two yields. */
  *drawIcons(drawings: readonly Drawing[]): Generator<void, void> {
    this.#dropIcons(drawings)
    for (const drawing of drawings) {
      if (drawing.kind !== 'symbol' || this.#icons.has(drawing.icon.key)) continue
      this.#icons.set(drawing.icon.key, drawing.icon.draw())
      yield
    }
  }

  /** Returns nothing for an icon that is not drawn. */
  icon({ key }: MapIcon): IconImage | null | undefined {
    return this.#icons.get(key)
  }

  /** Drops images that were drawn with an earlier font. */
  clear(): void {
    this.#icons.clear()
    this.names.clear()
  }

  #dropIcons(drawings: readonly Drawing[]) {
    if (this.#ratio !== window.devicePixelRatio) this.#icons.clear()
    this.#ratio = window.devicePixelRatio
    if (this.#icons.size <= maxImages) return
    const used = new Set(drawings.flatMap((drawing) => (drawing.kind === 'symbol' ? drawing.icon.key : [])))
    for (const key of this.#icons.keys()) if (!used.has(key)) this.#icons.delete(key)
  }
}

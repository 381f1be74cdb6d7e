import type { Drawing } from './drawing'
import { NameImages } from './name-images'

/** Image at the screen's resolution. */
export interface IconImage {
  canvas: HTMLCanvasElement
  /** Image pixels per CSS pixel. */
  pixelRatio: number
}

/** Draws the icon with an image id; returns `null` for an unknown id. */
export type DrawIcon = (icon: string) => IconImage | null

/** Number of images above which unused ones are removed: a page that stays open needs new ones all the time. */
const maxImages = 400

/** Images of icons and names. A map that replaces another with the same images need not draw them again. */
export class OverlayImages {
  readonly names = new NameImages()
  readonly #drawIcon: DrawIcon
  readonly #icons = new Map<string, IconImage | null>()
  #ratio = window.devicePixelRatio

  constructor(drawIcon: DrawIcon) {
    this.#drawIcon = drawIcon
  }

  /** Draws the missing icons, one between two yields. */
  *drawIcons(drawings: readonly Drawing[]): Generator<void, void> {
    this.#dropIcons(drawings)
    for (const drawing of drawings) {
      if (!('icon' in drawing) || this.#icons.has(drawing.icon)) continue
      this.#icons.set(drawing.icon, this.#drawIcon(drawing.icon))
      yield
    }
  }

  /** Returns whether all icons are drawn. */
  hasIcons(drawings: readonly Drawing[]): boolean {
    return drawings.every((drawing) => !('icon' in drawing) || this.#icons.has(drawing.icon))
  }

  /** Returns nothing for an icon that is unknown or not drawn. */
  icon(id: string): IconImage | null | undefined {
    return this.#icons.get(id)
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
    const used = new Set(drawings.flatMap((drawing) => ('icon' in drawing ? drawing.icon : [])))
    for (const icon of this.#icons.keys()) if (!used.has(icon)) this.#icons.delete(icon)
  }
}

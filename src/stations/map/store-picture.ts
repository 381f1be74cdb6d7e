import type { CatalogSymbol } from '../../catalog/catalog-symbol'
import type { Config } from '../../config/config'
import { basemapPalettes } from '../../map/basemap/basemap-palette'
import type { OverlayImages } from '../../map/overlay/overlay-images'
import { OverlayPainter } from '../../map/overlay/overlay-painter'
import { countStations } from '../../map/overlay/painted-symbols'
import type { PlaceName } from '../../map/overlay/place-names'
import type { PaintedBase } from '../../map/picture/picture-painter'
import { writeStoredPicture } from '../../map/picture/stored-picture'
import { statuses } from '../../model/status'
import { createCountFormat, toMapSymbols } from './drawings'

/** Content of a picture that was removed, such as by the map that replaced it. */
export interface RemovedPicture {
  /** `null`: it was never painted. */
  base: PaintedBase | null
  symbols: readonly CatalogSymbol[]
  names: readonly PlaceName[]
  images: OverlayImages
}

/**
 * Stores the picture for the next visit, with every status as "coming": statuses change before then.
 * @throws if the browser refuses storage
 */
export async function storePicture(
  { base, symbols, names, images }: RemovedPicture,
  { service, region }: Config,
  language: string,
): Promise<void> {
  if (!base) return
  const { view, look, ratio } = base
  const drawings = toMapSymbols(withoutStatuses(symbols), look, createCountFormat(language), null)
  const overlay = document.createElement('canvas')
  const painter = new OverlayPainter(overlay, images, { willReadFrequently: true })
  runAtOnce(images.drawIcons(drawings))
  const scene = { view, overlay: { names, drawings }, isMoving: false }
  while (!painter.paint(scene).isComplete) runAtOnce(painter.prepareNames())

  const whole = document.createElement('canvas')
  whole.width = base.canvas.width
  whole.height = base.canvas.height
  const context = whole.getContext('2d', { willReadFrequently: true, alpha: false })
  context?.drawImage(base.canvas, 0, 0)
  context?.drawImage(overlay, 0, 0)
  const image = await new Promise<Blob | null>((resolve) => whole.toBlob(resolve))
  if (!context || !image) return
  const { width, height } = view
  const count = drawings.reduce((sum, symbol) => sum + countStations(symbol), 0)
  const { ground } = basemapPalettes[look]
  await writeStoredPicture({ service, region, ground, width, height, ratio }, { image, stations: count })
}

/** Runs all steps of drawing, which other callers spread over frames: nobody waits for this picture. */
function runAtOnce(steps: Iterable<void>): void {
  for (const _ of steps);
}

/** Returns the same stations and clusters with "coming" as every status. */
export function withoutStatuses(symbols: readonly CatalogSymbol[]): CatalogSymbol[] {
  const fadedByStatus = statuses.map(() => 0)
  return symbols.map((symbol) => {
    if (symbol.kind === 'station') return { ...symbol, status: 'coming', faded: false }
    const byStatus = statuses.map((status) => (status === 'coming' ? symbol.count : 0))
    return { ...symbol, byStatus, fadedByStatus }
  })
}

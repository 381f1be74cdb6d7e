import type { Config } from '../../config/config'
import { readStoredPicture } from '../../map/picture/stored-picture'

/** Milliseconds after which the stored picture is removed if no other has been painted. */
const maxShownTime = 10_000

/**
 * Shows the picture of the last visit below the page until the page has painted its own.
 * @throws without a configuration, and if the browser refuses storage
 */
export async function showStoredPicture(configured: Promise<Config>): Promise<void> {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('bitmaprenderer')
  const map = document.querySelector('.map-area')
  if (!context || !map) return
  // It is decoded while the configuration is loading.
  const decoded = decodeStoredPicture()
  const ground = toHexColour(getComputedStyle(map).backgroundColor)
  const { clientWidth: width, clientHeight: height } = map
  const [picture, { service, region }] = await Promise.all([decoded, configured])
  const key = { service, region, ground, width, height, ratio: window.devicePixelRatio }
  if (!picture?.stored.isFor(key)) return
  const { bitmap, stored } = picture
  canvas.className = 'stored-picture'
  canvas.ariaHidden = 'true'
  context.transferFromImageBitmap(bitmap)
  if (!isReplaced()) showUntilReplaced(canvas, stored.stations)
}

/** Returns a colour in the notation of the palette, e.g. `#f3f1ec`. @param colour as the browser computes it */
function toHexColour(colour: string): string {
  const channels = colour.match(/\d+/g)?.slice(0, 3) ?? []
  return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, '0')).join('')}`
}

async function decodeStoredPicture() {
  const stored = await readStoredPicture()
  return stored && { stored, bitmap: await createImageBitmap(stored.image) }
}

/** Whether the page has painted base map and stations, or shows why it has no map. */
const isReplaced = () =>
  document.querySelector(
    '.picture-base:has(canvas) + .picture:not([data-pictured="0"]), .stations-map-unavailable',
  ) !== null

function showUntilReplaced(canvas: HTMLCanvasElement, stations: number): void {
  const { dataset } = document.documentElement
  const remove = () => {
    observer.disconnect()
    canvas.remove()
    delete dataset.storedPicture
  }
  const observer = new MutationObserver(() => isReplaced() && remove())
  observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['data-pictured'] })
  setTimeout(remove, maxShownTime)
  window.addEventListener('resize', remove, { once: true })
  document.body.append(canvas)
  canvas.dataset.pictured = String(stations)
  // The page's own ground would cover it: see `app.css`.
  dataset.storedPicture = ''
}

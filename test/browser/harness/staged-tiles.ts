import { faults } from './faults'
import type { Network } from './staged'

/** A host of map tiles that is another one than the site's. */
export const tileHost = 'tiles.localhost'
export const toTileHost = /^http:\/\/tiles\.localhost\//
export const tileStyles = /^http:\/\/tiles\.localhost\/(light|dark)\.json$/
export const tiles = /^http:\/\/tiles\.localhost\/\d/

/** A pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
const style = {
  version: 8,
  sources: {
    tiles: {
      type: 'raster',
      tiles: [`http://${tileHost}/{z}/{x}/{y}.png`],
      tileSize: 256,
      attribution: 'Staged tiles',
    },
  },
  layers: [{ id: 'tiles', type: 'raster', source: 'tiles' }],
}

/**
 * Configures an online base map of that host, with a style for each theme, and serves it.
 * @param options of `basemap` in the configuration; without, as an operator has it who says nothing of asking
 */
export async function stageTiles(
  network: Pick<Network, 'configure' | 'fail'>,
  options: { ask?: boolean; timeoutSeconds?: number } = {},
): Promise<void> {
  const [light, dark] = ['light', 'dark'].map((theme) => `http://${tileHost}/${theme}.json`)
  await network.configure((config) => ({ ...config, basemap: { light, dark, ...options } }))
  network.fail(toTileHost, faults.answer(png, 'image/png'))
  network.fail(tileStyles, faults.answer(style))
}

import { expect, test } from 'vitest'
import { cameraOnNearest } from '../../../src/app/locate'
import { loaded, now, serveData, station } from '../catalog/small-service'

const here = { lon: 11.3, lat: 46.5 }

test('the camera stands on the nearest stations, in a whole zoom', async () => {
  const { catalog } = await loaded({ stations: [station('A')] })
  expect(await cameraOnNearest(catalog, here)).toEqual({ lon: 11, lat: 46.5, zoom: 8 })
})

test('a catalog that is not loaded or closed gives no camera, and takes no position away', async () => {
  const { open } = await serveData({ stations: [station('A')], plugs: [], latest: [], fails: null })
  const catalog = open()
  expect(await cameraOnNearest(catalog, here)).toBeNull()
  await catalog.load(now)
  expect(await cameraOnNearest(catalog, here)).not.toBeNull()
  const closed = { page: () => Promise.reject(new Error('The catalog is closed.')) }
  expect(await cameraOnNearest(closed, here)).toBeNull()
})

import { details, stationList, waitForMap } from './harness/page-parts'
import { expect, test } from './harness/test'

for (const scheme of ['light', 'dark'] as const)
  for (const [level, at] of [
    ['region', '11.35,46.62,8'],
    ['street', '11.3548,46.4983,14'],
  ] as const)
    test(`printing does not move the camera, at ${level} level, ${scheme}`, {
      tag: '@deep',
    }, async ({ page, openPage }) => {
      await page.emulateMedia({ colorScheme: scheme })
      await openPage(`/?at=${at}`)
      await waitForMap(page)
      const cameraIn = () => new URL(page.url()).searchParams.get('at')
      const box = page.locator('.map-area')
      const size = await box.boundingBox()
      for (const print of [
        () => page.pdf(),
        () => page.pdf({ landscape: true, format: 'A3' }),
        () => page.emulateMedia({ media: 'print' }),
      ]) {
        await print()
        await page.emulateMedia({ media: 'screen' })
        await expect.poll(() => box.boundingBox()).toEqual(size)
        expect(cameraIn()).toBe(at)
      }
      // A camera that had moved unseen would be kept now, elsewhere.
      await page.getByRole('button', { name: 'Zoom in' }).click()
      await expect.poll(cameraIn).not.toBe(at)
      const [lon, lat] = at.split(',').map(Number)
      const [nextLon, nextLat] = (cameraIn() ?? '').split(',').map(Number)
      expect(Math.abs((nextLon ?? 0) - (lon ?? 0))).toBeLessThan(0.01)
      expect(Math.abs((nextLat ?? 0) - (lat ?? 0))).toBeLessThan(0.01)
    })

test('a print that takes long does not move the map to the opened station', { tag: '@deep' }, async ({
  page,
  openPage,
}) => {
  await openPage()
  await waitForMap(page)
  await stationList(page).getByRole('listitem').first().getByRole('button').click()
  const cameraIn = () => new URL(page.url()).searchParams.get('at')
  await expect.poll(cameraIn).toMatch(/,11$/)
  const id = new URL(page.url()).searchParams.get('station')
  await openPage(`/?station=${id}&at=10.9,46.9,9`)
  await waitForMap(page)
  await expect(details(page).getByText('About this station')).toBeVisible()
  const width = await page.locator('.maplibregl-canvas').evaluate(({ clientWidth }) => clientWidth)
  const canvasWidth = () => page.locator('.maplibregl-canvas').evaluate(({ style }) => style.width)
  await page.emulateMedia({ media: 'print' })
  // MapLibre's width of a map without any.
  await expect.poll(canvasWidth).toBe('400px')
  await page.emulateMedia({ media: 'screen' })
  await expect.poll(canvasWidth).toBe(`${width}px`)
  await page.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(cameraIn).toBe('10.9,46.9,10')
})

import { waitForMap } from './harness/page-parts'
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

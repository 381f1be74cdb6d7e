import { expect, test } from '../harness/staged'

test('without stations there is one explanation, whatever the link', async ({ page, network }) => {
  network.rewrite<{ data: unknown[] }>(/\/flat(,node)?\/(EChargingStation|EChargingPlug)\b/, (answer) => ({
    ...answer,
    data: [],
  }))
  await page.goto('/?access=PUBLIC')
  await expect(page.getByText('The service has no stations')).toBeVisible()
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('stations-listed').length)).toBe(1)
  await expect(page.getByText(/fits no station|is ignored/)).toHaveCount(0)
  await expect(page.locator('.notice')).toHaveCount(0)
})

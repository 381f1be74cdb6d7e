import { details, stationList } from './harness/page-parts'
import { expect, test } from './harness/test'

test('the chart turns dark and light with the system', async ({ page, openPage }) => {
  await openPage('/?provider=Alperia&status=available')
  await stationList(page).getByRole('listitem').first().getByRole('button').click()
  const history = details(page).getByRole('region', { name: 'The last hours and days' })
  await expect(history.getByText(/^Free plugs: /)).toBeVisible()
  const drawing = () => history.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
  const light = await drawing()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(drawing).not.toBe(light)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(drawing).toBe(light)
})

import { counts, details, mapIsReady, option, promised, stationList } from './harness/page-parts'
import { expect, test } from './harness/test'

for (const [variant, path] of [
  ['the later variant', '/mobility/v1'],
  ['the older one with _t', '/dataset'],
])
  test(`by configuration the app reads v1, ${variant}`, async ({ page, openPage, app }) => {
    // What an operator would write into config.json; the rest of it as served.
    await page.route('/config.json', async (route) => {
      const config = await (await route.fetch()).json()
      await route.fulfill({
        json: { ...config, service: { dialect: 'v1', baseUrl: `${app.sandboxOrigin}${path}` } },
      })
    })
    await openPage()
    await mapIsReady(page)
    const { of } = await counts(page)
    expect(of).toBeGreaterThan(300)
    const expected = await promised(page, 'Category', 'Sleep & charge')
    await option(page, 'Category', 'Sleep & charge').check()
    await expect.poll(() => counts(page)).toEqual({ matched: expected, of })
    await stationList(page).getByRole('listitem').first().getByRole('button').click()
    await expect(details(page).getByText('No live data').first()).toBeVisible()
  })

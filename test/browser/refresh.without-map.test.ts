import { expect, test } from './harness/test'

// The page's clock is turned by hand here; the site's answers are dated with the moment at which it begins.
const begin = '2026-11-20T13:02:20Z'
test.use({ now: null, sandbox: { SANDBOX_NOW: begin } })

test('“Refresh now” sends a request at once, and the page shows the fetch time', async ({
  page,
  openPage,
}) => {
  let asked = 0
  page.on('request', (request) => {
    if (/\/latest($|\?)/.test(request.url())) asked += 1
  })
  await page.clock.install({ time: begin })
  await openPage()
  await expect(page.getByText(/Fetched 14:02/)).toBeVisible()
  await page.clock.pauseAt('2026-11-20T13:03:05Z')
  expect(asked).toBe(1)

  await page.getByRole('button', { name: 'Refresh now' }).click()
  await expect.poll(() => asked).toBe(2)
  await page.clock.resume()
  await expect(page.getByText(/Fetched 14:03/)).toBeVisible()
})
